import type { ComponentProps, ReactNode, Ref, SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type FormAction, HiddenFields } from './hidden-fields';

type Props = {
  ref?: Ref<HTMLFormElement>;
  /** Without JavaScript the browser posts the form to it. */
  action: FormAction;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  fields: Readonly<Record<string, string>>;
  kind?: ComponentProps<typeof Button>['kind'];
  busy: boolean;
  /** Message below the button: the last attempt did not reach the server. */
  problem: string | null;
  /** Label of the button. */
  children: ReactNode;
};

/** A form of hidden fields and one button. */
export function ButtonForm({ fields, kind, busy, problem, children, ...form }: Props) {
  return (
    <form {...form}>
      <HiddenFields fields={fields} />
      <Button type="submit" kind={kind} busy={busy}>
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
