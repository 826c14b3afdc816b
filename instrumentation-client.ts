import { announceNavigation } from './lib/platform/browser/navigation';

/** Called by the framework when its router begins a navigation. */
export const onRouterTransitionStart = announceNavigation;
