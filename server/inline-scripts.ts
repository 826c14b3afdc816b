import { createHash } from 'node:crypto';
import { parseJson } from '../lib/platform/text/clean.ts';
import type { OwnSources } from './content-security-policy.ts';

/** A file of the build, as the framework writes its address into a document. */
export const CHUNK = /^\/_next\/static\/chunks\/[\w.~-]+\.js(?:\?dpl=[\w-]+)?$/;
const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w.~?=-]+)"( id="_R_")? async=""><\/script>/g;
const AHEAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w.~?=-]+"\/>/g;
const END = '</body></html>';

/**
 * Each script is added in a task of its own: all of them at once are a task of 25 to 70 ms on a slow phone. A hidden page is
 * never painted, and loads its scripts at once.
 */
export const LOADER = [
  '(l=>{const g=([s,i])=>{const e=document.createElement("script");e.src=s;e.async=true;if(i)e.id=i;document.head.append(e)};',
  'document.hidden?l.map(g):requestAnimationFrame(()=>l.map(x=>setTimeout(g,0,x)))})(',
].join('');

/** The framework's module loader requests each file that it misses itself, so it comes when all others have been requested. */
const isRuntime = ([address = '']: readonly string[]): boolean => address.includes('/turbopack-');

/**
 * A document whose scripts are requested only after it has been painted: until then the picture, the fonts and the
 * styles have the network and the CPU for themselves. The page can be read, and every form sent, without scripts.
 */
export function withDeferredScripts(document: string): string {
  if (!document.endsWith(END)) return document;
  const scripts = [...document.matchAll(SCRIPT)]
    .map(([, address = '', id]) => (id ? [address, '_R_'] : [address]))
    .sort((a, b) => Number(isRuntime(a)) - Number(isRuntime(b)));
  if (scripts.length === 0) return document;
  const rest = document.replace(AHEAD, '').replace(SCRIPT, '').slice(0, -END.length);
  return `${rest}<script>${LOADER}${JSON.stringify(scripts)})</script>${END}`;
}

/**
 * The scripts that the framework writes into a prerendered document, with the data that each must consist of. Any other
 * script is not trusted: it gets no hash, and no browser runs it. Scripts for React boundaries that are streamed later
 * are not among them: prerendered pages have none.
 */
const WITH_DATA = [
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[.*\])\)$/s,
  /^self\.__next_f\.push\((\[.*\])\)$/s,
];

const INLINE = /<(script|style)(\s[^>]*)?>(.*?)<\/\1>/gs;
/** Data blocks: no browser runs them. */
const DATA = /\stype="application\/(?:ld\+)?json"/;

/** Our own loader, with files of the build and nothing else. */
function isLoader(script: string): boolean {
  const list =
    script.startsWith(LOADER) && script.endsWith(')') ? parseJson(script.slice(LOADER.length, -1)) : undefined;
  return (
    Array.isArray(list) &&
    list.every(([address, id]) => CHUNK.test(String(address)) && (id === undefined || id === '_R_'))
  );
}

const isKnown = (script: string): boolean =>
  isLoader(script) || WITH_DATA.some((pattern) => parseJson(pattern.exec(script)?.[1] ?? '') !== undefined);

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * A prerendered document without a nonce. A document that is regenerated at run time contains the nonce of the visitor
 * whose request caused it: without it the same page is the same document, and has the same ETag.
 */
export function withoutNonce(html: string): string {
  const nonce = /<script[^>]* nonce="([\w+/]+=*)"/.exec(html)?.[1];
  return nonce ? html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '') : html;
}

/** Scripts without attributes, one behind the other. The framework escapes each `<` of its data. */
const RUN = /(?:<script>[^<]*<\/script>){2,}/g;
const CODE = /(?<=<script>)[^<]*/g;

/**
 * A prerendered document with the framework's adjacent scripts joined into one, and the sources that its inline contents may run
 * or apply: the framework's own scripts, and every style sheet. A page has about fifty of these scripts, and the policy would
 * name each by a hash of 54 bytes that does not compress.
 */
export function withOwnSources(html: string): { html: string; own: OwnSources } {
  const joined = new Set<string>();
  const document = html.replace(RUN, (run) => {
    const codes: string[] = run.match(CODE) ?? [];
    if (!codes.every(isKnown)) return run;
    const code = codes.join(';');
    joined.add(code);
    return `<script>${code}</script>`;
  });
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, element, attributes = '', code = ''] of document.matchAll(INLINE)) {
    if (code === '' || DATA.test(attributes)) continue;
    if (element === 'style') styles.add(hashOf(code));
    else if (joined.has(code) || isKnown(code)) scripts.add(hashOf(code));
  }
  return { html: document, own: { scripts: [...scripts].join(' '), styles: [...styles].join(' ') } };
}
