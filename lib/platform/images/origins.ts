import { isHostedContent } from '../content-endpoint.ts';

type Services = { PRISMIC_API_ENDPOINT?: string; SHOPIFY_STORE_DOMAIN: string };

/** Origins of pictures: the hosted services have separate hosts for them, embedded ones serve them themselves. */
export function imageOrigins({ PRISMIC_API_ENDPOINT: content, SHOPIFY_STORE_DOMAIN: shop }: Services): string[] {
  const ownContent = content && !isHostedContent(content) ? new URL(content).origin : null;
  const hostedShop = new URL(shop).protocol === 'https:';
  return [ownContent ?? 'https://images.prismic.io', hostedShop ? 'https://cdn.shopify.com' : new URL(shop).origin];
}
