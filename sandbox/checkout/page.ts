import { Html, html } from './html.ts';
import { style } from './style.ts';

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface Page {
  lang: string;
  title: string;
  shop: string;
  body: Html;
  /** More rules than the common stylesheet has. */
  css?: string;
}

/** A whole page as a response: its own stylesheet, no script, never cached. */
export function page({ lang, title, shop, body, css = '' }: Page, status = 200, headers: Record<string, string> = {}) {
  const text = html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} – ${shop}</title>
<style>${new Html(style + css)}</style>
</head>
<body>
<header>${shop}</header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text;
  const base = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
  return new Response(text, { status, headers: { ...base, ...headers } });
}
