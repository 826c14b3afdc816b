import type { FormWords } from '../../../components/forms/words.ts';
import messages from '../../../messages/fr/forms.json';

const { optional, required, errorPrefix, summaryOne, summary, filesAgain, sending, checking, gone } = messages;

/** The texts that the pages pass to their forms. */
export const words: FormWords = {
  optional,
  required,
  errorPrefix,
  summaryOne,
  summary,
  filesAgain,
  sending,
  checking,
  gone,
  confirm: messages.confirm,
  errors: messages.errors,
  problems: messages.problems,
  upload: { ...messages.upload, tag: 'fr-FR' },
};
