import { Link } from '@/components/ui/link';
import * as css from './frame.css';

/**
 * The mark and the name; a link to the home page when it is given a URL. The frame's links are not prefetched: they are on
 * every page.
 */
export function Logo({ name, href, label }: { name: string; href?: string; label?: string }) {
  const content = (
    <>
      <i className={css.mark} aria-hidden="true" />
      <span>{name}</span>
    </>
  );
  if (!href) return <span className={css.logo}>{content}</span>;
  return (
    <Link className={css.logo} href={href} aria-label={label} prefetch={false}>
      {content}
    </Link>
  );
}
