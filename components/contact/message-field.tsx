'use client';
import { type SyntheticEvent, useState } from 'react';
import { TextAreaField } from '@/components/forms/text-field';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { textLink } from '@/components/ui/text.css';
import { useLate } from '@/components/ui/use-late';
import { usePaused } from '@/components/ui/use-paused';
import type { VigilanceHint } from '@/lib/vigilance/hint';
import * as css from './message-field.css';

const loadRule = async () => (await import('@/lib/vigilance/mentions')).mentionsAdverseEvent;

type Props = {
  label: string;
  hint: string;
  /** That a link opens another tab. */
  newTab: string;
  vigilance: VigilanceHint;
};

/**
 * The message, and below it, while it mentions an adverse event, where such a thing is declared. The notice comes as soon as the
 * typing pauses, not when the field is left: it would move the button away from under the pointer.
 */
export function MessageField({ label, hint, newTab, vigilance: { expressions, text, link } }: Props) {
  const [message, setMessage] = useState('');
  const { value: mentions } = useLate(loadRule, message !== '');
  const paused = usePaused(message);
  const read = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => setMessage(currentTarget.value);
  return (
    <div>
      <TextAreaField name="message" label={label} hint={hint} onInput={read} onFocus={read} />
      <div role="status">
        {text && mentions?.(expressions, paused) && (
          <div className={css.notice}>
            <Notice size="small">
              <p>{text}</p>
              {link && (
                // In another tab: what was typed stays where it is.
                <Link href={link.href} target="_blank" rel="noopener noreferrer" className={textLink}>
                  {link.text} {newTab}
                </Link>
              )}
            </Notice>
          </div>
        )}
      </div>
    </div>
  );
}
