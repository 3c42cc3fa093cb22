import type { PossessionStatus } from '#contract';
import type * as tables from '../../schema/index.ts';
import type { Area } from '../areas.ts';
import type { Bhk } from '../content/bhk-options.ts';
import type { ProjectKind } from '../content/markets.ts';
import type { Picture } from '../pictures.ts';
import type { Place } from './listing-place.ts';

type PersonColumn = 'createdBy' | 'updatedBy' | 'reraCheckedBy';
type ListingRow<Row, Named extends keyof Row> = Omit<Row, 'id' | 'cityId' | 'builderId' | PersonColumn | Named>;

/** A row of `projects` without the keys that only the database knows. */
export type ProjectRow = ListingRow<typeof tables.projects.$inferInsert, never>;
/** A row of `properties` without the keys that only the database knows. */
export type PropertyRow = ListingRow<typeof tables.properties.$inferInsert, 'projectId'>;

/** What hangs on a listing, by the names that people know instead of keys. */
interface Attached {
  city: string;
  builder: string | null;
  bhks: Bhk[];
  tags: string[];
  amenities: string[];
  pictures: Picture[];
}

/** A home, plot or unit on offer inside a project. */
export interface Configuration {
  title: string;
  location: string;
  bhk: Bhk | null;
  area: Area;
  price: number | null;
  picture: Picture;
}

/** A project of the demo data. */
export interface DemoProject extends Attached {
  row: ProjectRow;
  builder: string;
  place: Place;
  kind: ProjectKind;
  possession: PossessionStatus;
  /** The first day of the month of hand-over; none when it is long done. */
  handover: string | null;
  /** Rupees for a square foot, before a property's own merits. */
  perSqFt: number;
  configurations: Configuration[];
}

/** A property of the demo data. */
export interface DemoProperty extends Attached {
  row: PropertyRow;
  /** The slug of its project. */
  project: string | null;
}
