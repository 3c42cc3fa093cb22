import type { PostingErrors, PostingFields } from '#contract/leads/posting-rules.ts';
import { DEFAULT_COUNTRY } from '#ui/countries.ts';
import { control, getPrefix } from '../shared/forms/controls.ts';
import { createDraftStore } from '../shared/forms/drafts.ts';

/** Form values by field name; a country code replaces the phone prefix. */
export type PostingValues = Omit<PostingFields, 'country_code'> & { country: string };

export const EMPTY: PostingValues = {
  posted_by: '',
  name: '',
  email: '',
  country: DEFAULT_COUNTRY,
  phone_number: '',
  rera_number: '',
  property_type: '',
  city: '',
  address: '',
  property_details: '',
  price: '',
  area_value: '',
  area_unit: 'sq_ft',
};

const NAMES = Object.keys(EMPTY) as (keyof PostingValues)[];

/** Draft of a property that could not be sent; images cannot be stored and are chosen again. */
export const postingDraft = createDraftStore<PostingValues>('posting-draft');

export function getValues(form: HTMLFormElement): PostingValues {
  const values = { ...EMPTY };
  for (const name of NAMES) values[name] = control(form, name).value;
  return values;
}

export function fill(form: HTMLFormElement, values: PostingValues): void {
  for (const name of NAMES) control(form, name).value = values[name];
}

/** Form values in API format. */
export function toFields({ country, ...values }: PostingValues): PostingFields {
  return { ...values, country_code: getPrefix(country) };
}

/** Field that a control belongs to; a phone number is validated together with its country. */
export const toField = (name: string) => (name === 'country' ? 'phone_number' : name) as keyof PostingErrors;

/** Steps of the form, shown one at a time on phones. */
export const STEPS: { title: string; fields: (keyof PostingErrors)[] }[] = [
  {
    title: 'Who you are',
    fields: ['posted_by', 'rera_number', 'name', 'email', 'country_code', 'phone_number'],
  },
  {
    title: 'The property',
    fields: ['property_type', 'city', 'address', 'property_details', 'price', 'area_value', 'area_unit'],
  },
  { title: 'Pictures and consent', fields: ['images', 'iAgreeToTerms'] },
];

/** The first step with an error. */
export const stepWith = (errors: PostingErrors): number =>
  STEPS.findIndex(({ fields }) => fields.some((field) => errors[field] !== undefined));

/** Errors of one step. */
export const stepErrors = (step: number, errors: PostingErrors): PostingErrors =>
  Object.fromEntries((STEPS[step]?.fields ?? []).flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));

/** Focuses the first invalid field, in form order. */
export function focusFirst(form: HTMLFormElement, errors: PostingErrors): void {
  const wrong = [...form.elements].find((element) => {
    const { name, type } = element as HTMLInputElement;
    return type === 'file' ? errors.images : errors[toField(name)];
  });
  (wrong as HTMLElement | undefined)?.focus();
}
