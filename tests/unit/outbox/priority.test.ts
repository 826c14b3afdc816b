import { expect, test } from 'vitest';
import { sampleDelivery } from '../../../lib/mail/preview.ts';
import { priorityOf } from '../../../lib/outbox/jobs.ts';

test.each([
  ['withdrawal-receipt', {}, 1],
  ['withdrawal-team', {}, 1],
  ['contact-team', { mustArrive: true }, 1],
  ['contact-team', {}, 0],
  ['contact-received', {}, 0],
  ['newsletter-welcome', {}, 0],
] as const)('%s %j', (template, more, priority) => {
  expect(priorityOf({ ...sampleDelivery(template, 'fr-fr'), mustArrive: undefined, ...more })).toBe(priority);
});

test('a change of a list is not urgent', () => {
  expect(priorityOf({ kind: 'list', action: 'add', listId: 1, email: 'a@exemple.fr', locale: 'fr-fr' })).toBe(0);
});
