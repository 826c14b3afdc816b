'use client';
import { QueryObserver } from '@tanstack/react-query';
import { cartDisowned } from '../cart/client';
import { queryClient } from '../platform/browser/query-client';
import { type SessionStatus, type SessionView, sessionQuery, statusOf } from '../session/client';
import { eraseMark, onOtherTab } from '../session/mark-store';

/** What a page does about its session. */
export type SessionDuties = {
  /** The status of the session, each time that it has been read or could not be. */
  status: (status: SessionStatus) => void;
  /** The session reports an error: a login is to start again. */
  expired: () => void;
  /** Nobody is signed in any more, or somebody else is. */
  changed: () => void;
};

/** Keeps an eye on the session of a page where somebody may be signed in. @returns how to stop */
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
    // A session that could not be read has not ended: it may be there with the next answer.
    if (!result.isError) take(result.data);
  });
  const stopListening = onOtherTab(() => void queries.invalidateQueries({ queryKey: sessionQuery.queryKey }));
  return () => {
    stopObserving();
    stopListening();
    queries.unmount();
  };
}
