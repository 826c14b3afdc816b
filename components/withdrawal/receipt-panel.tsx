'use client';
import { DonePanel } from '@/components/forms/done-panel';
import { Button } from '@/components/ui/button';
import { Stack } from '@/components/ui/section';
import type { Receipt } from '@/lib/withdrawal/state';
import { DeclarationFacts } from './declaration-facts';
import * as css from './receipt-panel.css';
import type { WithdrawalWords } from './words';

type Props = { receipt: Receipt; words: WithdrawalWords };

/** The declaration has been made: what, when, and under which reference. */
export function ReceiptPanel({ receipt, words: { done, facts } }: Props) {
  const text = (
    <Stack gap={4}>
      <p>{receipt.mailed ? done.mailed : done.page}</p>
      <DeclarationFacts shown={receipt.shown} made={receipt} words={facts} />
      <p>{done.next}</p>
      <div className={css.button}>
        <Button kind="secondary" onClick={() => window.print()}>
          {done.print}
        </Button>
      </div>
    </Stack>
  );
  return <DonePanel title={done.title} text={text} />;
}
