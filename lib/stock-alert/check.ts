import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { linkUrl, oneClickUrl } from '../links/signed';
import { enqueue } from '../outbox/jobs';
import { absoluteUrl } from '../platform/i18n/navigation';
import { type Locale, MARKETS } from '../platform/markets';
import { getVariantStates } from '../services/shopify/operations/variants';
import type { Delivery } from '../services/store/deliveries';
import type { Store } from '../services/store/open';
import { ALERT_DAYS } from '../services/store/retention';
import { stockAlerts } from '../services/store/schema';
import { shopContext } from '../session/request-market';

type Alert = typeof stockAlerts.$inferSelect;

/** The shop accepts at most 250 ids per request. */
const IDS_PER_CALL = 250;

/**
 * Notifies the subscribers of variants that are back in stock according to the shop, once each. The shop is always
 * requested, whatever a webhook contained, so neither the order nor a repetition of webhooks matters.
 * @param variantIds empty for all variants with active alerts
 */
export async function checkStock(store: Store, variantIds: readonly string[]): Promise<number> {
  const waiting = await store.db
    .select()
    .from(stockAlerts)
    .where(
      and(
        eq(stockAlerts.state, 'active'),
        sql`${stockAlerts.expiresAt} > now()`,
        variantIds.length > 0 ? inArray(stockAlerts.variantId, [...variantIds]) : undefined,
      ),
    );
  let told = 0;
  for (const [locale, alerts] of Map.groupBy(waiting, (alert) => alert.locale as Locale)) {
    const available = await availableIn(locale, [...new Set(alerts.map((alert) => alert.variantId))]);
    for (const alert of alerts) if (available.has(alert.variantId) && (await tell(store, alert))) told += 1;
  }
  return told;
}

async function availableIn(locale: Locale, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let start = 0; start < ids.length; start += IDS_PER_CALL) {
    const slice = ids.slice(start, start + IDS_PER_CALL);
    const states = await getVariantStates(slice, shopContext(MARKETS[locale]));
    for (const { id, available } of states.values()) if (available) found.add(id);
  }
  return found;
}

/** Enqueues the email and ends the request in one transaction: a concurrent check finds it already sent. */
const tell = ({ transaction }: Store, alert: Alert): Promise<boolean> =>
  transaction(async (tx) => {
    const [mine] = await tx
      .update(stockAlerts)
      .set({ state: 'sent', sentAt: sql`now()` })
      .where(and(eq(stockAlerts.id, alert.id), eq(stockAlerts.state, 'active')))
      .returning({ id: stockAlerts.id });
    if (mine) await enqueue(tx, [mailOf(alert)]);
    return Boolean(mine);
  });

function mailOf({ id, email, productName, productPath, variantId, locale: stored }: Alert): Delivery {
  const locale = stored as Locale;
  return {
    kind: 'mail',
    template: 'alert-back',
    locale,
    to: { address: email },
    values: {
      productName,
      productUrl: absoluteUrl(locale, `${productPath}?variant=${variantId}`),
      leaveUrl: linkUrl(locale, 'alert-leave', id, ALERT_DAYS),
    },
    unsubscribeUrl: oneClickUrl(locale, 'alert-leave', id, ALERT_DAYS),
  };
}
