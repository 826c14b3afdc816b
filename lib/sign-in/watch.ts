'use client';
import { QueryObserver } from '@tanstack/react-query';
import { cartDisowned } from '../cart/client';
import { queryClient } from '../platform/browser/query-client';
import { type SessionStatus, type SessionView, sessionQuery, statusOf } from '../session/client';
import { eraseMark, onOtherTab } from '../session/mark-store';

/** Callbacks of a page for changes of its session. */
export type SessionDuties = {
  /** The status of the session, after each successful or failed read. */
  status: (status: SessionStatus) => void;
  /** The session has an error: a login must start again. */
  expired: () => void;
  /** Nobody is signed in any more, or another person is. */
  changed: () => void;
};

/** Watches the session of a page where a customer may be signed in. @returns a function that stops it */
export function watchSession({ status, expired, changed }: SessionDuties): () => void {
  const queries = queryClient();
  queries.mount();
  const observer = new QueryObserver(queries, sessionQuery);
  let email: string | undefined;
  const take = (session: SessionView | null | undefined) => {
    if (session === undefined) return;
    if (session?.error) return expired();
    if (session === null) eraseMark();
    const isOther = email !== undefined && session?.user.email !== email;
    email = session?.user.email;
    if (!isOther && session !== null) return;
    cartDisowned();
    changed();
  };
  const stopObserving = observer.subscribe((result) => {
    if (result.isFetching) return;
    status(statusOf(result));
    // A failed read does not end the session: the next response may contain it.
    if (!result.isError) take(result.data);
  });
  const stopListening = onOtherTab(() => void queries.invalidateQueries({ queryKey: sessionQuery.queryKey }));
  return () => {
    stopObserving();
    stopListening();
    queries.unmount();
  };
}
