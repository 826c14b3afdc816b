import 'server-only';
import { within } from '../http/deadlines';
import { PART_MS } from '../http/patience';
import { localeOfShop } from '../markets';
import type { ShopContext } from '../shopify/client';
import { isMedicineOfShop } from './sold';

/**
 * Whether nobody may buy a product of the shop here nor be given it, whatever the shop says: a medicine by its page. False
 * while nobody can say, so that an outage of the content takes no cart along.
 * @param productId the shop's plain id
 */
export const isBarred = async (productId: string, context: ShopContext): Promise<boolean> =>
  (await within(PART_MS, isMedicineOfShop(localeOfShop(context), productId))) ?? false;
