import { describe, expect, test } from 'vitest';
import { checkFile, checkFiles, UPLOADS } from '../../../lib/uploads/limits.ts';

const MB = 1_048_576;
const { attachments, resume } = UPLOADS;

describe('checkFile', () => {
  test.each([
    ['photo.jpg', 10 * MB, attachments],
    ['PHOTO.JPEG', 1, attachments],
    ['cv.odt', 2 * MB, resume],
    ['cv.cfb', 2 * MB, resume],
  ])('%s of %d bytes may be sent', (name, size, policy) => {
    expect(checkFile({ name, size }, policy)).toBeNull();
  });

  test('each problem says what the message needs', () => {
    expect(checkFile({ name: 'photo.jpg', size: 1 }, resume)).toEqual({
      code: 'fileType',
      values: { name: 'photo.jpg', types: 'PDF, DOC, DOCX' },
    });
    expect(checkFile({ name: 'cv.pdf', size: 2 * MB + 1 }, resume)).toEqual({
      code: 'fileTooLarge',
      values: { name: 'cv.pdf', megabytes: 2 },
    });
    expect(checkFile({ name: 'cv.pdf', size: 10 * MB + 1 }, attachments)?.values.megabytes).toBe(10);
    expect(checkFile({ name: 'cv.pdf', size: 0 }, resume)).toEqual({ code: 'fileEmpty', values: { name: 'cv.pdf' } });
    expect(checkFile({ name: '../cv\0.pdf', size: 1 }, resume)).toEqual({
      code: 'fileName',
      values: { name: 'cv.pdf' },
    });
  });

  test('a hostile name is the first problem, then the type', () => {
    expect(checkFile({ name: '../a.exe', size: 0 }, resume)?.code).toBe('fileName');
    expect(checkFile({ name: 'a.exe', size: 0 }, resume)?.code).toBe('fileType');
  });
});

describe('checkFiles', () => {
  const files = (...sizes: number[]) => sizes.map((size, index) => ({ name: `${index}.pdf`, size }));

  test('nothing to say of no files, or of five that fit', () => {
    expect(checkFiles([], attachments)).toEqual({ files: [], list: null });
    expect(checkFiles(files(4 * MB, 4 * MB, 4 * MB, 4 * MB, 4 * MB), attachments)).toEqual({
      files: [null, null, null, null, null],
      list: null,
    });
  });

  test('too many, too big together, and each file for itself', () => {
    expect(checkFiles(files(1, 1, 1, 1, 1, 1), attachments).list).toEqual({
      code: 'tooManyFiles',
      values: { files: 5 },
    });
    expect(checkFiles(files(10 * MB, 10 * MB, 1), attachments).list).toEqual({
      code: 'filesTooLarge',
      values: { megabytes: 20 },
    });
    expect(checkFiles(files(1, 11 * MB, 0), attachments).files.map((problem) => problem?.code ?? null)).toEqual([
      null,
      'fileTooLarge',
      'fileEmpty',
    ]);
  });
});
