/** A tag manager that sends nothing: the contents of dataLayer, and later pushes, are on `window.__tags`. */
export const TAG_MANAGER = `(() => {
  if (window.__tags) return;
  const seen = (window.__tags = []);
  const layer = (window.dataLayer = window.dataLayer || []);
  const isArguments = (entry) => Object.prototype.toString.call(entry) === '[object Arguments]';
  const note = (entry) => seen.push(isArguments(entry) ? Array.from(entry) : entry);
  const push = layer.push.bind(layer);
  layer.forEach(note);
  layer.push = (...entries) => {
    entries.forEach(note);
    return push(...entries);
  };
})();
`;

/** A small button at the bottom right that opens a message. Styled through the CSSOM, which no content security policy blocks. */
export const SUPPORT = `(() => {
  if (document.getElementById('support-demonstration')) return;
  const make = (name, parent, css, attributes) => {
    const element = document.createElement(name);
    element.style.cssText = css;
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    parent.append(element);
    return element;
  };
  const box = make(
    'aside',
    document.body,
    'position:fixed;inset-block-end:1rem;inset-inline-end:1rem;z-index:20;display:grid;justify-items:end;gap:.5rem;font:400 .875rem/1.4 system-ui,sans-serif',
    { id: 'support-demonstration', lang: 'en', 'aria-label': 'Support' },
  );
  const text = make(
    'p',
    box,
    'margin:0;max-width:16rem;padding:.75rem 1rem;background:#fff;color:#14261f;border:1px solid #14261f;border-radius:.5rem',
    { id: 'support-demonstration-text' },
  );
  text.textContent = 'A support service would open a conversation here.';
  text.hidden = true;
  const button = make(
    'button',
    box,
    'min-block-size:2.75rem;padding:.5rem 1rem;background:#fff;color:#14261f;border:1px solid #14261f;border-radius:2rem;font:inherit;cursor:pointer',
    { type: 'button', 'aria-expanded': 'false', 'aria-controls': text.id },
  );
  button.textContent = 'Support (demonstration)';
  button.addEventListener('click', () => {
    text.hidden = !text.hidden;
    button.setAttribute('aria-expanded', String(!text.hidden));
  });
})();
`;
