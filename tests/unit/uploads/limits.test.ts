import { describe, expect, test } from 'vitest';
import {
  acceptAttribute,
  MAX_BODY_BYTES,
  shownTypes,
  UPLOADS,
  type UploadPolicy,
} from '../../../lib/uploads/limits.ts';

describe('what may be sent', () => {
  test('with a message: the specification’s eight types, 10 MB each', () => {
    expect(UPLOADS.attachments.extensions).toEqual(['jpg', 'jpeg', 'png', 'pdf', 'doc', 'docx', 'cfb', 'odt']);
    expect(UPLOADS.attachments.maxBytes).toBe(10_485_760);
  });

  test('with an application: its five types, 2 MB each', () => {
    expect(UPLOADS.resume.extensions).toEqual(['pdf', 'doc', 'docx', 'cfb', 'odt']);
    expect(UPLOADS.resume.maxBytes).toBe(2_097_152);
  });

  test('visitors do not read cfb and jpeg', () => {
    expect(shownTypes(UPLOADS.attachments)).toEqual(['JPG', 'PNG', 'PDF', 'DOC', 'DOCX']);
    expect(shownTypes(UPLOADS.resume)).toEqual(['PDF', 'DOC', 'DOCX']);
  });

  test('file dialogues offer all of them', () => {
    expect(acceptAttribute(UPLOADS.resume)).toBe('.pdf,.doc,.docx,.cfb,.odt');
  });

  test.each<[string, UploadPolicy]>(Object.entries(UPLOADS))(
    '%s fit into a request, one file at least',
    (_, policy) => {
      expect(policy.maxTotalBytes).toBeGreaterThanOrEqual(policy.maxBytes);
      expect(policy.maxTotalBytes).toBeLessThan(MAX_BODY_BYTES);
    },
  );
});
