import type { Facing } from '#contract';
import type { NeutralTag } from '../content/catalogue.ts';
import type { Random } from '../random.ts';
import { isNearMetro } from './listing-place.ts';
import type { PropertyFacts } from './property-text.ts';

const EASTERN: ReadonlySet<Facing | null> = new Set<Facing | null>(['east', 'north_east']);

/** Cities whose authorities lease out their plots. */
const LEASEHOLD_CITIES: ReadonlySet<string> = new Set(['noida', 'greater-noida', 'chandigarh']);

/** Tags that apply to a property. */
function trueTags(title: string, { idea, place }: PropertyFacts, facing: Facing | null): NeutralTag[] {
  const { family } = idea.profile;
  const rules: [NeutralTag, boolean][] = [
    ['Corner unit', /corner [a-z\d]/i.test(title)],
    ['Park facing', /facing the green|facing the park|facing a park|park-side/i.test(title)],
    ['Rooftop', idea.type === 'penthouse' || /roof terrace/.test(title)],
    ['Vastu friendly', (family === 'flat' || family === 'house') && EASTERN.has(facing)],
    ['Near metro', isNearMetro(place) && (family === 'flat' || family === 'office' || family === 'shop')],
    ['Gated', idea.project !== null && family !== 'office' && family !== 'shop'],
    ['Road facing', /(on|facing) the main|crossing|24 m road|highway/.test(title)],
    ['Freehold', (family === 'plot' || family === 'farm-land') && !LEASEHOLD_CITIES.has(idea.city.slug)],
    ['Low density', idea.type === 'villa' || idea.type === 'builder_floor_apartment'],
    ['Renewed lease', family === 'shop' || family === 'office'],
    ['Pre-leased', idea.type === 'commercial_showroom' || idea.type === 'office_in_it_park'],
    ['Bank approved', family === 'industry'],
  ];
  return rules.flatMap(([tag, isTrue]) => (isTrue ? [tag] : []));
}

/** Up to three of the applicable tags, because staff do not tag everything. */
export function neutralTags(title: string, facts: PropertyFacts, facing: Facing | null, random: Random): string[] {
  const fitting = trueTags(title, facts, facing);
  const count = random.weighted([
    [0, 15],
    [1, 40],
    [2, 35],
    [3, 10],
  ] as const);
  return random.some(fitting, count);
}
