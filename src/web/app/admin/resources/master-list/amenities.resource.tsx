import { AmenityInput, type StaffAmenity } from '#contract';
import type { ControlProps } from '../../controls/control-props.ts';
import { TextControl } from '../../controls/text-control.tsx';
import { useChoices } from '../../data/choices.ts';
import { text as column, created } from '../../engine/columns.tsx';
import { text } from '../../engine/fields.tsx';
import { field } from '../../engine/form-field.tsx';
import { defineResource } from '../../engine/resource.ts';

/** The category of an amenity: existing categories are suggested, a new one can be typed. */
function CategoryControl(props: ControlProps<string>) {
  const categories = new Set(useChoices()?.amenities.flatMap(({ note }) => note ?? []));
  return <TextControl {...props} max={60} suggestions={[...categories]} />;
}

export const amenities = defineResource<StaffAmenity>({
  path: 'master-list/amenity',
  rows: 'amenities',
  noun: 'Amenity',
  title: 'Amenities',
  searchHint: 'Search amenities',
  searchable: ({ name }) => [name],
  name: { label: 'Amenity', of: ({ name }) => name, note: ({ category }) => category, sort: 'name' },
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
