import { expect, test } from 'vitest';
import { countQuantity } from '../../../lib/calculator/actions.ts';

function form(fields: Readonly<Record<string, string>>): FormData {
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.append(name, value);
  return posted;
}

const asked = { pharmaceuticalComp: 'granules', treatmentDuration: '7_days', dailyQty: '3', granulesNb: '5' };

test('a form is answered with the constants of the settings', async () => {
  expect(await countQuantity(null, form(asked))).toMatchObject({ entered: asked, quantity: { count: 2, unit: 80 } });
});

test('or with those of the product whose page it stands on', async () => {
  const constants = JSON.stringify({
    granulesPerTube: 140,
    dropsPerMl: { flask: 40, flask_tm: 50 },
    defaultDrops: { flask: 20, flask_tm: 25 },
  });
  expect(await countQuantity(null, form({ ...asked, constants }))).toMatchObject({ quantity: { count: 1, unit: 140 } });
});

test('what was typed comes back, and nothing that is no field', async () => {
  const entered = { ...asked, dailyQty: 'tr\u202eois' };
  const answer = await countQuantity(null, form({ ...entered, more: 'x', 'a[9999999]': 'x' }));
  expect(answer).toEqual({ entered, errors: { dailyQty: 'number' }, quantity: null });
});

test('what is no form is refused', async () => {
  await expect(countQuantity(null, asked as unknown as FormData)).rejects.toThrow(TypeError);
});
