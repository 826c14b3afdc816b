/** A file of the build, as the framework writes its address into a document. */
export const CHUNK = /^\/_next\/static\/chunks\/[\w.~-]+\.js(?:\?dpl=[\w-]+)?$/;
const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w.~?=-]+)"( id="_R_")? async=""><\/script>/g;
const AHEAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w.~?=-]+"\/>/g;
const END = '</body></html>';

/** A page that nobody looks at is never painted, and gets its scripts at once. */
export const LOADER = [
  '(l=>{const g=()=>{for(const[s,i]of l){const e=document.createElement("script");e.src=s;e.async=true;',
  'if(i)e.id=i;document.head.append(e)}};document.hidden?g():requestAnimationFrame(()=>setTimeout(g))})(',
].join('');

/**
 * A document whose scripts are asked for once it has been painted: the picture, the fonts and the styles have the line and the
 * processor for themselves until then. All of it can be read, and every form sent, without them.
 */
export function withLateScripts(document: string): string {
  if (!document.endsWith(END)) return document;
  const scripts = [...document.matchAll(SCRIPT)].map(([, address = '', id]) => (id ? [address, '_R_'] : [address]));
  if (scripts.length === 0) return document;
  const rest = document.replace(AHEAD, '').replace(SCRIPT, '').slice(0, -END.length);
  return `${rest}<script>${LOADER}${JSON.stringify(scripts)})</script>${END}`;
}
