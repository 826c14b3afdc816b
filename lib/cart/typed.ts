import 'server-only';
import { z } from 'zod';
import { deleteHostCookie, readHostCookie, writeHostCookie } from '../session/host-cookie';
import { TYPED_FIELDS, type Typed } from './posted';

/** Carries what was typed without script across the redirect to the cart page: personal data must never appear in a URL. */
const COOKIE = 'cart-form';
const SECONDS = 5 * 60;
/** Above what the fields may contain, and below the limit of 4096 bytes for a cookie in any script. */
const LONGEST = 900;

/** Visitors can change the cookie: it is only used as text for form fields. */
const typedSchema = z.object({ field: z.enum(TYPED_FIELDS), text: z.string(), wrap: z.boolean().optional() });

/** The input of the last form that was refused. */
export async function readTyped(): Promise<Typed | null> {
  const text = await readHostCookie(COOKIE);
  if (!text) return null;
  try {
    return typedSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}

/** Stores it, or deletes the previous one. Only in actions. */
export async function saveTyped(typed: Typed | null): Promise<void> {
  if (!typed) return deleteHostCookie(COOKIE);
  const cut = { ...typed, text: typed.text.slice(0, LONGEST) };
  const text = Buffer.from(JSON.stringify(cut)).toString('base64url');
  await writeHostCookie(COOKIE, text, SECONDS);
}
