'use client';
/**
 * Client components of the site frame and of most pages: otherwise the script of each route would contain what several routes
 * share. The root layout imports its part from this module, so that its script contains all of it, once.
 */
export { Watched, WebVitals } from '@/components/analytics/measured';
export {
  AddButton,
  AddIconButton,
  AddToCartForm,
  BagLink,
  CartDrawerBody,
  DiscountLink,
} from '@/components/cart/cart-islands';
export { Consent, ManageCookies } from '@/components/consent/consent';
export { NewsletterForm } from '@/components/newsletter/newsletter-form';
export { RecentProducts } from '@/components/product/recent-products';
export { SearchForm, SearchLink } from '@/components/search/search-form';
export { ToastRegion } from '@/components/ui/toast';
export { ErrorBoundary, NotFound } from './error-boundary';
export { AccountLinkClient, MegaMenu, NavLink } from './header-islands';
export { Main, PageListeners, PreviewEvents } from './main';
