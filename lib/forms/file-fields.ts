import { z } from 'zod';
import { checkFile, checkFiles, type UploadPolicy } from '../uploads/limits.ts';
import { file } from './fields.ts';
import { problemText } from './state.ts';

/** Files within a policy; each file that violates it gets an issue with its name. */
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

/** One required file. */
export const requiredFile = (policy: UploadPolicy, required: string) =>
  file.or(z.undefined()).superRefine((posted, context) => {
    // An empty field posts a file without a name.
    const found = posted?.name || posted?.size ? posted : undefined;
    const problem = found && checkFile(found, policy);
    if (!found) context.addIssue({ code: 'custom', message: required });
    if (problem) context.addIssue({ code: 'custom', message: problemText(problem.code, problem.values) });
  });
