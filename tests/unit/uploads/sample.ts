import type { UploadProblemCode } from '../../../lib/uploads/check.ts';
import type { UPLOADS } from '../../../lib/uploads/limits.ts';

/** A file as somebody might send it, and the problem that it must meet; null for none. */
export type Sample = {
  title: string;
  name: string;
  bytes: Uint8Array;
  code: UploadProblemCode | null;
  /** Its name afterwards, where it gets the ending of what it truly is. */
  keptAs?: string;
  /** The policy it is sent under; that of attachments where there is none. */
  policy?: keyof typeof UPLOADS;
};

export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/** In two pieces, so that no antivirus takes this file for a threat. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** The beginning of a program of Windows. */
export const PROGRAM = Buffer.concat([latin1('MZ'), Buffer.alloc(126), latin1('PE\0\0'), Buffer.alloc(400, 0x90)]);

export const PHP = '<?php system($_GET["c"]); ?>';
export const HTML = '<!doctype html>\n<html><body><script>alert(1)</script></body></html>\n';
