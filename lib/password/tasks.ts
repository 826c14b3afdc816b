import 'server-only';
import { askForNewsletter } from '../customer/newsletter';
import { FormProblem } from '../forms/handle';
import { consume } from '../limits/consume';
import { MAILS, POSTS } from '../limits/limits';
import { logError } from '../log';
import { visitorAddress } from '../session/visitor';
import { createCustomer, recoverCustomer } from '../shopify/operations/customer-token';
import { enter } from './enter';
import type { VisitorTask } from './handle';
import { recoverFields, recoverSchema, registerFields, registerSchema, signInFields, signInSchema } from './schema';

export const signInTask: VisitorTask<typeof signInSchema> = {
  place: 'sign-in',
  fields: signInFields,
  schema: signInSchema,
  async run(who, context) {
    await enter(who, context, 'login');
    return 'in';
  },
};

export const registerTask: VisitorTask<typeof registerSchema> = {
  place: 'register',
  fields: registerFields,
  schema: registerSchema,
  async run({ newsletter, ...person }, context, { locale }) {
    await consume('posts:register', POSTS, await visitorAddress());
    await createCustomer({ ...person, acceptsMarketing: newsletter === 'on' }, context);
    // A question by mail, whose answer alone subscribes: section 5 of the specification, channel account_creation.
    if (newsletter) await askForNewsletter(person.email, locale);
    await enter(person, context, 'sign_up').catch((error) => {
      logError('session', error);
      throw new FormProblem(null, 'madeNotIn');
    });
    return 'in';
  },
};

export const recoverTask: VisitorTask<typeof recoverSchema> = {
  place: 'recover',
  fields: recoverFields,
  schema: recoverSchema,
  async run({ email }, context) {
    await consume('posts:recover', POSTS, await visitorAddress());
    // Of its own: forms that send something to an address must not keep its owner out.
    await consume('recover-mails', MAILS, email);
    await recoverCustomer(email, context);
    return 'recover';
  },
};
