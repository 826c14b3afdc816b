import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Stage } from '@/lib/orders/stage';
import * as css from './order-track.css';
import type { AccountWords } from './words';

const STEPS = ['ordered', 'prepared', 'sent', 'delivered'] as const;

/** Whether nothing more comes of an order: it has no step then, and nothing of it can be sent back. */
export const isOver = ({ kind }: Stage): boolean => kind === 'canceled' || kind === 'refunded';

/** The four steps of an order, with the one where it is. */
export function OrderTrack({ stage, t }: { stage: Stage; t: AccountWords }) {
  if (isOver(stage)) return null;
  return (
    <ol className={css.track} aria-label={t('track.label')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={css.step({ reached: index <= stage.step, current: index === stage.step })}
          aria-current={index === stage.step ? 'step' : undefined}
        >
          {t(`track.${step}`)}
          {index < stage.step && <VisuallyHidden> ({t('track.done')})</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
