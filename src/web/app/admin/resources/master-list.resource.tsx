import {
  AmenityInput,
  BhkInput,
  BuilderInput,
  CITY_CHARACTER,
  CityInput,
  IndianState,
  LocalityInput,
  TagInput,
  validateCoordinates,
} from '#contract';
import { type ControlProps, TextControl } from '../controls/basic-controls.tsx';
import { TextListControl } from '../controls/ordered-list.tsx';
import { LocalityPicker } from '../controls/pick-options.tsx';
import { useChoices } from '../data/choices.ts';
import { text as column, created } from '../engine/columns.tsx';
import { choice, longText, number, pick, picture, text, toggle } from '../engine/fields.tsx';
import { field } from '../engine/form-field.tsx';
import { defineResource } from '../engine/resource.ts';
import { createTab, createTabbedScreen } from '../engine/tabbed-screen.tsx';
import { UnmatchedLocalities } from './unmatched-localities.tsx';
import { UnreadNames } from './unread-names.tsx';

export const tags = defineResource('master-list/tag', {
  rows: 'tags',
  noun: 'Tag',
  editQuestion: 'Are you sure to edit this Tag ?',
  title: 'Tags',
  searchHint: 'Search tags',
  searchable: ({ tag_name }) => [tag_name],
  name: { label: 'Tag', text: ({ tag_name }) => tag_name, sort: 'tag_name' },
  columns: [created()],
  form: { input: TagInput, sections: [{ fields: [text('tag_name', 'Tag', { max: 60 })] }] },
  replacedBy: 'tags',
});

export const cities = defineResource('master-list/city', {
  rows: 'cities',
  noun: 'City',
  editQuestion: 'Are you sure to edit this City ?',
  title: 'Cities',
  searchHint: 'Search cities',
  searchable: ({ city_name }) => [city_name],
  name: { label: 'City', text: ({ city_name }) => city_name, note: ({ state }) => state ?? '', sort: 'city_name' },
  columns: [column('State', ({ state }) => state, { sort: 'state' }), created()],
  form: {
    input: CityInput,
    sections: [
      {
        fields: [
          text('city', 'City', { halfWidth: true, max: 50, allowed: CITY_CHARACTER }),
          choice('state', 'State or union territory', IndianState.enum, { halfWidth: true, optional: true }),
        ],
      },
    ],
    from: ({ city_name, ...values }) => ({ ...values, city: city_name }),
    carryOver: ['state'],
  },
  replacedBy: 'cities',
});

export const localities = defineResource('master-list/locality', {
  rows: 'localities',
  noun: 'Locality',
  title: 'Localities',
  searchHint: 'Name, other name or city',
  searchable: ({ name, city_name, aliases }) => [name, city_name, ...aliases],
  name: {
    label: 'Locality',
    text: ({ name }) => name,
    note: ({ city_name }) => city_name,
    sort: 'name',
  },
  columns: [
    column('City', ({ city_name }) => city_name),
    column('Part of', ({ parent_name }) => parent_name),
    column('Other names', ({ aliases }) => aliases.join(', ')),
    created(),
  ],
  form: {
    input: LocalityInput,
    rules: validateCoordinates,
    sections: [
      {
        fields: [
          pick('city_id', 'City', 'cities', { halfWidth: true }),
          text('name', 'Name', { halfWidth: true, max: 80 }),
          text('name_hi', 'Name in Hindi', { halfWidth: true, optional: true, max: 80 }),
          field('parent_id', 'Part of', LocalityPicker, {
            initial: null,
            halfWidth: true,
            optional: true,
            extra: ({ city_id, id }) => ({ cityId: city_id, except: id }),
          }),
          field('aliases', 'Other names', TextListControl, {
            initial: [],
            optional: true,
            hint: 'Former names, short forms and frequent misspellings, which visitors may type',
            extra: {},
          }),
          number('latitude', 'Latitude', { halfWidth: true, optional: true, step: 0.000001 }),
          number('longitude', 'Longitude', { halfWidth: true, optional: true, step: 0.000001 }),
          toggle('is_approximate', 'The centre is approximate'),
        ],
      },
    ],
    carryOver: ['city_id'],
  },
  replacement: ({ id, city_id }, control) => <LocalityPicker {...control} cityId={city_id} except={id} />,
});

