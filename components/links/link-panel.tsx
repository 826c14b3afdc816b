'use client';
import { useState } from 'react';
import { useFormStatus } from 'react-dom';
import { DonePanel } from '@/components/forms/panels';
import { ActionForm, SubmitButton } from '@/components/ui/action-form';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { followLink } from '@/lib/confirmation/actions';
import type { Outcome } from '@/lib/links/signed';

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
  /** Why the button is still there, above it. */
  again: Readonly<Record<'unavailable' | 'limitedToday', string>>;
};

/** Not there while the button is tried again: an alert is announced when it is inserted. */
function Problem({ text }: { text: string }) {
  if (useFormStatus().pending) return null;
  return (
    <Notice tone="error" live>
      {text}
    </Notice>
  );
}

/** The button of a link: opening the page has no side effect, since mail programs prefetch links to scan them. */
export function LinkPanel({ token, locale, form, outcome: before, text, action, done, ended, again }: Props) {
  const [outcome, setOutcome] = useState(before);

  if (outcome === 'done') return <DonePanel title={done.title} text={<p>{done.text}</p>} />;
  if (outcome && outcome !== 'unavailable' && outcome !== 'limitedToday') {
    const { title, text: sentence } = ended[outcome];
    return <DonePanel title={title} text={<p>{sentence}</p>} ended />;
  }
  return (
    <ActionForm
      action={followLink}
      onReply={(reply) => setOutcome(reply.outcome)}
      lost={() => setOutcome('unavailable')}
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      {form && <input type="hidden" name="form" value={form} />}
      <Stack gap={4}>
        <p>{text}</p>
        {outcome && <Problem text={again[outcome]} />}
        <div>
          <SubmitButton>{action}</SubmitButton>
        </div>
      </Stack>
    </ActionForm>
  );
}
