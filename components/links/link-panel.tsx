'use client';
import { useActionState } from 'react';
import { DonePanel } from '@/components/forms/done-panel';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { followLink } from '@/lib/confirmation/actions';
import type { Outcome } from '@/lib/links/said';

type Words = { title: string; text: string };

type Props = {
  token: string;
  locale: string;
  form?: string | null;
  /** What came of it, pressed without script. */
  said?: Outcome | null;
  text: string;
  action: string;
  done: Words;
  /** When the link has been used up or has aged meanwhile, or when what it is good for has to wait. */
  ended: Readonly<Record<'later' | 'gone' | 'expired' | 'invalid', Words>>;
  unavailable: string;
};

/** The button of a link: opening the page does nothing, since mail programs open pages to look at them. */
export function LinkPanel({ token, locale, form, said: before, text, action, done, ended, unavailable }: Props) {
  const [state, follow, busy] = useActionState(followLink, before ? { outcome: before } : null);
  if (state?.outcome === 'done') return <DonePanel title={done.title} text={<p>{done.text}</p>} />;
  if (state && state.outcome !== 'unavailable') {
    const { title, text: said } = ended[state.outcome];
    return <DonePanel title={title} text={<p>{said}</p>} ended />;
  }
  return (
    <form action={follow}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      {form && <input type="hidden" name="form" value={form} />}
      <Stack gap={4}>
        <p>{text}</p>
        {state && (
          <Notice tone="error" live>
            {unavailable}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={busy}>
            {action}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