export const builders = defineResource('master-list/builder', {
  rows: 'builders',
  noun: 'Builder',
  editQuestion: 'Are you sure to edit this Builder ?',
  title: 'Builders',
  searchHint: 'Search builders',
  searchable: ({ name }) => [name],
  name: {
    label: 'Builder',
    text: ({ name }) => name,
    picture: ({ image_url }) => image_url,
    shape: 'square',
    note: ({ established }) => (established === null ? '' : `Established ${established}`),
    sort: 'name',
  },
  columns: [
    column('Established', ({ established }) => established?.toString() ?? '', { sort: 'established' }),
    column('Meta title', ({ meta_title }) => meta_title),
    created(),
  ],
  form: {
    input: BuilderInput,
    sections: [
      {
        fields: [
          text('name', 'Name', { halfWidth: true, max: 120 }),
          number('established', 'Established', { halfWidth: true, optional: true, min: 1800, max: 2100 }),
          longText('about', 'About', { optional: true, max: 4000 }),
          picture('Logo'),
        ],
      },
      {
        title: 'Search engines',
        fields: [
          text('meta_title', 'Meta title', { optional: true, max: 160 }),
          longText('meta_description', 'Meta description', { optional: true, max: 320 }),
        ],
      },
    ],
  },
  replacedBy: 'builders',
});

export const bhks = defineResource('master-list/bhk', {
  rows: 'bhk',
  noun: 'BHK',
  title: 'BHK',
  searchHint: 'Search BHK',
  searchable: ({ bhk }) => [bhk],
  name: { label: 'BHK', text: ({ bhk }) => bhk, sort: 'bhk' },
  columns: [created()],
  form: {
    input: BhkInput,
    sections: [{ fields: [text('bhk', 'BHK', { max: 8, hint: 'Such as 2, 2.5, 4+ or 1 RK' })] }],
  },
  actions: 'delete',
  replacedBy: 'bhks',
});

/** The category of an amenity: existing categories are suggested, a new one can be typed. */
function CategoryControl(props: ControlProps<string>) {
  const categories = new Set(useChoices()?.amenities.flatMap(({ note }) => note ?? []));
  return <TextControl {...props} max={60} suggestions={[...categories]} />;
}

export const amenities = defineResource('master-list/amenity', {
  rows: 'amenities',
  noun: 'Amenity',
  editQuestion: 'Are you sure to edit this Amenity ?',
  title: 'Amenities',
  searchHint: 'Search amenities',
  searchable: ({ name }) => [name],
  name: { label: 'Amenity', text: ({ name }) => name, note: ({ category }) => category, sort: 'name' },
  columns: [column('Category', ({ category }) => category, { sort: 'category' }), created()],
  form: {
    input: AmenityInput,
    sections: [
      {
        fields: [
          text('name', 'Name', { halfWidth: true, max: 80 }),
          field('category', 'Category', CategoryControl, { initial: '', halfWidth: true, extra: {} }),
        ],
      },
    ],
    carryOver: ['category'],
  },
  replacedBy: 'amenities',
});

export default createTabbedScreen('Master List', [
  createTab('builder', 'Builder', builders),
  createTab('bhk', 'BHK', bhks),
  createTab('amenity', 'Amenity', amenities),
  createTab('tag', 'Tag', tags),
  createTab('city', 'City', cities),
  createTab(
    'locality',
    'Locality',
    localities,
    <>
      <UnmatchedLocalities />
      <UnreadNames />
    </>,
  ),
]);
