'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { CartState, Said } from '@/lib/cart/use-cart';
import { useTrouble } from '@/lib/cart/use-trouble';
import { problemOf } from '@/lib/cart/words';
import * as css from './line-notices.css';
import { TroubleNotice } from './trouble-notice';

type Props = { state: CartState; onUndo: () => void };

/** Above the lines: how the connection is, what can be taken back, and what went wrong with a line that is not there. */
export function LineNotices({ state, onUndo }: Props) {
  const t = useTranslations('cart');
  const { said, removed } = state;
  const trouble = useTrouble(state.settled);
  const lost = said && isLost(said, state) ? problemOf(said.reply, t) : null;
  return (
    <div className={css.notices}>
      <TroubleNotice trouble={trouble} />
      {removed && (
        <Notice key={removed.id} size="small" icon="remove">
          <div className={css.undo}>
            <span className={css.words}>{t('removed', { name: removed.variant.productTitle })} </span>
            {/* The button that had the focus went with the line. */}
            <Button kind="ghost" size="small" className={css.button} autoFocus onClick={onUndo}>
              {t('undo')}
            </Button>
          </div>
        </Notice>
      )}
      {lost && (
        <Notice size="small" tone="error" live>
          {lost}
        </Notice>
      )}
    </div>
  );
}

/** A problem about a line that is there no longer, or about what was to come back, has no place of its own. */
const isLost = ({ about, lineId }: Said, { cart }: CartState): boolean =>
  about === 'restore' || (about === 'line' && !cart?.lines.some(({ id }) => id === lineId));
