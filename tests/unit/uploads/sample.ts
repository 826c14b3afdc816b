import type { UPLOADS, UploadProblemCode } from '../../../lib/uploads/limits.ts';

/** A file as a visitor might upload it, and the expected problem code; null for none. */
export type Sample = {
  title: string;
  name: string;
  bytes: Uint8Array;
  code: UploadProblemCode | null;
  /** Its stored name, if the extension is corrected to the actual type. */
  keptAs?: string;
  /** The upload policy that applies; by default that of attachments. */
  policy?: keyof typeof UPLOADS;
};

export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/** In two parts, so that no antivirus reports this file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** The beginning of a Windows executable. */
export const PROGRAM = Buffer.concat([latin1('MZ'), Buffer.alloc(126), latin1('PE\0\0'), Buffer.alloc(400, 0x90)]);

export const PHP = '<?php system($_GET["c"]); ?>';
export const HTML = '<!doctype html>\n<html><body><script>alert(1)</script></body></html>\n';
