import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withLightFlight } from '../../../server/light-flight.ts';

/** As the framework writes a piece: JSON in which nothing may end the script. */
const push = (text: string): string =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;
const page = (...texts: string[]): string =>
  `<!DOCTYPE html><main>Nuit posée</main><script>(self.__next_f=self.__next_f||[]).push([0])</script>${texts.map(push).join('')}</body>`;

/** What the scripts of a document hand to the framework, told apart as a browser does: by the first `</script`. */
function received(document: string): string {
  const self: { __next_f?: [number, string?][] } = {};
  for (const part of document.split('<script>').slice(1)) {
    runInNewContext(part.slice(0, part.search(/<\/script/i)), { self });
  }
  return (self.__next_f ?? []).map(([, text]) => text ?? '').join('');
}

test.each([
  ['plain rows', ['1:"$Sreact.fragment"\n', '2:["$","p",null,{"children":"Nuit posée"}]\n']],
  ['a row cut in the middle', ['1:["$","a",null,{"href":"/no', 's-produits"}]\n']],
  ['quotes of both kinds', ['1:"l\'arnica dit \\"bonjour\\""\n']],
  ['an end of script within a text', ['1:"</script><script>alert(1)</script>"\n']],
  ['a comment within a text', ['1:"<!-- <script>"\n', '2:"<!--"\n']],
  ['upper case', ['1:"</SCRIPT><SCRIPT>"\n']],
  ['line separators, backslashes and a carriage return', ['1:"a\u2028b\u2029c\\\\d\r\n"\n']],
  ['what a replacement would take for a pattern', ['1:"$& $1 $\' $$"\n']],
  ['letters outside of the basic plane', ['1:"🌿"\n']],
])('%s arrive unchanged', (_, texts) => {
  const light = withLightFlight(page(...texts));
  expect(received(light)).toBe(texts.join(''));
  expect(light.match(/__next_f\.push\(\[1,/g)).toHaveLength(1);
  expect(light).not.toContain('\\"$');
  expect(light.startsWith('<!DOCTYPE html><main>Nuit posée</main>')).toBe(true);
});

test.each([
  ['a document without data', '<!DOCTYPE html><p>Une page</p>'],
  [
    'data of another kind among them',
    page('1:"a"\n').replace('</body>', '<script>self.__next_f.push([3,"AA=="])</script></body>'),
  ],
])('%s stays as it is', (_, document) => {
  expect(withLightFlight(document)).toBe(document);
});
