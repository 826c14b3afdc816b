import { createHash } from 'node:crypto';
import { parseJson } from '../lib/platform/text/clean.ts';
import type { OwnSources } from './content-security-policy.ts';

const CHUNK_ADDRESS = String.raw`/_next/static/chunks/[\w.~-]+\.js(?:\?dpl=[\w-]+)?`;
/** A file of the build, as the framework writes its address into a document. */
export const CHUNK = new RegExp(`^${CHUNK_ADDRESS}$`);
const SCRIPT = new RegExp(`<script src="(${CHUNK_ADDRESS})"( id="_R_")? async=""></script>`, 'g');
const AHEAD = new RegExp(`<link rel="preload" as="script" fetchPriority="low" href="${CHUNK_ADDRESS}"/>`, 'g');
const END = '</body></html>';

/** Adds each script in a task of its own, as all at once block a slow phone; a hidden page is never painted. */
export const LOADER = [
  '(l=>{const g=([s,i])=>{const e=document.createElement("script");e.src=s;e.async=true;if(i)e.id=i;document.head.append(e)};',
  'document.hidden?l.map(g):requestAnimationFrame(()=>l.map(x=>setTimeout(g,0,x)))})(',
].join('');

/** The framework's module loader requests each file that it misses, so it comes when all others have been requested. */
const isRuntime = ([address = '']: readonly string[]): boolean => address.includes('/turbopack-');

/** A document whose scripts are requested only after it has been painted (docs/decisions/047). */
export function withDeferredScripts(document: string): string {
  if (!document.endsWith(END)) return document;
  const scripts = [...document.matchAll(SCRIPT)]
    .map(([, address = '', id]) => (id ? [address, '_R_'] : [address]))
    .sort((a, b) => Number(isRuntime(a)) - Number(isRuntime(b)));
  if (scripts.length === 0) return document;
  const rest = document.replace(AHEAD, '').replace(SCRIPT, '').slice(0, -END.length);
  return `${rest}<script>${LOADER}${JSON.stringify(scripts)})</script>${END}`;
}

/** The framework's scripts in a prerendered document, with the data of each. No other one gets a hash, and runs. */
const WITH_DATA = [
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[.*\])\)$/s,
  /^self\.__next_f\.push\((\[.*\])\)$/s,
];

const INLINE = /<(script|style)(\s[^>]*)?>(.*?)<\/\1>/gs;
/** Data blocks: no browser runs them. */
const DATA = /\stype="application\/(?:ld\+)?json"/;

/** What stands behind our own loader: files of the build and nothing else. */
const LIST = new RegExp(String.raw`^\[(?:\["${CHUNK_ADDRESS}"(?:,"_R_")?\],?)+\]\)$`);
const isLoader = (script: string): boolean => script.startsWith(LOADER) && LIST.test(script.slice(LOADER.length));

const isKnown = (script: string): boolean =>
  isLoader(script) || WITH_DATA.some((pattern) => parseJson(pattern.exec(script)?.[1] ?? '') !== undefined);

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** A document without a nonce: the one of the visitor whose request caused its rendering would change its ETag. */
export function withoutNonce(html: string): string {
  const nonce = /<script[^>]* nonce="([\w+/]+=*)"/.exec(html)?.[1];
  return nonce ? html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '') : html;
}

/** Scripts without attributes, one behind the other. The framework escapes each `<` of its data. */
const RUN = /(?:<script>[^<]*<\/script>){2,}/g;
const CODE = /(?<=<script>)[^<]*/g;

/**
 * A prerendered document with the framework's adjacent scripts joined into one, as fifty hashes would make a long policy,
 * and the sources that its inline contents may run or apply: the framework's own scripts, and every style sheet.
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
