import { describe, expect, test } from 'vitest';
import { getFieldErrors } from '#contract/forms/field-errors.ts';
import { PostingInput } from '#contract/forms/posting.ts';
import { toCountryCode } from '../shared/forms/controls.ts';
import { EMPTY, STEPS, stepErrors, stepWith } from './send-posting.ts';

describe('R-130 the parts of the form', () => {
  const typed = { ...EMPTY, posted_by: 'agent', price: 'x', area_value: 'x', area_unit: '' };
  const errors = getFieldErrors(PostingInput, toCountryCode(typed));

  test('hold every field that something can be wrong with', () => {
    const inParts = STEPS.flatMap((_, step) => Object.keys(stepErrors(step, errors)));
    expect(inParts.toSorted()).toEqual(Object.keys(errors).toSorted());
  });

  test('lead to the first one in which something is wrong', () => {
    expect(stepWith(errors)).toBe(0);
    expect(stepWith({ city: 'Please enter a city', images: 'Too large' })).toBe(1);
    expect(stepWith({ images: 'Too large' })).toBe(2);
    expect(stepWith({})).toBe(-1);
  });
});
