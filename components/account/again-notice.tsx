import { AnswerNotice } from '@/components/ui/answer-notice';
import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import { pathFor } from '@/lib/i18n/navigation';
import type { Locale } from '@/lib/markets';
import { AGAIN_ID, type AgainSaid } from '@/lib/orders/again-said';
import type { AccountWords } from './words';

/** What became of ordering again, where not everything is in the cart. */
export function AgainNotice({ said, locale, t }: { said: AgainSaid; locale: Locale; t: AccountWords }) {
  return (
    <AnswerNotice id={AGAIN_ID} tone="warning">
      <p>{sentenceOf(said, t)}</p>
      {said.kind !== 'unavailable' && (
        <p>
          <Link href={pathFor(locale, '/checkout/cart')} prefetch={false} className={textLink}>
            {t('again.cart')}
          </Link>
        </p>
      )}
    </AnswerNotice>
  );
}

function sentenceOf({ kind, titles }: AgainSaid, t: AccountWords): string {
  if (kind !== 'missing') return t(`again.${kind}`);
  const count = titles.length;
  return count === 0 ? t('again.missingAll') : t('again.missing', { count, titles: titles.join(', ') });
}
