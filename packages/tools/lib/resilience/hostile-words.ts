/** The function that each injected text calls when a page executes it; the browser reports the call. */
export const HOOK = '__contentRan';

// Without a space or a quote, so that it runs in any context.
const call = (name: string): string => `${HOOK}(\`${name.replaceAll(' ', '-')}\`)`;

const WORDS: readonly string[] = [
  `javascript:${call('text as an address')}//`,
  `<script>${call('script')}</script>`,
  `</script><script>${call('end of a script')}</script>`,
  `<!--<script>${call('script in a comment')}</script>-->`,
  `</title></style></textarea></template></noscript><svg onload=${call('svg')}>`,
  `<img src=x: onerror=${call('picture')}>`,
  `"autofocus tabindex=0 onfocus="${call('double quote')}" x="`,
  `'onmouseover='${call('single quote')}' x='`,
  `<iframe srcdoc="&lt;script&gt;parent.${call('frame')}&lt;/script&gt;"></iframe>`,
  `<math><mtext><table><mglyph><style><!--</style><img src=x: onerror=${call('namespaces')}>`,
  `&lt;img src=x: onerror=${call('decoded twice')}&gt;`,
  `");${call('string in a script')};//`,
  `\${${call('template')}}`,
  `{{constructor.constructor("${call('expression')}")()}}`,
  `]]><svg/onload=${call('cdata')}>`,
  `\u2028${call('line separator')}\u2029`,
  `<base href="//evil.example/"><meta http-equiv=refresh content="0;url=javascript:${call('refresh')}">`,
  `<form action=javascript:${call('form')}><button formaction=javascript:${call('button')}>`,
  `red;background:url(javascript:${call('style')});}</style>`,
];

/** A short one, for fields with many values. */
export const HOSTILE_WORD = `"'></script><img src=x: onerror=${call('short')}>`;

/** A text with every sequence that could close its context and start a script. */
export const HOSTILE_TEXT = WORDS.join(' ');

/** URLs that lead to a script or to a document of their own, spelled to bypass a naive check. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  `javascript:${call('link')}`,
  `JaVaScRiPt:${call('link in capitals')}`,
  ` javascript:${call('link after a space')}`,
  `\u0001javascript:${call('link after a control character')}`,
  `java\nscript:${call('link with a line end')}`,
  `java\tscript:${call('link with a tab')}`,
  `data:text/html,<script>${call('data link')}</script>`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload="${call('data picture')}"/>`,
  `vbscript:${call('vbscript')}`,
  `blob:null/${call('blob')}`,
  `https://a.example/"onmouseover="${call('quote in a link')}`,
  `//a.example/'onfocus='${call('quote in a link without a scheme')}`,
  `https://www.youtube.com/watch?v="><script>${call('film')}</script>`,
  `https://player.vimeo.com/video/1?h="onload="${call('player')}`,
];
