'use client';
import { type MouseEvent, useId, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Status } from '@/components/ui/status';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { askPosition, type PositionProblem } from '@/lib/directory/ask-position';
import { writePoint } from '@/lib/directory/selection';
import * as css from './directory.css';

/** Precision of the position that is sent: three decimals, a hundred metres. */
const DECIMALS = 3;

export type AroundMeWords = Record<'action' | 'why' | 'asking' | PositionProblem, string>;

/** Leads to the results around the visitor, with the other fields of its form. No permission is requested before a click. */
export function AroundMe({ action, words }: { action: string; words: AroundMeWords }) {
  const why = useId();
  const [busy, start] = useTransition();
  const [problem, setProblem] = useState<PositionProblem | null>(null);

  function press({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
    if (busy || !form) return;
    setProblem(null);
    start(async () => {
      const position = await askPosition();
      if ('problem' in position) return setProblem(position.problem);
      const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
      query.delete('place');
      query.set('at', writePoint(position.at, DECIMALS));
      // A full page load: analytics must not run on a page whose URL contains the visitor's position.
      location.assign(`${action}?${query}`);
    });
  }

  return (
    <div className={css.box}>
      <Button kind="secondary" size="small" busy={busy} aria-describedby={why} onClick={press}>
        <Icon name="pin" size="small" />
        {words.action}
      </Button>
      <p id={why} className={css.why}>
        {words.why}
      </p>
      <VisuallyHidden role="status">{busy ? words.asking : ''}</VisuallyHidden>
      <Status className={css.problem}>
        {problem && (
          <Notice tone="warning" size="small">
            {words[problem]}
          </Notice>
        )}
      </Status>
    </div>
  );
}
