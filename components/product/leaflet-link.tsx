import { Icon } from '@/components/ui/icon';
import * as css from './leaflet-link.css';

type Props = {
  href: string;
  title: string;
  /** Kind of file, weight, date, language. */
  detail: string;
  /** Language of the leaflet, where it is not the page's. */
  lang?: string;
};

export function LeafletLink({ href, title, detail, lang }: Props) {
  return (
    <a className={css.link} href={href} hrefLang={lang}>
      <Icon name="document" />
      <span lang={lang}>
        <b className={css.title}>{title}</b>
        <small className={css.detail}>{detail}</small>
      </span>
    </a>
  );
}
