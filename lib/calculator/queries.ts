import 'server-only';
import { env } from '../platform/env';
import type { Constants } from './constants';

/** The constants from the settings. */
export function brandConstants(): Constants {
  const settings = env();
  return {
    granulesPerTube: settings.GRANULES_PER_TUBE,
    dropsPerMl: { flask: settings.DROPS_PER_ML_FLASK, flask_tm: settings.DROPS_PER_ML_TINCTURE },
    defaultDrops: { flask: settings.DROPS_BY_DEFAULT_FLASK, flask_tm: settings.DROPS_BY_DEFAULT_TINCTURE },
  };
}
