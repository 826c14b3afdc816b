import { RichText } from '@/components/editorial/rich-text';
import { Newsletter } from '@/components/newsletter/newsletter';
import { cx } from '@/components/ui/cx';
import { muted } from '@/components/ui/text.css';
import type { Locale } from '@/lib/markets';
import type { NewsletterWords } from '@/lib/settings/queries';
import * as css from './footer-newsletter.css';

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
