import { expect, test } from 'vitest';
import { LOADER, withDeferredScripts, withOwnSources } from '../../../server/inline-scripts.ts';

const end = '</body></html>';
const script = (name: string, id = '') => `<script src="/_next/static/chunks/${name}.js"${id} async=""></script>`;
const ahead = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const data = '<script>self.__next_f.push([1,"a"])</script>';

test('the scripts of the framework come after the paint, and all else stays as it was', () => {
  const html = `<head>${ahead}${script('b~1.x-y_')}${old}</head><p>Nuit posée</p>${script('a', ' id="_R_"')}${data}`;
  const list = '[["/_next/static/chunks/b~1.x-y_.js"],["/_next/static/chunks/a.js","_R_"]]';
  expect(withDeferredScripts(html + end)).toBe(
    `<head>${old}</head><p>Nuit posée</p>${data}<script>${LOADER}${list})</script>${end}`,
  );
});

test('the module loader comes after all files that it would request itself', () => {
  const html = `${script('a')}${script('turbopack-b')}${script('c', ' id="_R_"')}${end}`;
  const list =
    '[["/_next/static/chunks/a.js"],["/_next/static/chunks/c.js","_R_"],["/_next/static/chunks/turbopack-b.js"]]';
  expect(withDeferredScripts(html)).toContain(`${LOADER}${list})`);
});

test('the files of a deployment keep its name', () => {
  const address = '/_next/static/chunks/a.js?dpl=v-7';
  const html = `${withDeferredScripts(`<script src="${address}" async=""></script>${end}`)}`;
  expect(html).toContain(`[["${address}"]]`);
  expect(withOwnSources(html).own.scripts).toMatch(/^'sha256-/);
});

test.each([
  ['without scripts', `<p>a</p>${end}`],
  ['that does not end as the framework ends one', `${script('a')}</body>`],
  ['with the script of somebody else', `<script src="https://example.com/a.js" async=""></script>${end}`],
])('a document %s stays as it is', (_, html) => {
  expect(withDeferredScripts(html)).toBe(html);
});

test.each([
  ['another place', '[["https://example.com/a.js"]]'],
  ['another folder', '[["/api/a.js"]]'],
  ['another id', '[["/_next/static/chunks/a.js","x"]]'],
  ['no list', '{"0":"/_next/static/chunks/a.js"}'],
  ['code', '[alert(1)]'],
  ['code after the list', '[]),alert(1'],
])('a loader with %s gets no hash', (_, list) => {
  expect(withOwnSources(`<script>${LOADER}${list})</script>`).own.scripts).toBe('');
});
