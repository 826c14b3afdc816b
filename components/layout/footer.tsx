import type { ReactNode } from 'react';
import { RichText } from '@/components/editorial/rich-text';
import { onInk } from '@/components/theme/section.css';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cx, inOrder } from '@/components/ui/markup';
import { Picture } from '@/components/ui/picture';
import { Container } from '@/components/ui/section';
import { muted } from '@/components/ui/text.css';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import type { NewsletterWords } from '@/lib/settings/queries';
import * as css from './frame.css';
import type { LinkItem, Shelf } from './header-islands';
import { NewsletterForm } from './islands';

/** The newsletter's title and form, two blocks side by side at the top of the footer. */
export function FooterNewsletter({ locale, words }: { locale: Locale; words: NewsletterWords | null }) {
  if (!words) return null;
  return (
    <>
      <div>
        <h2 className={css.title}>{words.title}</h2>
        <p className={cx(css.text, muted)}>{words.text}</p>
      </div>
      <Newsletter locale={locale} note={<RichText field={words.note} className={cx(css.note, muted)} />} />
    </>
  );
}

type Props = {
  columns: readonly Shelf[];
  baseline: string;
  legal: readonly LinkItem[];
  /** Title and form of the newsletter, two blocks side by side. */
  newsletter?: ReactNode;
  /** Further items of the legal line, such as the button that reopens the consent preferences. */
  children?: ReactNode;
};

const wordmark = { src: '/brand/wordmark.svg', alt: '', width: 1104, height: 300, service: 'static' } as const;

export function Footer({ columns, baseline, legal, newsletter, children }: Props) {
  return (
    <footer className={cx(onInk, css.footer)}>
      <Container>
        {newsletter && <div className={css.news}>{newsletter}</div>}
        <div className={css.columns}>
          {inOrder(columns, (column) => (
            <FooterColumn {...column} />
          ))}
        </div>
        <div className={css.base}>
          <span>{baseline}</span>
          {inOrder(legal, ({ href, text }) => (
            <Link className={css.legal} href={href} prefetch={false}>
              {text}
            </Link>
          ))}
          {children}
        </div>
      </Container>
      <Container>
        <Picture image={wordmark} sizes="100vw" className={css.wordmark} />
      </Container>
    </footer>
  );
}

/** A list to open on a phone; from md all of them are open, and only have their titles. */
function FooterColumn({ title, links }: Shelf) {
  return (
    <div className={css.column}>
      <h2 className={css.footerTitle}>{title}</h2>
      <details>
        <summary className={css.footerSummary}>
          {title}
          <Icon name="chevron" className={css.footerChevron} />
        </summary>
        <ul role="list" className={css.list}>
          {inOrder(links, ({ href, text }) => (
            <li>
              <Link className={css.footerLink} href={href} prefetch={false}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** The newsletter form with its messages; for the footer and for the slice. */
export async function Newsletter({ locale, note }: { locale: Locale; note?: ReactNode }) {
  const t = await translations(locale, 'forms');
  return (
    <NewsletterForm
      locale={locale}
      channel="newsletter_block"
      labels={{
        email: t('newsletter.email'),
        submit: t('newsletter.submit'),
        done: t('newsletter.done'),
        doneText: t('newsletter.doneText'),
      }}
      note={note}
    />
  );
}
