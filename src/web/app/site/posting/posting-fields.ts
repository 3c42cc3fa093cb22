import type { FieldErrors } from '#contract/forms/field-errors.ts';
import { DEFAULT_COUNTRY } from '#ui/countries.ts';
import { createDraftStore } from '../shared/forms/drafts.ts';

export const EMPTY = {
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

/** Form values by field name. */
export type PostingValues = typeof EMPTY;

export type PostingField = Exclude<keyof PostingValues, 'country'> | 'country_code' | 'images' | 'iAgreeToTerms';
export type PostingErrors = FieldErrors<PostingField>;

/** The fields that the poster can change later. */
export type PropertyValues = Pick<PostingValues, 'address' | 'property_details' | 'price' | 'area_value' | 'area_unit'>;

/** Draft of a property that could not be sent; images cannot be stored and are chosen again. */
export const postingDraft = createDraftStore<PostingValues>('posting-draft');

/** Steps of the form, shown one at a time on phones. */
export const STEPS: { title: string; fields: PostingField[] }[] = [
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
