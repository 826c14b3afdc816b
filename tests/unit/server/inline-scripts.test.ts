import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withOwnSources, withoutNonce } from '../../../server/inline-scripts.ts';

const ownSources = (html: string) => withOwnSources(html).own;
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});';
const begin = '(self.__next_f=self.__next_f||[]).push([0])';
const push = String.raw`self.__next_f.push([1,"0:{\"P\":null}\u003c/p>\n"])`;

describe('scripts of the framework are allowed by their hashes', () => {
  test.each([
    ['bootstrap', bootstrap],
    ['beginning', begin],
    ['data', push],
  ])('%s', (_, code) => {
    expect(ownSources(`<p>a</p><script>${code}</script>`).scripts).toBe(hash(code));
  });

  test('of a whole document, adjacent ones by a single hash', () => {
    const html = `<body><script id="x">${bootstrap}</script><script>${begin}</script><script>${push}</script><script>${push}</script></body>`;
    const joined = `${begin};${push};${push}`;
    expect(withOwnSources(html)).toEqual({
      html: `<body><script id="x">${bootstrap}</script><script>${joined}</script></body>`,
      own: { scripts: [bootstrap, joined].map(hash).join(' '), styles: '' },
    });
  });

  test('each stays where it is when something stands between them', () => {
    const html = `<script>${begin}</script><p>Une infusion.</p><script>${push}</script>`;
    expect(withOwnSources(html)).toEqual({ html, own: { scripts: [begin, push].map(hash).join(' '), styles: '' } });
  });

  test('a stranger beside them is not joined', () => {
    const html = `<script>${begin}</script><script>fetch('/x')</script><script>${push}</script>`;
    expect(withOwnSources(html)).toEqual({ html, own: { scripts: [begin, push].map(hash).join(' '), styles: '' } });
  });
});

test.each([
  ['a stranger', 'alert(1)'],
  ['a stranger behind data', `${push};alert(1)`],
  ['a stranger behind a text', "self.__next_f.push([1,''+alert(1)+''])"],
  ['a stranger in the data', 'self.__next_f.push([1,alert(1)])'],
  ['a stranger in the bootstrap', '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});'],
  ['a text with an end of line', "self.__next_f.push([1,'a\n'])"],
])('%s is not', (_, code) => {
  expect(ownSources(`<script>${code}</script>`).scripts).toBe('');
});

test.each([
  ['files', '<script src="/_next/static/chunks/a.js" async=""></script>'],
  ['data for search engines', '<script type="application/ld+json">{"@context":"https://schema.org"}</script>'],
  ['nothing', '<p>Une gomme le soir.</p>'],
])('%s need no hash', (_, html) => {
  expect(ownSources(html)).toEqual({ scripts: '', styles: '' });
});

test('style sheets in the document are allowed', () => {
  expect(ownSources('<style>body { margin: 0; }</style>').styles).toBe(hash('body { margin: 0; }'));
});

describe('a page rendered anew for a visitor', () => {
  const nonce = 'q83vEjRWeJq83vEjRWeJqw==';
  const html = (value: string) =>
    `<link rel="stylesheet" href="/a.css"${value && ` nonce="${value}"`}/><script src="/a.js"${value && ` nonce="${value}"`}></script>`;

  test('is the same document as for anybody', () => {
    expect(withoutNonce(html(nonce))).toBe(html(''));
    expect(withoutNonce(html('AAAAAAAAAAAAAAAAAAAAAA=='))).toBe(withoutNonce(html(nonce)));
  });

  test('also in its data', () => {
    const data = (value: string) => String.raw`<script>self.__next_f.push([1,"{\"nonce\":\"${value}\"}"])</script>`;
    expect(withoutNonce(html(nonce) + data(nonce))).toBe(html('') + data(''));
  });

  test('without one it is left alone', () => {
    const page = `${html('')}<p>nonce="x"</p>`;
    expect(withoutNonce(page)).toBe(page);
  });
});
