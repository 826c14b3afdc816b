import { Window } from 'happy-dom';
import { expect, it, test } from 'vitest';
import { openMail } from './mail-fixture.ts';

type Mail = Awaited<ReturnType<typeof openMail>>;

async function look({ desk }: Mail, address: string) {
  const response = await desk(address);
  const { document } = new Window({ url: `http://desk.test${address}` });
  document.write(await response.text());
  return { response, document };
}

async function withMessage(html = '<p>Bonjour</p>') {
  const mail = await openMail();
  await mail.send({ html, attachments: [{ filename: 'un.pdf', content: 'x' }] });
  const [{ id = '' } = {}] = await mail.listed();
  return { mail, id };
}

it('lists what was sent, with a link to each that keeps the search', async () => {
  const { mail, id } = await withMessage();
  const { document } = await look(mail, '/inbox?to=lea');
  const link = document.querySelector('.mails a');
  expect(link?.getAttribute('href')).toBe(`/inbox?to=lea&message=${id}`);
  expect(link?.textContent).toContain('Crème de jour : de retour');
  expect(link?.textContent).toContain('1 file');
  expect(document.querySelector('form[role=search] [name=to]')?.getAttribute('value')).toBe('lea');
  expect(document.querySelectorAll('script, meta[http-equiv=refresh]')).toHaveLength(0);
  expect((await look(mail, '/inbox?to=nobody')).document.querySelector('.mails')).toBeNull();
});

it('shows HTML in a frame without scripts, out of which nothing gets', async () => {
  const hostile = '"></iframe><script>alert(1)</script>';
  const { mail, id } = await withMessage(hostile);
  const { document } = await look(mail, `/inbox?message=${id}`);
  const frame = document.querySelector('iframe');
  expect(frame?.getAttribute('srcdoc')).toContain(hostile);
  expect(frame?.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  expect(frame?.getAttribute('title')).toBe('Crème de jour : de retour, as HTML');
  expect(document.querySelectorAll('script')).toHaveLength(0);
});

test.each([
  ['text', 'pre', 'la crème est là'],
  ['source', 'pre', 'Content-Type: multipart/mixed'],
  ['attachments', '.message ul:not(.views)', 'un.pdf'],
])('has a view called %s', async (view, place, words) => {
  const { mail, id } = await withMessage();
  const { document } = await look(mail, `/inbox?message=${id}&view=${view}`);
  expect(document.querySelector(place)?.textContent).toContain(words);
  expect(document.querySelector('.views [aria-current]')?.getAttribute('href')).toBe(
    `/inbox?message=${id}&view=${view}`,
  );
});

it('makes links of the addresses in a text, without the full stop', async () => {
  const { mail, id } = await withMessage();
  const { document } = await look(mail, `/inbox?message=${id}&view=text`);
  expect(document.querySelector('pre a')?.getAttribute('href')).toBe('http://fr.localhost:3000/produits/creme');
});

it('opens a mail without HTML as text, and says when one is gone', async () => {
  const mail = await openMail();
  await mail.send();
  const [{ id = '' } = {}] = await mail.listed();
  expect((await look(mail, `/inbox?message=${id}`)).document.querySelector('pre')).not.toBeNull();
  expect((await look(mail, '/inbox?message=gone')).document.querySelector('[role=status]')).not.toBeNull();
});

it('is one click from the control page', async () => {
  const { mail } = await withMessage();
  const { document } = await look(mail, '/');
  expect(document.querySelector('a[href="/inbox"]')?.parentElement?.textContent).toBe('Inbox, 1 message');
});
