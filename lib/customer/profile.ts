import 'server-only';
import { AppError } from '../errors';
import type { Said } from './answer';
import type { TaskOf } from './handle';
import { askForNewsletter } from './newsletter';
import { saveAccount } from './save';
import { PROFILE_SCHEMAS, type ProfileSchema, profileFields } from './schema';
import { profileChanges, profileValues } from './values';

/** A customer's own facts. */
export const profileTask: TaskOf<ProfileSchema> = (_posted, country) => ({
  place: 'profile',
  fields: profileFields,
  schema: PROFILE_SCHEMAS[country],
  shown: profileValues,
  async run(typed, { token, context, market, customer }): Promise<Said> {
    const changes = profileChanges(typed, customer, context.country);
    const saved = await saveAccount({ customer: changes }, token, context);
    if (!saved) throw new AppError('signedOut');
    if (changes.acceptsMarketing === undefined) return 'profile';
    if (!changes.acceptsMarketing) return 'newsletterOff';
    const asked = await askForNewsletter(saved.email ?? typed.email, market.locale);
    return asked ? 'newsletterAsked' : 'newsletterLater';
  },
});
