import { type SubmitEvent, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import { Dialog } from '@/components/ui/overlay';
import { muted, text } from '@/components/ui/text.css';
import type { ConsentWords, PreferencesWords } from '@/lib/consent/current';
import type { Choice, Consent } from '@/lib/consent/rules';
import * as css from './consent.css';
import { AllOrNothing } from './consent-panel';

type Props = {
  words: { title: string; text: string; by: string };
  /** Text in place of the checkbox where there is nothing to choose. */
  state?: string;
  name?: string;
  checked?: boolean;
};

export function Purpose({ words, state, name, checked }: Props) {
  const id = `consent-${name}`;
  return (
    <div className={css.purpose}>
      {name ? (
        <Checkbox name={name} defaultChecked={checked} aria-describedby={id}>
          <span className={text.label}>{words.title}</span>
        </Checkbox>
      ) : (
        <p className={css.fixed}>
          <span className={text.label}>{words.title}</span> <span className={cx(text.small, muted)}>{state}</span>
        </p>
      )}
      <div id={name && id} className={css.about}>
        <p>{words.text}</p>
        <p className={muted}>{words.by}</p>
      </div>
    </div>
  );
}

const ID = 'consent-preferences';
const FORM = 'consent-form';

const dialog = () => document.getElementById(ID) as HTMLDialogElement | null;

type PreferencesDialogProps = {
  words: ConsentWords;
  preferences: PreferencesWords;
  consent: Consent | null;
  wishes: number;
  cookiesHref: string | null;
  onChoose: (choice: Choice) => void;
};

/** A native modal dialog, like all dialogs here: it traps the focus and restores it. Closing it changes nothing. */
export function PreferencesDialog({
  words,
  preferences,
  consent,
  wishes,
  cookiesHref,
  onChoose,
}: PreferencesDialogProps) {
  useEffect(() => {
    if (wishes > 0 && !dialog()?.open) dialog()?.showModal();
  }, [wishes]);

  const close = (choice: Choice) => {
    dialog()?.close();
    onChoose(choice);
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    close({ analytics: form.has('analytics'), external: form.has('external') });
  };
  const { title, intro, always, save: saveLabel } = preferences;

  return (
    <Dialog
      id={ID}
      title={title}
      closeLabel={preferences.close}
      footer={
        <div className={css.foot}>
          <Button type="submit" form={FORM} size="small" block>
            {saveLabel}
          </Button>
          <AllOrNothing words={words} onChoose={close} />
        </div>
      }
    >
      {/* Reopened, it shows the choice in force, not unsaved checkboxes. */}
      <form key={wishes} id={FORM} className={css.purposes} onSubmit={save}>
        <p>
          {intro} {cookiesHref && <Link href={cookiesHref}>{words.page}</Link>}
        </p>
        <Purpose words={preferences.necessary} state={always} />
        <Purpose words={preferences.analytics} name="analytics" checked={consent?.analytics} />
        <Purpose words={preferences.external} name="external" checked={consent?.external} />
        {consent && (
          <p className={css.reference}>
            {preferences.reference} <code className={css.id}>{consent.id}</code>
          </p>
        )}
      </form>
    </Dialog>
  );
}
