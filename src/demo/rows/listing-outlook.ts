import type { Family } from '../content/property-type.ts';
import { randomFor } from '../random.ts';
import type { PropertyIdea } from './property-mix.ts';

/** What a property looks out on, or where it stands. */
export type Outlook = 'park-facing' | 'garden-facing' | 'pool-facing' | 'corner' | 'road-facing';

const OUTLOOKS: Record<Family, (readonly [Outlook | null, number])[]> = {
  flat: [
    ['park-facing', 16],
    ['corner', 16],
    ['garden-facing', 10],
    ['pool-facing', 8],
    [null, 50],
  ],
  house: [
    ['park-facing', 18],
    ['corner', 18],
    ['garden-facing', 8],
    [null, 56],
  ],
  plot: [
    ['park-facing', 12],
    ['corner', 20],
    ['road-facing', 14],
    [null, 54],
  ],
  'farm-land': [
    ['road-facing', 20],
    [null, 80],
  ],
  office: [
    ['corner', 20],
    ['road-facing', 20],
    [null, 60],
  ],
  shop: [
    ['corner', 22],
    ['road-facing', 26],
    [null, 52],
  ],
  industry: [
    ['corner', 12],
    ['road-facing', 25],
    [null, 63],
  ],
};

/** Commercial and industrial land has no park to face. */
const FOR_HOMES: ReadonlySet<Outlook> = new Set<Outlook>(['park-facing', 'garden-facing', 'pool-facing']);

/** The outlook of a property; a pool can be faced only where there is one. */
export function pickOutlook({ number, type, profile, project }: PropertyIdea): Outlook | null {
  const outlook = randomFor(`outlook of property ${number}`).weighted(OUTLOOKS[profile.family]);
  if (outlook === 'pool-facing' && !project?.amenities.includes('Swimming pool')) return null;
  if (outlook === 'garden-facing' && profile.family === 'flat' && project === null) return null;
  const isLand = type === 'commercial_land' || type === 'industrial_land';
  return outlook && isLand && FOR_HOMES.has(outlook) ? null : outlook;
}

/** Whether an office or a shop for sale has a tenant. */
export const pickIsLeased = ({ number, profile, isRent }: PropertyIdea, isReady: boolean): boolean =>
  !isRent &&
  isReady &&
  (profile.family === 'office' || profile.family === 'shop') &&
  randomFor(`tenant of property ${number}`).chance(0.3);
