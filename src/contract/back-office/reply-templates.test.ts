import { expect, test } from 'vitest';
import { fillTemplate, ReplyTemplate, ReplyTemplatesInput } from './reply-templates.ts';

const VALUES = { first_name: 'Rohit', my_name: 'Zoya', listing: 'Aravalli Terraces', company: 'Aangan' };

test('R-414 a template is filled in with the fields of an enquiry', () => {
  expect(
    fillTemplate('Namaste {first_name}, this is {my_name} of {company}. About {listing}: {first_name}?', VALUES),
  ).toBe('Namaste Rohit, this is Zoya of Aangan. About Aravalli Terraces: Rohit?');
  // A value is not read as a template again, nor as a pattern.
  expect(fillTemplate('{first_name}', { ...VALUES, first_name: '{my_name} $& $1' })).toBe('{my_name} $& $1');
});

test('R-414 a template names only fields that exist', () => {
  const result = ReplyTemplate.safeParse({ name: 'First reply', text: 'Namaste {name}' });
  expect(result.error?.issues[0]?.message).toBe('There is no field {name}');
  expect(ReplyTemplate.safeParse({ name: 'First reply', text: 'Namaste {first_name}, 50 } off' }).success).toBe(true);
});

test.each([
  [
    'two of the same name',
    [
      { name: 'A', text: 'x' },
      { name: 'a', text: 'y' },
    ],
  ],
  ['too many', Array.from({ length: 21 }, (_, n) => ({ name: `T${n}`, text: 'x' }))],
  ['one without a text', [{ name: 'A', text: ' ' }]],
  ['one that is too long', [{ name: 'A', text: 'x'.repeat(1001) }]],
])('R-414 %s are refused', (_case, templates) => {
  expect(ReplyTemplatesInput.safeParse({ templates }).success).toBe(false);
});
