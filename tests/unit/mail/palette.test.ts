import { expect, test } from 'vitest';
import { colors, sections } from '../../../components/theme/brand.ts';
import { PALETTE } from '../../../lib/mail/write.ts';

test('mails have the colours of the brand', () => {
  expect(PALETTE).toEqual({
    ground: sections['Beige Light'],
    paper: colors.white,
    ink: colors.ink,
    ink2: colors.ink2,
    rule: colors.sage,
    button: colors.button,
    buttonText: colors.white,
  });
});
