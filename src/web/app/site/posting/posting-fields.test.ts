import { describe, expect, test } from 'vitest';
import { postingProblems } from '#contract/leads/posting-rules.ts';
import { EMPTY, problemsIn, STEPS, stepWith, toFields } from './posting-fields.ts';

describe('R-130 the parts of the form', () => {
  const problems = postingProblems(
    toFields({ ...EMPTY, posted_by: 'agent', price: 'x', area_value: 'x', area_unit: '' }),
  );

  test('hold every field that something can be wrong with', () => {
    const inParts = STEPS.flatMap((_, step) => Object.keys(problemsIn(step, problems)));
    expect(inParts.toSorted()).toEqual(Object.keys(problems).toSorted());
  });

  test('lead to the first one in which something is wrong', () => {
    expect(stepWith(problems)).toBe(0);
    expect(stepWith({ city: 'Please enter a city', images: 'Too large' })).toBe(1);
    expect(stepWith({ images: 'Too large' })).toBe(2);
    expect(stepWith({})).toBe(-1);
  });
});
