/** What a `ref` parameter asks for: a ref by its name, or the preview session that a token names. */
export type AskedRef = { ref: string } | { documentId: string; session: string; token: string };

const TOKEN = /^https?:\/\/[^/]+\/previews\/(?<documentId>[\w-]+):(?<session>[\w-]+)(?:\?.*)?$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The token in the toolbar's cookie: `{"_tracker": …, "<repository>.prismic.io": {"preview": <token>}}`. */
function tokenInJar(text: string, repository: string): string | null {
  try {
    const token = JSON.parse(text)?.[`${repository}.prismic.io`]?.preview;
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}

/** Reads a `ref` parameter: a ref, a preview token, or the toolbar's cookie with one, each also percent-encoded. */
export function readAskedRef(raw: string, repository: string): AskedRef {
  const text = /^(%7B|https?%3A)/i.test(raw) ? decoded(raw) : raw;
  if (text.startsWith('{')) {
    const token = tokenInJar(text, repository);
    return token ? readAskedRef(token, repository) : { ref: text };
  }
  const { documentId, session } = TOKEN.exec(text)?.groups ?? {};
  return documentId && session ? { documentId, session, token: text } : { ref: text };
}

// Clients take a cookie for that of a preview by this parameter.
export const tokenOf = (origin: string, documentId: string, session: string) =>
  `${origin}/previews/${documentId}:${session}?websitePreviewId=${session}`;
