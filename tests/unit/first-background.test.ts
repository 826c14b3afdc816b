import { expect, test } from 'vitest';
import { firstBackground } from '../../lib/services/prismic/selects.ts';

const slice = (section_background: string | null) => ({ primary: { section_background } });

test('the header takes the background of the first slice', () => {
  expect(firstBackground([slice('Blue'), slice('Green')])).toBe('Blue');
});

test.each([[[]], [[slice(null)]]])('no slice and an empty field give none', (slices) => {
  expect(firstBackground(slices)).toBeNull();
});
