'use client';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { type ComponentProps, useMemo, useState } from 'react';
import { plural } from '@/components/product/listing-words';
import { Combobox } from '@/components/ui/combobox';
import { muted } from '@/components/ui/text.css';
import type { Locale } from '@/lib/markets';
import type { FieldWords } from './field-words';
import { MarkedText } from './marked-text';
import * as css from './search-form.css';
import { type Choice, choicesOf } from './suggestion-choices';
import { type Suggested, useSuggestions } from './use-suggestions';

type Field = Pick<
  ComponentProps<typeof Combobox>,
  | 'id'
  | 'name'
  | 'placeholder'
  | 'maxLength'
  | 'labelHidden'
  | 'defaultValue'
  | 'autoFocus'
  | 'className'
  | 'inputClass'
>;
type Props = Field & {
  locale: Locale;
  action: string;
  words: FieldWords;
  /** Typed before this code arrived. */
  begun: string;
};

const NONE: readonly Choice[] = [];

/** What is said beside the field: nothing before there is something to look for. */
function saying({ phase }: Suggested, found: number, typed: string, words: FieldWords): string {
  if (phase === 'idle') return '';
  if (phase !== 'ready') return words[phase];
  return found > 0 ? plural(words.count, found) : words.none.replace('{query}', () => typed.trim());
}

/** The search field with its suggestions: pages to go to at once, and queries. */
export function SuggestBox({ locale, action, words, begun, ...field }: Props) {
  const router = useRouter();
  const [typed, setTyped] = useState(begun);
  const suggested = useSuggestions(locale, typed);
  const suggestions = suggested.phase === 'ready' ? suggested.suggestions : null;
  const choices = useMemo(
    () => (suggestions ? choicesOf(suggestions, action, words) : NONE),
    [suggestions, action, words],
  );
  const said = saying(suggested, choices.length, typed, words);

  function go({ href }: Choice) {
    document.getElementById(field.id)?.closest('dialog')?.close();
    router.push(href as Route);
  }
  return (
    <>
      <Combobox
        {...field}
        defaultOpen={begun !== ''}
        label={words.label}
        options={choices}
        onType={setTyped}
        onChoose={go}
        renderOption={(choice) => <Suggestion {...choice} />}
        status={said}
        listClass={css.list}
      />
      {said && choices.length === 0 && (
        <p className={`${css.note} ${muted}`} aria-hidden="true">
          {said}
        </p>
      )}
    </>
  );
}

function Suggestion({ title, lead }: Choice) {
  return (
    <span className={css.option}>
      <span>
        <MarkedText text={title} />
      </span>
      {lead && <span className={`${css.lead} ${muted}`}>{lead}</span>}
    </span>
  );
}
