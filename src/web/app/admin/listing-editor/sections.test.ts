import { expect, test } from 'vitest';
import { text } from '../engine/fields.tsx';
import { getSectionState, toSections } from './sections.ts';

const HIDDEN = text('hidden', 'Hidden', { shown: () => false });
const FORM = {
  pictures: text('images', 'Pictures'),
  sections: [
    { title: 'Price', fields: [text('price', 'Price'), HIDDEN] },
    { title: 'Publishing', isBeside: true as const, fields: [text('status', 'Status')] },
  ],
};

test('R-421 pictures are the first section, and the publishing section is beside the others', () => {
  const { main, beside } = toSections(FORM);
  expect(main.map(({ id, title }) => [id, title])).toEqual([
    ['section-pictures', 'Pictures'],
    ['section-price', 'Price'],
  ]);
  expect(beside.map(({ title }) => title)).toEqual(['Publishing']);
});

test.each([
  ['missing', { price: '' }, ['price'], ['price']],
  ['warning', { price: '85 lakh' }, ['price'], []],
  ['complete', { price: '85 lakh' }, [], []],
  ['empty', { price: '' }, [], ['title']],
  ['empty', { price: '', hidden: 'x' }, ['hidden'], ['hidden']],
] as const)('R-421 a section is marked as %s', (state, values, warned, missing) => {
  const [, price] = toSections(FORM).main;
  const findings = { values, warned: new Set<string>(warned), missing: new Set<string>(missing) };
  expect(price && getSectionState(price, findings)).toBe(state);
});
