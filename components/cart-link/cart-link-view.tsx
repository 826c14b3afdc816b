import { connection } from 'next/server';
import { wordsIn } from '@/components/cart/cart-screen';
import { type SummaryRow, SummaryRows } from '@/components/cart/cart-summary';
import * as css from '@/components/cart/cart-summary.css';
import { PageFrame } from '@/components/layout/page-frame';
import { AnswerNotice } from '@/components/ui/answer-notice';
import { ButtonLink, ButtonRow } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/error-view';
import { cx } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import { Container, Section } from '@/components/ui/section';
import { muted, text } from '@/components/ui/text.css';
import { getLinkedLines, type LinkedLine, linkCodes, readCartLink } from '@/lib/cart/link';
import { MAX_QUANTITY } from '@/lib/catalogue/tables';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { logError } from '@/lib/platform/log/log';
import { LOCALES, type Locale, MARKETS } from '@/lib/platform/markets';
import type { Alternates } from '@/lib/services/prismic/documents';
import { formatMoney } from '@/lib/services/shopify/money';
import { buyerContext } from '@/lib/session/request-market';
import { CartLinkForm } from './cart-link-form';

type CartLinkLinesProps = {
  locale: Locale;
  lines: readonly LinkedLine[] /** Codes, separated by commas. */;
  discount: string;
};

/** The articles of a cart link with their prices per unit, and why one of them cannot be bought as asked. */
async function CartLinkLines({ locale, lines, discount }: CartLinkLinesProps) {
  const t = await translations(locale, 'cart');
  const { tag } = MARKETS[locale];
  const codes = discount.split(',').filter(Boolean);
  const rows = lines.map(({ variantId, quantity, requested, news, variant }): SummaryRow => {
    const name = variant?.productTitle ?? t('link.unnamed');
    const options = Object.values(variant?.selectedOptions ?? {}).join(', ');
    const problem = news && t(`link.problem.${news}`, { quantity, most: MAX_QUANTITY });
    return {
      id: variantId,
      label: t('link.line', { quantity: quantity || requested, name }),
      details: [options, problem].filter(Boolean).join('. '),
      // A medicine is not advertised with a price, and what is not for sale has none.
      amount: variant && quantity > 0 ? t('link.each', { amount: formatMoney(variant.price, tag) }) : '',
    };
  });
  return (
    <>
      <SummaryRows rows={rows} />
      {codes.length > 0 && <p>{t('link.codes', { count: codes.length, codes: codes.join(', ') })}</p>}
      <p className={cx(text.small, muted)}>{t('link.kept')}</p>
    </>
  );
}

type Query = Readonly<Record<string, string | string[] | undefined>>;
type Props = { locale: Locale /** As in the address, decoded. */; lines: string; query: Query };

/** The link on the hosts of the other shops: variants have the same ids there. */
function alternatesOf(lines: string, query: Record<string, string>): Alternates {
  const shops = LOCALES.filter((locale) => MARKETS[locale].shop);
  const to = (locale: Locale) => pathFor(locale, '/cart/[lines]', { params: { lines }, query });
  return Object.fromEntries(shops.map((locale) => [locale, to(locale)]));
}

/** What a cart link holds, and the button that puts it into the cart. */
export async function CartLinkView({ locale, lines, query }: Props) {
  const t = await translations(locale, 'cart');
  const link = readCartLink(lines);
  const discount = typeof query.discount === 'string' ? linkCodes(query.discount).join(',') : '';
  const linked = await linesOrSilence(link.lines, locale);
  const canBuy = linked?.some(({ quantity }) => quantity > 0) ?? false;
  const isWhole = !link.isMalformed && (linked?.every(({ news }) => news === null) ?? false);
  const failure = wordsIn(query, t);
  const discountQuery: Record<string, string> = discount ? { discount } : {};
  return (
    <PageFrame locale={locale} background="White" alternates={alternatesOf(lines, discountQuery)}>
      <Section background="White" space="tight">
        <Container>
          <div className={css.column}>
            <h1>{t('link.title')}</h1>
            {failure && <AnswerNotice tone="error">{failure}</AnswerNotice>}
            {!linked && !failure && <Notice tone="error">{t('unavailable')}</Notice>}
            {linked && link.isMalformed && <Notice tone="warning">{t('warning.LINK_MALFORMED')}</Notice>}
            {linked && linked.length > 0 && <CartLinkLines locale={locale} lines={linked} discount={discount} />}
            {!linked && (
              <ButtonRow>
                <ButtonLink
                  kind="secondary"
                  href={pathFor(locale, '/cart/[lines]', { params: { lines }, query: discountQuery })}
                  prefetch={false}
                >
                  {t('retry')}
                </ButtonLink>
              </ButtonRow>
            )}
            {linked && !canBuy && (
              <EmptyState
                title={t('link.nothing')}
                action={<ButtonLink href={pathFor(locale, '/ecommerce')}>{t('empty.action')}</ButtonLink>}
              />
            )}
            {canBuy && (
              <CartLinkForm
                locale={locale}
                fields={{ lines, discount }}
                isDirect={isWhole && !failure}
                lost={t('error.unreachable')}
              >
                {t('link.action')}
              </CartLinkForm>
            )}
          </div>
        </Container>
      </Section>
    </PageFrame>
  );
}

/** Null when the shop does not respond. */
async function linesOrSilence(
  lines: Parameters<typeof getLinkedLines>[0],
  locale: Locale,
): Promise<LinkedLine[] | null> {
  // A prefetch of the link ends here: the shop is asked for a visit only.
  await connection();
  try {
    return await getLinkedLines(lines, await buyerContext(MARKETS[locale]));
  } catch (error) {
    logError('cart', error);
    return null;
  }
}
