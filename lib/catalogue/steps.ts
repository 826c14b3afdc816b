type Take = (event: PopStateEvent) => void;

let take: Take | undefined;

/** For `instrumentation-client.ts`: who listens to a window first is told first, and may keep a step from the others. */
export const listenToSteps = (): void => window.addEventListener('popstate', (event) => take?.(event));

/** Steps back and forward are first told to the page that is shown. @returns what ends that */
export function takeSteps(own: Take): () => void {
  take = own;
  return () => {
    if (take === own) take = undefined;
  };
}
