import { isOrderNumber } from '@/lib/shopify/order-number';
import type { AccountWords } from './words';

/** The title of an order's page by the number in its address; what is no number is not repeated. */
export const orderTitle = (number: string, t: AccountWords): string =>
  isOrderNumber(number) ? t('order.title', { name: number }) : t('order.unknown.title');
