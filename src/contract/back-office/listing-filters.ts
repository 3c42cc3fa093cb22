import { z } from 'zod';
import { Id } from '../answers.ts';
import { ListingStatus, PossessionStatus, PropertyType, Purpose, ResidencyType } from '../listings/enumerations.ts';
import { lenient } from '../listings/property-search.ts';

const id = lenient(Id);
const day = lenient(z.iso.date());
const rupees = lenient(z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER));

/** Rows that are chosen one by one. */
export const MAX_CHOSEN_ROWS = 500;

/** Chosen rows of a list, such as for an export of them. */
export const ChosenRows = lenient(
  z
    .string()
    .regex(/^\d{1,15}(?:,\d{1,15})*$/)
    .transform((ids): unknown[] => ids.split(','))
    .pipe(z.array(Id).max(MAX_CHOSEN_ROWS)),
);

/** What staff can narrow the list of projects down to. */
export const ProjectFilters = z.object({
  city_id: id,
  locality_id: id,
  builder_id: id,
  /** The user who entered it. */
  created_by: id,
  tag_id: id,
  status: lenient(ListingStatus),
  residency_type: lenient(ResidencyType),
  possession_status: lenient(PossessionStatus),
  ids: ChosenRows,
  /** The first and the last day on which it was entered, in India. */
  from: day,
  to: day,
});
export type ProjectFilters = z.infer<typeof ProjectFilters>;

/** What staff can narrow the list of properties down to. */
export const PropertyFilters = ProjectFilters.extend({
  project_id: id,
  purpose: lenient(Purpose),
  property_type: lenient(PropertyType),
  min_price: rupees,
  max_price: rupees,
});
export type PropertyFilters = z.infer<typeof PropertyFilters>;
