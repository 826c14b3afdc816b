import { PDFDocument } from '@cantoo/pdf-lib';

type Restriction = { owner: string; user?: string; algorithm?: 'RC4-40' | 'RC4-128' | 'AES-128' | 'AES-256' };

/** The same document, encrypted: without a `user` password it opens for everyone, only printing is forbidden. */
export async function restricted(bytes: Uint8Array, { owner, user = '', algorithm }: Restriction): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  document.encrypt({
    ownerPassword: owner,
    userPassword: user,
    permissions: { printing: false },
    ...(algorithm && { algorithm, allowWeakCryptography: true }),
  });
  return Buffer.from(await document.save());
}
