import type { ReactNode, Ref, SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type FormAction, HiddenFields } from './hidden-fields';

type Props = {
  ref?: Ref<HTMLFormElement>;
  /** Without JavaScript the browser posts the form to it. */
  action: FormAction;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  fields: Readonly<Record<string, string>>;
  busy: boolean;
  /** Message below the button: the last attempt did not reach the server. */
  problem: string | null;
  /** Label of the button. */
  children: ReactNode;
};

/** A form of hidden fields and one button. */
export function ButtonForm({ fields, busy, problem, children, ...form }: Props) {
  return (
    <form {...form}>
      <HiddenFields fields={fields} />
      <Button type="submit" busy={busy}>
        {children}
      </Button>
      {problem && (
        <Notice tone="error" size="small" live>
          {problem}
        </Notice>
      )}
    </form>
  );
}
