import { expect, test } from 'vitest';
import { COUNTRIES, DEFAULT_COUNTRY } from './countries.ts';

const OFFERED =
  'US +1, Canada +1, Mexico +52, UK +44, Australia +61, India +91, Germany +49, France +33, Italy +39, Spain +34, ' +
  'Brazil +55, China +86, Japan +81, South Korea +82, Russia +7, South Africa +27, Nigeria +234, Egypt +20, ' +
  'Argentina +54, Colombia +57, Netherlands +31, Sweden +46, Switzerland +41, Turkey +90, Saudi Arabia +966, ' +
  'UAE +971, Thailand +66, Singapore +65, New Zealand +64, Israel +972';

test('R-152 the thirty countries are offered in their order', () => {
  expect(COUNTRIES).toHaveLength(30);
  expect(COUNTRIES.map(({ name, prefix }) => `${name} ${prefix}`).join(', ')).toBe(OFFERED);
});

test('R-152 an option is keyed by country, since two countries share a prefix', () => {
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(30);
  expect(COUNTRIES.filter(({ prefix }) => prefix === '+1').map(({ code }) => code)).toEqual(['US', 'CA']);
});

test('R-152 India is chosen to begin with', () => {
  expect(COUNTRIES.find(({ code }) => code === DEFAULT_COUNTRY)).toMatchObject({ name: 'India', prefix: '+91' });
});
