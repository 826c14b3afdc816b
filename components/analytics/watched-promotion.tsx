import { env } from '@/lib/env';
import { Watched } from './watched';

/** Stands in the element that announces something. `name` is what it says. */
export const WatchedPromotion = ({ id, name }: { id: string; name: string }) =>
  env().TAG_MANAGER_ID ? <Watched shown={{ kind: 'promotion', id, name }} /> : null;
