import { fill, type ProblemValues, readProblem } from '@/lib/forms/state';

/** What a form says of a submission, as in the message files: `{name}` is filled when it is shown. */
export type SubmissionWords = {
  errorPrefix: string;
  sending: string;
  confirm: { title: string; text: string; action: string };
  gone: string;
  errors: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
};

/** Messages of every form with fields that are checked in the browser. */
export type FormWords = SubmissionWords & {
  optional: string;
  required: string;
  summaryOne: string;
  summary: string;
  filesAgain: string;
  checking: string;
  upload: UploadWords;
};

export type UploadWords = {
  chooseOne: string;
  chooseMany: string;
  drop: string;
  onlyOne: string;
  remove: string;
  ready: string;
  sending: string;
  refused: string;
  /** BCP 47, for the sizes of files. */
  tag: string;
};

/** `constructor` is also found, but is not a message. */
const messageOf = (words: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(words, code) ? words[code] : undefined;

/** The message of a field error; a code without a message is shown as the general problem rather than as a code. */
export function sayError(words: Pick<FormWords, 'errors'>, text: string): string {
  const { code, values } = readProblem(text);
  return fill(messageOf(words.errors, code) ?? words.errors.invalid ?? '', values);
}

/** The message of a problem of the whole form; also of a field error that is shown above it. */
export const sayProblem = (
  { problems, errors = {} }: Pick<FormWords, 'problems'> & Partial<Pick<FormWords, 'errors'>>,
  code: string,
  values: ProblemValues,
): string => fill(messageOf(problems, code) ?? messageOf(errors, code) ?? problems.unavailable ?? '', values);
