import { DonePanel } from '@/components/forms/done-panel';
import { TextAreaField } from '@/components/forms/text-field';
import { sayProblem } from '@/components/forms/words';
import { orderFormWords } from '@/components/withdrawal/withdrawal-words';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import type { Order } from '@/lib/shopify/customer-types';
import type { OrderReturnQuery } from '@/lib/withdrawal/queries';
import { orderLines } from './order-lines';
import { OrderLinesField } from './order-lines-field';
import { OrderReturnForm } from './order-return-form';

type Props = { locale: Locale; order: Order; asked: OrderReturnQuery };

/** A defect, a wrong product, any other return: no reason is asked for. */
export async function OrderReturn({ locale, order, asked: { done: isDone, problem } }: Props) {
  const [t, words, { choices }] = await Promise.all([
    translations(locale, 'withdrawal'),
    orderFormWords(locale),
    orderLines(locale, order.lines),
  ]);
  const done = { title: t('order.done'), text: <p>{t('order.doneText')}</p> };
  if (isDone) return <DonePanel {...done} />;
  return (
    <OrderReturnForm
      locale={locale}
      words={words}
      problem={problem && sayProblem(words, problem, {})}
      order={order.number}
      submit={t('order.submit')}
      done={done}
    >
      <OrderLinesField legend={t('order.lines')} hint={t('order.returnHint')} lines={choices} />
      <TextAreaField name="reason" label={t('order.reason')} hint={t('order.reasonHint')} rows={4} optional />
    </OrderReturnForm>
  );
}
