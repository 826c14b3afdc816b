import { describe, expect, test } from 'vitest';
import { greetableName } from '../../../lib/mail/content.ts';
import { sampleContext, sampleDelivery } from '../../../lib/mail/preview.ts';
import { renderText, wrap, writeMail } from '../../../lib/mail/write.ts';
import type { MailDelivery } from '../../../lib/services/store/deliveries.ts';

const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</td></table><a href="https://evil.example">',
  '&lt;b&gt;',
  '{name} {{params.name}} {% now %}',
];

const context = sampleContext('fr-fr');
const contact = (values: object): MailDelivery => {
  const { values: sample, ...delivery } = sampleDelivery('contact-team', 'fr-fr');
  return { ...delivery, values: { ...sample, ...values } } as MailDelivery;
};
const back = (html: string): string =>
  html.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => {
    return { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }[name] ?? '';
  });

describe.each(PAYLOADS)('a visitor writes %s', (payload) => {
  test('and it is read as it was written, nowhere as markup', async () => {
    const values = {
      name: payload,
      message: `a\n${payload}`,
      phone: payload,
      requesterType: payload,
      country: payload,
    };
    const { html, text, subject } = await writeMail(contact(values), context);
    const clean = await writeMail(contact({}), context);
    const tags = (of: string): string[] => [...new Set(of.match(/<\/?[a-z][a-z0-9]*/g))].sort();
    expect(tags(html)).toEqual(tags(clean.html));
    expect(html).not.toMatch(/<[^>]*\son\w+=/i);
    expect(back(html)).toContain(payload);
    expect(text).toContain(`> ${payload}`);
    expect(subject).toContain(payload);
  });
});

test('line breaks of a message are kept, whatever made them', async () => {
  const { html, text } = await writeMail(contact({ message: 'un\r\ndeux\rtrois\u2028quatre' }), context);
  expect(html).toContain('un<br>\ndeux<br>\ntrois<br>\nquatre');
  expect(text).toContain('> un\n> deux\n> trois\n> quatre');
});

test('what cannot be seen is not there', async () => {
  const { html, text } = await writeMail(
    contact({ name: 'A\u0000li\u202ece', message: 'x\u001b[31my\u0007' }),
    context,
  );
  for (const form of [html, text]) {
    expect(form).toContain('Alice');
    expect(form).toContain('x[31my');
  }
});

test('a very long word breaks', async () => {
  const { html, text } = await writeMail(contact({ name: 'a'.repeat(300), message: 'b'.repeat(1_000) }), context);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78);
  expect(text.replace(/[\n> ]/g, '')).toContain('b'.repeat(1_000));
  expect(html).toContain('overflow-wrap:anywhere');
});

test.each<[text: string, width: number, prefix: string, lines: string]>([
  ['un deux trois', 7, '', 'un deux\ntrois'],
  ['un deux\u00a0: trois', 7, '', 'un\ndeux\u00a0:\ntrois'],
  ['abcdefgh ij', 4, '', 'abcd\nefgh\nij'],
  ['voir https://silene.example/a/b/c ici', 10, '', 'voir\nhttps://silene.example/a/b/c\nici'],
  ['un\n\ndeux', 9, '> ', '> un\n>\n> deux'],
  ['🌿🌿🌿 🌿', 3, '', '🌿🌿🌿\n🌿'],
  ['  un\t\tdeux  ', 20, '', 'un deux'],
  ['', 10, '', ''],
])('%j in %i columns', (text, width, prefix, lines) => {
  expect(wrap(text, width, prefix)).toBe(lines);
});

test.each<[name: string, is: boolean]>([
  ['Élise D’Hondt-Ben Salah', true],
  ['Dr. J. R. O’Neill Jr.', true],
  ['李小龍', true],
  ['محمد', true],
  ['', false],
  ['   ', false],
  ['a'.repeat(61), false],
  ['Gagnez 500 € https://evil.example', false],
  ['www.evil.example', false],
  ['evil.example', false],
  ['Voir evil.example/cadeau', false],
  ['elise@example.org', false],
  ['<b>Élise</b>', false],
])('a mail to a stranger greets %j by name: %s', (name, is) => {
  expect(greetableName(name)).toBe(is ? name : '');
});

test('a heading is underlined to its own length', () => {
  const content = { subject: '', blocks: [{ kind: 'heading', text: 'Votre message' } as const], reason: 'r' };
  expect(renderText(content, context)).toMatch(/^Votre message\n-{13}\n\n/);
});
