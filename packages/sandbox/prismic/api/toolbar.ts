/**
 * A replacement for the hosted toolbar. It finds the preview token in the cookie, polls its status every few seconds,
 * and dispatches the toolbar's own two events on the window.
 */
const SCRIPT = `(() => {
  const NAME = 'io.prismic.preview';
  const EVERY_MS = 3000;
  const cookie = () =>
    document.cookie.split('; ').find((part) => part.startsWith(NAME + '='))?.slice(NAME.length + 1) ?? '';
  const token = () => /https?:\\/\\/[^"]+\\/previews\\/[^"]+/.exec(decodeURIComponent(cookie()))?.[0];
  const raise = (name, ref) => window.dispatchEvent(new CustomEvent(name, { cancelable: true, detail: { ref } }));
  let known;
  const look = async () => {
    const ref = token();
    if (!ref) return;
    const answer = await fetch(ref, { cache: 'no-store' }).then((response) => response.json()).catch(() => null);
    if (answer?.state === 'ended') {
      document.cookie = NAME + '=; path=/; max-age=0';
      raise('prismicPreviewEnd', ref);
    } else if (answer) {
      if (known && known !== answer.version) raise('prismicPreviewUpdate', ref);
      known = answer.version;
    }
  };
  setInterval(() => document.visibilityState === 'visible' && look(), EVERY_MS);
  look();
})();
`;

/** GET /toolbar.js */
export const toolbarResponse = () =>
  new Response(SCRIPT, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
    },
  });
