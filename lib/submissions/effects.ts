import 'server-only';
import { campaignSchema } from '../campaign/schema';
import type { FormName } from '../forms/state';
import type { Locale } from '../markets';
import { newsletterSchema } from '../newsletter/schema';
import { askToConfirm } from '../newsletter/subscribe';
import { askForAlert } from '../stock-alert/alerts';
import { expectedSchema } from '../stock-alert/schema';
import type { Queries } from '../store/open';
import { declarationAccepted } from '../withdrawal/accepted';

type Accepted = { id: string; locale: Locale; payload: Record<string, unknown> };
type Effect = (tx: Queries, accepted: Accepted) => Promise<void>;

const effects: Readonly<Partial<Record<FormName, Effect>>> = {
  newsletter(tx, { locale, payload }) {
    const { email, registration_channel: channel } = newsletterSchema.parse(payload);
    return askToConfirm(tx, { email, locale, channel });
  },
  async campaign(tx, { locale, payload }) {
    const { email, accepts_newsletter } = campaignSchema.parse(payload);
    if (accepts_newsletter) await askToConfirm(tx, { email, locale, channel: 'newsletter_block' });
  },
  'stock-alert': (tx, { locale, payload }) => askForAlert(tx, locale, expectedSchema.parse(payload)),
  withdrawal: declarationAccepted,
};

/**
 * What an accepted submission brings about besides its deliveries. By the form's name and from what was kept: a held one
 * is accepted long after its post.
 */
export const effectOf = (form: string): Effect | undefined => effects[form as FormName];
