import { type ListingStatus, MAX_LISTING_PICTURES, type StaffProject, type StaffProperty } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { PICTURE_KIND_LABELS } from '#contract/listings/labels.ts';
import { clearAlts } from '#contract/media/picture-alts.ts';
import { AreaControl } from '../controls/area-control.tsx';
import { MomentControl, SwitchControl } from '../controls/basic-controls.tsx';
import { ListingPictures } from '../controls/listing-pictures.tsx';
import { MapControl } from '../controls/map-control.tsx';
import { TextListControl } from '../controls/ordered-list.tsx';
import { AmenityChoices, ChoicesPicker, CityRera, LocalityPicker, PickRecord } from '../controls/pick-options.tsx';
import { RupeesControl } from '../controls/rupees-control.tsx';
import { StarsControl } from '../controls/stars-control.tsx';
import type { ChoiceKind } from '../data/choices.ts';
import { choice, number, pageValues, richText, searchFields, text } from '../engine/fields.tsx';
import { field, type Values } from '../engine/form-field.tsx';

const HALF_WIDTH = { halfWidth: true } as const;
/** A draft may lack the value. */
export const TO_PUBLISH = { halfWidth: true, hint: 'Needed to publish' } as const;
const OPTIONAL = { halfWidth: true, optional: true } as const;

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

export const STATUS_LABELS: Record<ListingStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
  sold: 'Sold',
};

export const rupees = <Name extends string>(
  name: Name,
  label: string,
  options: { optional?: boolean; hint?: string; shown?: (values: Values) => boolean } = {},
) => field(name, label, RupeesControl, { initial: null, ...HALF_WIDTH, ...options, extra: {} });

/** An area with its unit. */
export const area = <Name extends string>(
  name: Name,
  label: string,
  options: { hint?: string; optional?: boolean } = {},
) => field(name, label, AreaControl, { initial: null, ...HALF_WIDTH, ...options, extra: {} });

/** Several values of the master list. */
export const pickMany = <Name extends string>(
  name: Name,
  label: string,
  kind: ChoiceKind,
  shown?: (values: Values) => boolean,
) =>
  field(name, label, ChoicesPicker, {
    initial: [],
    ...OPTIONAL,
    ...(shown && { shown }),
    extra: { kind },
  });

const stars = <Name extends string>(name: Name, label: string, step: 1 | 0.1) =>
  field(name, label, StarsControl, { initial: null, ...OPTIONAL, extra: { step } });

export const placeSection = {
  title: 'Location',
  fields: [
    field('city_id', 'City', PickRecord, {
      initial: null,
      ...TO_PUBLISH,
      resets: ['locality_id', 'locality'],
      extra: { kind: 'cities' },
    }),
    field('locality_id', 'Locality', LocalityPicker, {
      initial: null,
      ...OPTIONAL,
      resets: ['locality'],
      extra: ({ city_id }) => ({ cityId: city_id }),
    }),
    text('locality', 'Name of a locality that is not in the list', {
      optional: true,
      max: 120,
      hint: 'It is assigned when it is added to the master list.',
      shown: ({ city_id, locality_id }) => typeof city_id === 'number' && typeof locality_id !== 'number',
    }),
    text('address', 'Address', { optional: true, max: 250 }),
    field('landmarks', 'Landmarks', TextListControl, { initial: [], optional: true, extra: {} }),
    number('latitude', 'Latitude', { ...OPTIONAL, step: 0.000001 }),
    number('longitude', 'Longitude', { ...OPTIONAL, step: 0.000001 }),
    field('location_iframe', 'Map', MapControl, { initial: '', optional: true, extra: {} }),
  ],
};

/** Who checked the number and when, while the number is unchanged. */
const checkedBy = ({
  rera_id,
  rera_checked,
  rera_checked_by,
  rera_checked_at,
  saved_rera,
}: Values): { hint?: string } =>
  rera_checked && rera_checked_at && rera_id === saved_rera
    ? { hint: `Checked by ${asText(rera_checked_by)} on ${dayText(asText(rera_checked_at))}` }
    : {};

export const reraFields = [
  field('rera_id', 'RERA number', CityRera, {
    initial: '',
    ...OPTIONAL,
    resets: ['rera_checked'],
    extra: ({ city_id }) => ({ cityId: city_id }),
  }),
  field('rera_checked', 'I have checked this number on the regulator’s site', SwitchControl, {
    initial: false,
    ...HALF_WIDTH,
    shown: ({ rera_id }) => rera_id !== '',
    extra: checkedBy,
  }),
];

export const ratingSection = {
  title: 'Advisor rating',
  fields: [
    stars('rating', 'Rating', 0.1),
    stars('decision_drivers_life_style', 'Lifestyle', 1),
    stars('decision_drivers_connectivity', 'Connectivity', 1),
    stars('decision_drivers_livability', 'Livability', 1),
    stars('decision_drivers_value_for_money', 'Value for money', 1),
  ],
};

export const amenitySection = {
  title: 'Amenities',
  fields: [
    field('amenity_ids', 'Amenities', AmenityChoices, { initial: [], optional: true, extra: {} }),
    pickMany('tag_ids', 'Tags', 'tags'),
  ],
};

export const description = richText('description', 'Description', { optional: true });

/** The search engine section; `prefix` is the path before the slug. */
export const listingSearch = (prefix: string) => ({
  title: 'Search engines',
  fields: [...searchFields(prefix), text('meta_keywords', 'Meta keywords', { optional: true, max: 320 })],
});

/** Up to twenty pictures; the first is the cover on cards. */
export const pictures = field('images', 'Pictures', ListingPictures, {
  initial: [],
  optional: true,
  hint: 'Drag to reorder, the first is the cover on cards. At least 1,200 px wide, 3:2 works best. One can be a 360° view.',
  extra: ({ title }) => ({ max: MAX_LISTING_PICTURES, kinds: PICTURE_KIND_LABELS, title: asText(title) }),
});

/** The status of a listing and, if it is scheduled, the time of publication. */
export const publishingSection = {
  title: 'Publishing',
  isBeside: true as const,
  fields: [
    choice('status', 'Status', STATUS_LABELS, { initial: 'draft' }),
    field('scheduled_for', 'Publish on', MomentControl, {
      initial: null,
      shown: ({ status }) => status === 'scheduled',
      extra: {},
    }),
  ],
};

/** The form values of a stored listing: missing values and suggested texts become empty fields. */
export const listingValues = (record: StaffProperty | StaffProject): Values => ({
  ...pageValues(record),
  images: clearAlts(record.title, record.images),
  rera_id: record.rera_id ?? '',
  meta_keywords: record.meta_keywords ?? '',
  location_iframe: record.location_iframe ?? '',
  saved_rera: record.rera_id,
});

/** A copy starts as a draft with another title, and without the slug, pictures and RERA check of the original. */
export const copiedListing = (values: Values): Values => ({
  ...values,
  title: `${String(values.title)} (copy)`,
  slug: '',
  saved_slug: '',
  saved_rera: '',
  status: 'draft',
  scheduled_for: null,
  images: [],
  rera_checked: false,
});
