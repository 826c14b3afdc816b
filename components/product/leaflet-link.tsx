import { Icon } from '@/components/ui/icon';
import * as css from './leaflet-link.css';

type Props = {
  href: string;
  title: string;
  /** Kind of file, weight, date, language. */
  detail: string;
  /** Language of the leaflet and its title, where it is not the page's; the detail is in the page's. */
  lang?: string;
};

export function LeafletLink({ href, title, detail, lang }: Props) {
  return (
    <a className={css.link} href={href} hrefLang={lang}>
      <Icon name="document" />
      <span>
        <b className={css.title} lang={lang}>
          {title}
        </b>
        <small className={css.detail}>{detail}</small>
      </span>
    </a>
  );
}
