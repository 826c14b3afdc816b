'use client';
import { type SubmitEvent, useActionState, useState, useTransition } from 'react';
import { DonePanel } from '@/components/forms/panels';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { followLink } from '@/lib/confirmation/actions';
import type { Outcome } from '@/lib/links/link-query';

type Words = { title: string; text: string };

type Props = {
  token: string;
  locale: string;
  form?: string | null;
  /** Result of the button, pressed without JavaScript. */
  outcome?: Outcome | null;
  text: string;
  action: string;
  done: Words;
  /** Messages for a link that was used or expired meanwhile, or whose action has to wait. */
  ended: Readonly<Record<'later' | 'gone' | 'expired' | 'invalid', Words>>;
  unavailable: string;
};

/** The button of a link: opening the page has no side effect, since mail programs prefetch links to scan them. */
export function LinkPanel({ token, locale, form, outcome: before, text, action, done, ended, unavailable }: Props) {
  const [posted, post] = useActionState(followLink, before ? { outcome: before } : null);
  const [sent, setSent] = useState<typeof posted>(null);
  const [isBusy, start] = useTransition();
  const state = sent ?? posted;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    start(async () => {
      // A lost connection is said here: the form's action alone would replace the page by the error page.
      const answer = await followLink(null, form).catch(() => ({ outcome: 'unavailable' }) as const);
      start(() => setSent(answer));
    });
  }

  if (state?.outcome === 'done') return <DonePanel title={done.title} text={<p>{done.text}</p>} />;
  if (state && state.outcome !== 'unavailable') {
    const { title, text: sentence } = ended[state.outcome];
    return <DonePanel title={title} text={<p>{sentence}</p>} ended />;
  }
  return (
    <form action={post} onSubmit={submit}>
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
          <Button type="submit" busy={isBusy}>
            {action}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
