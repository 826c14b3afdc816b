'use client';
/**
 * What the frame, and what most pages have, do in the browser: the script of each route would carry again what several routes
 * take. The root layout takes its part from this module, so that its script has all of it, once.
 */
export { Watched } from '@/components/analytics/watched';
export { AddButton, AddIconButton, AddToCartForm } from '@/components/cart/add-to-cart-form';
export { BagLink } from '@/components/cart/bag-link';
export { CartDrawerBody } from '@/components/cart/cart-drawer-body';
export { DiscountLink } from '@/components/cart/discount-link';
export { Consent } from '@/components/consent/consent';
export { ManageCookies } from '@/components/consent/manage-cookies';
export { NewsletterForm } from '@/components/newsletter/newsletter-form';
export { RecentProducts } from '@/components/product/recent-products';
export { SearchForm } from '@/components/search/search-form';
export { SearchLink } from '@/components/search/search-link';
export { AccountLinkClient } from '@/components/sign-in/account-link-client';
export { OverlayCommands } from '@/components/ui/overlay-commands';
export { PrintedSections } from '@/components/ui/printed-sections';
export { ToastRegion } from '@/components/ui/toast';
export { ErrorBoundary } from './error-boundary';
export { Main } from './main';
export { MegaMenu, NavLink } from './mega-menu';
export { PreviewEvents } from './preview-events';
