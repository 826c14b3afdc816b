import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { FilesField } from '../../../components/forms/files-field.tsx';
import { SubmissionForm } from '../../../components/forms/submission-form.tsx';
import type { FormAction } from '../../../components/forms/use-submission.ts';
import { attachments } from '../../../lib/forms/file-fields.ts';
import { UPLOADS, type UploadPolicy } from '../../../lib/uploads/limits.ts';
import { words } from './words.ts';

const action = vi.fn<FormAction>();
beforeEach(() => {
  action.mockReset().mockResolvedValue({ status: 'done' });
});

function show(policy: UploadPolicy = UPLOADS.attachments) {
  render(
    <SubmissionForm
      id="f"
      form="returns"
      action={action}
      bot="none"
      schema={async () => z.object({ files: attachments(policy) })}
      words={words}
      locale="fr-fr"
      submit="Envoyer"
      done={{ title: 'C’est parti', text: null }}
      hasFiles
    >
      <FilesField name="files" label="Pièces jointes" hint="PDF" policy={policy} optional />
    </SubmissionForm>,
  );
}

const file = (name: string, size = 2_048) => new File([new Uint8Array(size)], name, { lastModified: 1 });
const [cv, letter, photo] = [file('cv.pdf'), file('lettre.pdf'), file('photo.png', 1_468_007)];

const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const inField = () => [...(input().files ?? [])].map(({ name }) => name);
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
const list = (files: readonly File[]): FileList => {
  const transfer = new DataTransfer();
  for (const each of files) transfer.items.add(each);
  return transfer.files;
};
/** What the browser does when the dialog closes: the field holds exactly the chosen files. */
function choose(...files: File[]): void {
  input().files = list(files);
  fireEvent.change(input());
}
const drop = (...files: File[]) =>
  fireEvent.drop(input().parentElement as Element, { dataTransfer: { files: list(files) } });
const remove = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Retirer ${name}` }));

describe('the files of a field', () => {
  test('chosen in one go or several, they are all there, each with its size', () => {
    show();
    choose(cv);
    choose(letter, photo);
    expect(inField()).toEqual(['cv.pdf', 'lettre.pdf', 'photo.png']);
    expect(rows()).toEqual(['cv.pdf2 ko, prêt', 'lettre.pdf2 ko, prêt', 'photo.png1,4 Mo, prêt']);
  });

  test('a dialog that is closed without a choice keeps them', () => {
    show();
    choose(cv, letter);
    choose();
    expect(inField()).toEqual(['cv.pdf', 'lettre.pdf']);
    expect(rows()).toHaveLength(2);
  });

  test('the same file twice is one', () => {
    show();
    choose(cv);
    choose(file('cv.pdf'), letter);
    expect(inField()).toEqual(['cv.pdf', 'lettre.pdf']);
  });

  test('each can be taken out again, and the focus stays at the field', () => {
    show();
    choose(cv, letter, photo);
    remove('lettre.pdf');
    expect(inField()).toEqual(['cv.pdf', 'photo.png']);
    expect(document.activeElement).toBe(input());
    remove('cv.pdf');
    remove('photo.png');
    expect(inField()).toEqual([]);
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('dropped ones are added; what is dragged is taken from the page', () => {
    show();
    choose(cv);
    const zone = input().parentElement as Element;
    expect(fireEvent.dragOver(zone)).toBe(false);
    expect(zone.hasAttribute('data-over')).toBe(true);
    drop(letter);
    expect(zone.hasAttribute('data-over')).toBe(false);
    expect(inField()).toEqual(['cv.pdf', 'lettre.pdf']);
    drop();
    expect(inField()).toEqual(['cv.pdf', 'lettre.pdf']);
  });

  test('a field of one file holds the last one', () => {
    show(UPLOADS.resume);
    expect(input().multiple).toBe(false);
    choose(cv);
    const said = within(input().parentElement?.parentElement as HTMLElement).getByRole('status');
    expect(said.textContent).toBe('');
    drop(letter, photo);
    expect(inField()).toEqual(['lettre.pdf']);
    expect(said.textContent?.replace(/\s/g, ' ')).toMatch(/^Ce champ prend un seul fichier : « lettre.pdf » est gardé/);
    choose(cv);
    expect([inField(), said.textContent]).toEqual([['cv.pdf'], '']);
  });

  test('says what it takes: "The type list shown to users hides cfb, jpeg and odt", the dialog does not', () => {
    show();
    expect(input().accept).toBe('.jpg,.jpeg,.png,.pdf,.doc,.docx,.cfb,.odt');
    expect(screen.getByText(words.upload.chooseMany).getAttribute('for')).toBe(input().id);
  });
});

test('while they are sent each has a bar without a figure, and afterwards none', async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<FormAction>>>();
  action.mockReturnValue(promise);
  show();
  choose(cv, photo);
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  const bar = await screen.findByRole('progressbar', { name: 'photo.png' });
  expect(bar.hasAttribute('value')).toBe(false);
  expect(rows()).toEqual(['cv.pdf2 ko, envoi en cours', 'photo.png1,4 Mo, envoi en cours']);
  resolve({ status: 'error', result: { status: 'error', initialValue: {} } });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(rows()).toEqual(['cv.pdf2 ko, prêt', 'photo.png1,4 Mo, prêt']);
});

describe('a file that is refused', () => {
  test('is marked at once, said when the form is sent, and good again when it is gone', async () => {
    show();
    choose(cv, file('jeu.exe'));
    expect(rows()[1]).toBe('jeu.exe2 ko, refusé');
    fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    const link = within(await screen.findByRole('alert')).getByRole('link');
    expect(link.textContent?.replace(/\s/g, ' ')).toBe(
      '« jeu.exe » n’est pas d’un type accepté. Choisissez un fichier JPG, PNG, PDF, DOC, DOCX',
    );
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(input());
    expect(action).not.toHaveBeenCalled();
    remove('jeu.exe');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    await screen.findByText('C’est parti');
    expect(action.mock.calls[0]?.[1].getAll('files')).toHaveLength(1);
  });

  test('by the server stays in the list: it can be taken out without choosing the others again', async () => {
    const refused = `fileContent ${JSON.stringify({ name: 'lettre.pdf' })}`;
    action.mockResolvedValue({
      status: 'error',
      result: { status: 'error', initialValue: {}, error: { files: [refused] } },
    });
    show();
    choose(cv, letter);
    fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    await screen.findByRole('alert');
    expect(inField()).toEqual(['cv.pdf', 'lettre.pdf']);
    expect(screen.queryByText(words.filesAgain)).toBeNull();
    remove('lettre.pdf');
    expect(inField()).toEqual(['cv.pdf']);
  });
});
