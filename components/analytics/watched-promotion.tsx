import { Watched } from '@/components/layout/islands';
import { env } from '@/lib/env';

/** Stands in the element that announces something. `name` is what it says. */
export const WatchedPromotion = ({ id, name }: { id: string; name: string }) =>
  env().TAG_MANAGER_ID ? <Watched shown={{ kind: 'promotion', id, name }} /> : null;
