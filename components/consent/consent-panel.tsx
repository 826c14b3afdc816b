import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import type { ConsentWords } from '@/lib/consent/client-words';
import type { Choice } from '@/lib/consent/cookie';
import { openPreferences } from '@/lib/consent/use-consent';
import { AllOrNothing } from './all-or-nothing';
import * as css from './consent-panel.css';

type Props = { words: ConsentWords; onChoose: (choice: Choice) => void };

/**
 * The first thing in the page for a keyboard and a screen reader, and no dialog: it neither takes the focus nor keeps it,
 * and whoever reads on has answered nothing.
 */
export function ConsentPanel({ words, onChoose }: Props) {
  return (
    <section className={cx(sectionClass('White'), css.panel)} aria-labelledby="consent-title">
      <h2 id="consent-title" className={css.title}>
        {words.panel.title}
      </h2>
      <p className={css.text}>{words.panel.text}</p>
      <AllOrNothing words={words} onChoose={onChoose} />
      <button type="button" className={css.cases} aria-haspopup="dialog" onClick={openPreferences}>
        {words.panel.preferences}
      </button>
    </section>
  );
}
