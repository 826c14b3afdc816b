import { createHash } from 'node:crypto';
import { Html, html } from './html.ts';
import { style } from './style.ts';

function policy({ script, formTargets = [], frame }: Page): string {
  const hash = script && createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    hash && `script-src 'sha256-${hash}'${frame ? " 'self'" : ''}`,
    frame && `connect-src 'self'; frame-src ${frame}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
    .filter(Boolean)
    .join('; ');
}

export interface Page {
  lang: string;
  title: string;
  shop: string;
  body: Html;
  /** Rules in addition to the common stylesheet. */
  css?: string;
  /** The only script of the page, after the body. */
  script?: string;
  /** Other origins that form submissions may redirect to, for the form-action policy. */
  formTargets?: string[];
  /** An origin that the page shows in a frame; its script may then load modules and data of this origin. */
  frame?: string;
}

/** A complete page as a response: with its own stylesheet, no script except the given one, never cached. */
export function page(content: Page, status = 200, headers: Record<string, string> = {}) {
  const { lang, title, shop, body, css = '', script } = content;
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
${script && html`<script>${new Html(script)}</script>`}</body>
</html>
`.text;
  const base = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(content),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
  return new Response(text, { status, headers: { ...base, ...headers } });
}
