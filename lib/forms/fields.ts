import { z } from 'zod';
import { checkFile, checkFiles } from '../uploads/check.ts';
import type { UploadPolicy } from '../uploads/limits.ts';
import { problemText } from './problem.ts';

// Before the first object is described: zod tries whether it may make functions of text, which the policy of a page forbids.
if ('document' in globalThis) z.config({ jitless: true });

/** Longest values that are read at all; see `safeData`. */
export const MAX_TEXT = 5_000;
const MAX_LINE = 100;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u001f\u007f]/;

/** One line of text. Messages are keys of `forms.errors`. */
export const line = (required: string, short?: { least: number; code: string }) =>
  z
    .string({ error: required })
    .trim()
    // Nothing more is said about what is not there.
    .min(1, { error: required, abort: true })
    .refine((text) => !short || text.length >= short.least, short?.code)
    .max(MAX_LINE, problemText('tooLong', { max: MAX_LINE }))
    .refine((text) => !control.test(text), 'oneLine');

/** One line that may be left out. */
export const optionalLine = z
  .string()
  .trim()
  .max(MAX_LINE, problemText('tooLong', { max: MAX_LINE }))
  .refine((text) => !control.test(text), 'oneLine')
  .optional();

/** Section 5 of the specification: name fields have at least 2 characters. */
export const name = (field: 'name' | 'givenName' | 'familyName') =>
  line(`${field}Required`, { least: 2, code: `${field}Short` });

export const email = z
  .string({ error: 'emailRequired' })
  .trim()
  .min(1, 'emailRequired')
  .max(254, 'emailInvalid')
  .pipe(z.email('emailInvalid'))
  .transform((text) => text.toLowerCase());

export const message = (required: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(MAX_TEXT, problemText('tooLong', { max: MAX_TEXT }));

/** Several lines that may be left out. */
export const optionalText = z
  .string()
  .trim()
  .max(MAX_TEXT, problemText('tooLong', { max: MAX_TEXT }))
  .optional();

const file = z.instanceof(File);

/** Files within a policy; each that is not is named in its issue. */
export const attachments = (policy: UploadPolicy) =>
  z
    .array(file)
    .default([])
    .superRefine((files, context) => {
      const { files: each, list } = checkFiles(files, policy);
      for (const problem of [...each, list]) {
        if (problem) context.addIssue({ code: 'custom', message: problemText(problem.code, problem.values) });
      }
    });

/** One file that must be there. */
export const requiredFile = (policy: UploadPolicy, required: string) =>
  file.or(z.undefined()).superRefine((posted, context) => {
    // A field that was left empty posts a file of no name.
    const found = posted?.name || posted?.size ? posted : undefined;
    const problem = found && checkFile(found, policy);
    if (!found) context.addIssue({ code: 'custom', message: required });
    if (problem) context.addIssue({ code: 'custom', message: problemText(problem.code, problem.values) });
  });
