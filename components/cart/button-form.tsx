import type { ComponentProps } from 'react';
import { ActionForm, SubmitButton } from '@/components/ui/action-form';
import type { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/field';

type Props<Reply> = ComponentProps<typeof ActionForm<Reply>> & {
  fields: Readonly<Record<string, string>>;
  kind?: ComponentProps<typeof Button>['kind'];
};

/** A form of hidden fields and one button, whose children are its label. */
export function ButtonForm<Reply>({ fields, kind, children, ...form }: Props<Reply>) {
  return (
    <ActionForm {...form}>
      <HiddenFields fields={fields} />
      <SubmitButton kind={kind}>{children}</SubmitButton>
    </ActionForm>
  );
}
