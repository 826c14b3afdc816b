/** The meaning of a `ref` parameter: a ref, or the preview session of a preview token. */
export type RequestedRef = { ref: string } | { documentId: string; session: string; token: string };

const TOKENS = [
  /^https?:\/\/[^/]+\/previews\/(?<documentId>[\w-]+):(?<session>[\w-]+)(?:\?.*)?$/,
  /^m-(?<documentId>[\w-]+):p-(?<session>[\w-]+)$/,
];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The preview token in the toolbar's cookie: `{"_tracker": …, "<repository>.prismic.io": {"preview": <token>}}`. */
function tokenInJar(text: string, repository: string): string | null {
  try {
    const token = JSON.parse(text)?.[`${repository}.prismic.io`]?.preview;
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}

/** Parses a `ref` parameter: a ref, a preview token, or the toolbar's cookie with a token, each also percent-encoded. */
export function readRequestedRef(raw: string, repository: string): RequestedRef {
  const text = /^(%7B|https?%3A)/i.test(raw) ? decoded(raw) : raw;
  if (text.startsWith('{')) {
    const token = tokenInJar(text, repository);
    return token ? readRequestedRef(token, repository) : { ref: text };
  }
  const { documentId, session } = TOKENS.map((token) => token.exec(text)?.groups).find(Boolean) ?? {};
  return documentId && session ? { documentId, session, token: text } : { ref: text };
}

// Older clients recognize a preview cookie by the websitePreviewId parameter.
export const tokenOf = (origin: string, documentId: string, session: string) =>
  `${origin}/previews/${documentId}:${session}?websitePreviewId=${session}`;

/** The same preview as the live preview of the service names it: a ref without an address. */
export const liveRefOf = (documentId: string, session: string) => `m-${documentId}:p-${session}`;
