import type { Family, TypeProfile } from '../content/property-type.ts';
import { ordinal } from '../fill.ts';
import type { Random } from '../random.ts';
import type { Place } from './listing-place.ts';
import type { PropertyIdea } from './property-mix.ts';

const letter = (random: Random): string => 'ABCDEFGH'.charAt(random.int(0, 7));

/** The floor of a property; types without floors are on the ground floor. */
export const pickFloor = ({ floors }: TypeProfile, random: Random): number => (floors ? random.int(...floors) : 0);

/** The first line of the address, before project or neighbourhood. */
const DOORS: Record<Family, (random: Random, floor: number) => string> = {
  flat: (random, floor) => `${letter(random)}-${floor}0${random.int(1, 6)}`,
  house: (random) => `House ${random.int(3, 480)}, Block ${letter(random)}`,
  plot: (random) => `Plot ${random.int(2, 390)}, Pocket ${letter(random)}`,
  'farm-land': (random) => `Khasra ${random.int(11, 260)}/${random.int(1, 9)}`,
  office: (random, floor) => `Unit ${floor}0${random.int(1, 9)}`,
  shop: (random) => `Shop ${random.int(1, 64)}, Ground floor`,
  industry: (random) => `Plot ${random.int(4, 220)}, Industrial estate`,
};

const builderFloor = (random: Random, floor: number): string =>
  `${letter(random)}-${random.int(4, 310)}, ${ordinal(floor)} floor`;

/** The postal address. */
export function makeAddress(idea: PropertyIdea, place: Place, floor: number, random: Random): string {
  const { type, profile, city, project } = idea;
  const door = (type === 'builder_floor_apartment' ? builderFloor : DOORS[profile.family])(random, floor);
  const where = [project?.row.title ?? null, place.locality, city.name, city.state].filter((part) => part !== null);
  return [door, ...new Set(where)].join(', ');
}
