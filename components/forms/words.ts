import { fill, type ProblemValues, readProblem } from '@/lib/forms/state';

/** Messages of every form, as in the message files: `{name}` is filled when they are shown. */
export type FormWords = {
  optional: string;
  required: string;
  errorPrefix: string;
  summaryOne: string;
  summary: string;
  filesAgain: string;
  sending: string;
  checking: string;
  confirm: { title: string; text: string; action: string };
  gone: string;
  errors: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  upload: UploadWords;
};

export type UploadWords = {
  chooseOne: string;
  chooseMany: string;
  drop: string;
  remove: string;
  ready: string;
  sending: string;
  refused: string;
  size: string;
  sizeSmall: string;
};

/** Messages of the e-mail form. */
export type EmailFormWords = Pick<FormWords, 'errors' | 'problems' | 'errorPrefix' | 'sending' | 'confirm' | 'gone'>;

/** The message of a field error; a code without a message is shown as the general problem rather than as a code. */
export function sayError(words: Pick<FormWords, 'errors'>, text: string): string {
  const { code, values } = readProblem(text);
  return fill(words.errors[code] ?? words.errors.invalid ?? '', values);
}

export const sayProblem = (words: Pick<FormWords, 'problems'>, code: string, values: ProblemValues): string =>
  fill(words.problems[code] ?? words.problems.unavailable ?? '', values);
