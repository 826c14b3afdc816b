'use client';
import type { ReactNode } from 'react';
import type { Done } from '@/components/forms/panels';
import { SubmissionForm } from '@/components/forms/submission-form';
import type { FormWords } from '@/components/forms/words';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { requestReturnFromOrder } from '@/lib/returns/actions';

const loadOrderReturnSchema = async () => (await import('@/lib/returns/schema')).orderReturnSchema;

type Props = {
  locale: string;
  words: FormWords;
  /** Error message of a post without JavaScript. */
  problem: string | null;
  order: string;
  submit: string;
  done: Done;
  children: ReactNode;
};

/** Section 5 of the specification, "Return products", from an order: without a bot check. */
export function OrderReturnForm({ problem, order, ...form }: Props) {
  return (
    <Stack gap={5}>
      {problem && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
      <SubmissionForm
        {...form}
        id="order-return"
        form="returns"
        action={requestReturnFromOrder}
        bot="none"
        schema={loadOrderReturnSchema}
        hidden={{ order }}
      />
    </Stack>
  );
}
