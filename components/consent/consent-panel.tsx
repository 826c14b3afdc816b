'use client';
import { sectionClass } from '@/components/theme/section';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/markup';
import { type ConsentWords, openPreferences } from '@/lib/consent/current';
import type { Choice } from '@/lib/consent/rules';
import * as css from './consent.css';

type AllOrNothingProps = { words: ConsentWords; onChoose: (choice: Choice) => void };

/** Reject and accept side by side: the same look, the same size, one click each. */
export function AllOrNothing({ words, onChoose }: AllOrNothingProps) {
  return (
    <div className={css.pair}>
      <Button kind="secondary" size="small" onClick={() => onChoose({ analytics: false, external: false })}>
        {words.refuse}
      </Button>
      <Button kind="secondary" size="small" onClick={() => onChoose({ analytics: true, external: true })}>
        {words.accept}
      </Button>
    </div>
  );
}

type ConsentPanelProps = { words: ConsentWords; onChoose: (choice: Choice) => void };

/**
 * First in the page for keyboards and screen readers, and not a dialog: it neither takes nor traps the focus, and continuing to
 * read is not a choice.
 */
export function ConsentPanel({ words, onChoose }: ConsentPanelProps) {
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
