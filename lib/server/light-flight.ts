const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** Pushes of another kind: their order among the others is left alone. */
const OTHER_PUSH = /<script>self\.__next_f\.push\(\[[^01]/;

/** What would end a script element, or begin a state in which its end is not seen. */
const MARKUP = /<(?=\/script|script|!--)/gi;

const single = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replace(MARKUP, '\\x3c')}'`;

/**
 * A document of the framework whose data for the browser stand in one string in single quotes. The framework writes many in
 * double ones and escapes every quote and every `<` of what the markup says as well, so that a compressor finds half of it.
 */
export function withLightFlight(document: string): string {
  if (OTHER_PUSH.test(document)) return document;
  const texts = [...document.matchAll(PUSH)].map(([, text = '']) => JSON.parse(text) as string);
  if (texts.length === 0) return document;
  const one = `<script>self.__next_f.push([1,${single(texts.join(''))}])</script>`;
  let first = true;
  return document.replace(PUSH, () => {
    const put = first ? one : '';
    first = false;
    return put;
  });
}
