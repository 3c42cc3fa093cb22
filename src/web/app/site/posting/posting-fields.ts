import type { PostingErrors, PostingFields } from '#contract/leads/posting-rules.ts';
import { DEFAULT_COUNTRY } from '#ui/countries.ts';
import { control, getPrefix } from '../shared/forms/controls.ts';
import { createDraftStore } from '../shared/forms/drafts.ts';

/** What a poster typed, by the names of the fields: a country stands for its prefix. */
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

/** The words of a property that could not be sent. Pictures cannot be kept: they are chosen again. */
export const postingDraft = createDraftStore<PostingValues>('posting-draft');

export function getValues(form: HTMLFormElement): PostingValues {
  const values = { ...EMPTY };
  for (const name of NAMES) values[name] = control(form, name).value;
  return values;
}

export function fill(form: HTMLFormElement, values: PostingValues): void {
  for (const name of NAMES) control(form, name).value = values[name];
}

/** The values as they travel. */
export function toFields({ country, ...values }: PostingValues): PostingFields {
  return { ...values, country_code: getPrefix(country) };
}

/** The field that a control of the form belongs to; a number is checked together with its country. */
export const toField = (name: string) => (name === 'country' ? 'phone_number' : name) as keyof PostingErrors;

/** The parts of the form, one after the other on phones. */
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

/** The first part in which something is wrong. */
export const stepWith = (errors: PostingErrors): number =>
  STEPS.findIndex(({ fields }) => fields.some((field) => errors[field] !== undefined));

/** What is wrong within one part. */
export const stepErrors = (step: number, errors: PostingErrors): PostingErrors =>
  Object.fromEntries((STEPS[step]?.fields ?? []).flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));

/** Puts the cursor into the first field that has a problem, in the order in which they stand. */
export function focusFirst(form: HTMLFormElement, errors: PostingErrors): void {
  const wrong = [...form.elements].find((element) => {
    const { name, type } = element as HTMLInputElement;
    return type === 'file' ? errors.images : errors[toField(name)];
  });
  (wrong as HTMLElement | undefined)?.focus();
}
