'use client';
import { usePathname } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { ToolLink } from '@/components/layout/header-links';
import { Button, IconButton } from '@/components/ui/button';
import { openInPlace, searchDialogId } from '@/components/ui/element-ids';
import { control, label as labelClass } from '@/components/ui/fields.css';
import { useLazyLoad } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/ui/markup';
import { hidden } from '@/components/ui/text.css';
import { type Language, type Locale, MARKETS } from '@/lib/platform/markets';
import * as css from './search.css';
import type { FieldWords } from './search-tool';
import type { SuggestionWords } from './suggest-box';

const boxIn = (messages: Promise<{ default: SuggestionWords }>) =>
  Promise.all([import('./suggest-box'), messages]).then(([{ SuggestBox }, { default: words }]) => ({
    SuggestBox,
    messages: words,
  }));

/** Suggestions with their dependencies and messages, imported when the visitor is about to type. */
const loaders: Readonly<Record<Language, () => ReturnType<typeof boxIn>>> = {
  fr: () => boxIn(import('../../messages/fr/search.json')),
  nl: () => boxIn(import('../../messages/nl/search.json')),
};

type FieldProps = {
  id: string;
  look: 'overlay' | 'page';
  locale: Locale;
  action: string;
  words: FieldWords;
  query?: string;
};

/** A GET form to be placed in a `<search>`, so that the query is in the URL of the results. */
export function SearchForm({
  children,
  ...props
}: FieldProps & { /** Content at the end of the row. */ children?: ReactNode }) {
  const { look, action, words } = props;
  // The header persists while pages change: its field is reset on each.
  const page = usePathname();
  return (
    <form
      method="get"
      action={action}
      className={css.form({ look })}
      onSubmit={(event) => event.currentTarget.closest('dialog')?.close()}
    >
      {look === 'overlay' && <Icon name="search" className={css.icon} />}
      <SearchField key={page} {...props} />
      {look === 'overlay' ? (
        <IconButton type="submit" icon="arrow" label={words.submit} className={css.submit({ look })} />
      ) : (
        <Button type="submit" className={css.submit({ look })}>
          {words.submit}
        </Button>
      )}
      {children}
    </form>
  );
}

/** The plain field is replaced by the one with suggestions, which takes over its value and focus. */
function SearchField({ id, look, locale, action, words, query = '' }: FieldProps) {
  const [wanted, setWanted] = useState(false);
  const [typed, setTyped] = useState(query);
  const [focused, setFocused] = useState(false);
  const { value: box } = useLazyLoad(loaders[MARKETS[locale].language], wanted);
  const labelHidden = look === 'overlay';
  const field = { id, name: 'q', placeholder: words.placeholder, maxLength: words.maxLength };
  const begin = (text: string) => {
    setTyped(text);
    setFocused(true);
    setWanted(true);
  };
  if (box) {
    return (
      <box.SuggestBox
        {...{ ...field, locale, action, words, labelHidden }}
        messages={box.messages}
        defaultValue={typed}
        begun={typed === query ? '' : typed}
        autoFocus={focused}
        className={css.box}
        inputClass={css.input({ look })}
      />
    );
  }
  return (
    <>
      <label htmlFor={id} className={labelHidden ? hidden : cx(labelClass, css.row)}>
        {words.label}
      </label>
      <input
        {...field}
        className={cx(control, css.input({ look }))}
        defaultValue={query}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => begin(target.value)}
        onBlur={() => setFocused(false)}
      />
    </>
  );
}

const open = openInPlace(searchDialogId);

/** The magnifier: a link to the results page, which opens the overlay when JavaScript is available. */
export function SearchLink({ href, label }: { href: string; label: string }) {
  return <ToolLink href={href} icon="search" label={label} onClick={open} prefetch={false} />;
}
