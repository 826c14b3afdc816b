'use client';
/**
 * Client components of the site frame and of most pages: otherwise the script of each route would contain what several routes
 * share. The root layout imports its part from this module, so that its script contains all of it, once.
 */
export { Watched } from '@/components/analytics/watched';
export { AddButton, AddIconButton, AddToCartForm } from '@/components/cart/add-to-cart-form';
export { BagLink, CartDrawerBody } from '@/components/cart/cart-drawer-body';
export { DiscountLink } from '@/components/cart/discount-link';
export { Consent, ManageCookies } from '@/components/consent/consent';
export { NewsletterForm } from '@/components/newsletter/newsletter-form';
export { RecentProducts } from '@/components/product/recent-products';
export { SearchForm, SearchLink } from '@/components/search/search-form';
export { AccountLinkClient } from '@/components/sign-in/account-link-client';
export { ToastRegion } from '@/components/ui/toast';
export { WebVitals } from '@/components/vitals/web-vitals';
export { ErrorBoundary, NotFound } from './error-boundary';
export { FragmentSteps, Main, OverlayCommands, PreviewEvents, PrintedSections } from './main';
export { MegaMenu, NavLink } from './mega-menu';
