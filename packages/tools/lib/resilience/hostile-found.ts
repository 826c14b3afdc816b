/**
 * Anything in a document that would run, lead to a script or change the origin of the document, although only text of the content
 * was inserted there; empty when it stayed text. Also runs inside a page: it must not reference anything outside itself.
 */
export function dangersIn(document: Document, hook: string): string[] {
  const shown = (element: Element): string => element.outerHTML.slice(0, 160);
  const LEADING = new Set([
    'href',
    'src',
    'action',
    'formaction',
    'xlink:href',
    'data',
    'poster',
    'srcdoc',
    'background',
  ]);
  // The framework's own: it handles a form without a server action that is sent before hydration.
  const refused = "javascript:throw new Error('React form unexpectedly submitted.')";

  const attributeDanger = (name: string, value: string): boolean => {
    if (/^on/i.test(name)) return true;
    if (name === 'style') return /url\s*\(\s*["']?\s*javascript:|expression\s*\(/i.test(value);
    const address = [...value].filter((sign) => sign > ' ').join('');
    const picture = name === 'src' && /^data:image\/(?:png|gif|webp|avif|jpeg)/i.test(address);
    const leads = LEADING.has(name) && /^(?:javascript|vbscript|data|blob):/i.test(address);
    return (leads && !picture && value !== refused) || name === 'srcdoc';
  };
  const elementDanger = (element: Element): boolean => {
    const name = element.localName;
    if (name === 'meta') return /refresh/i.test(element.getAttribute('http-equiv') ?? '');
    return ['base', 'object', 'embed', 'math', 'mglyph', 'iframe'].includes(name);
  };
  const scriptDanger = (element: Element): boolean => {
    const text = element.textContent ?? '';
    if (element.getAttribute('type') !== 'application/ld+json') return text.trimStart().startsWith(hook);
    try {
      return typeof JSON.parse(text) !== 'object';
    } catch {
      return true;
    }
  };

  return [...document.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes].filter(({ name, value }) => attributeDanger(name.toLowerCase(), value));
    const bad = elementDanger(element) || (element.localName === 'script' && scriptDanger(element));
    return [...attributes.map(({ name }) => `${name} of ${shown(element)}`), ...(bad ? [shown(element)] : [])];
  });
}
