import type { FormWords } from '../../../components/forms/words.ts';
import messages from '../../../messages/fr/forms.json';
import submission from '../../../messages/fr/submission.json';

const { optional, required, summaryOne, summary, filesAgain, checking, upload } = messages;

/** The texts that the pages pass to their forms. */
export const words: FormWords = {
  ...submission,
  optional,
  required,
  summaryOne,
  summary,
  filesAgain,
  checking,
  upload: { ...upload, tag: 'fr-FR' },
};
