import 'server-only';
import { env } from '../env';
import { type Locale, marketOfAddress } from '../markets';

/** The locale of a bare page, whose own address says none: that of the path it leads to, among those of the host. */
export const localeOfPath = (host: string | null, path: string): Locale => marketOfAddress(host, path, env()).locale;
