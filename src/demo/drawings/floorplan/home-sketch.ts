import type { Link } from './openings.ts';
import type { HomeFacts } from './plan-facts.ts';
import { OUTSIDE } from './plan-layout.ts';
import { across, down, feet, makeRoom, type Part, share } from './slicing.ts';

/** The proportions of one attempt at a home. The day rooms are on the left, the bedrooms right of them on a passage. */
export interface HomeShape {
  /** `hall`: one living room; `stack`: kitchen, dining, living below each other; `court`: in two columns. */
  day: 'hall' | 'stack' | 'court';
  /** `through`: bedrooms on both sides of the passage; `end`: the master bedroom closes it. */
  night: 'through' | 'end';
  width: number;
  dayWidth: number;
  /** Depth of the rooms above and below the passage. */
  top: number;
  bottom: number;
  passage: number;
  /** Size of the rooms relative to a modest home. */
  scale: number;
}

/** Rooms, doors, and the rooms that may have a balcony, best first. */
export interface Sketch {
  readonly root: Part;
  readonly links: readonly Link[];
  readonly balconies: readonly string[];
}

interface Suite {
  readonly id: string;
  readonly name: string;
  readonly use: 'bedroom' | 'study';
  readonly hasBath: boolean;
}

const PASSAGE = ['passage'];
/** Rooms deeper than this have their bath between themselves and the passage. */
export const DEEPEST_ROOM = 17.5;
/** From these depths two baths fit one behind the other: usually, and in a tight home. */
const TWO_BATHS = 10.5;
const TWO_SMALL_BATHS = 9.25;

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

export const countBedrooms = ({ bhk }: HomeFacts): number => (bhk === '1 RK' ? 0 : Math.trunc(Number.parseFloat(bhk)));

/** The bedrooms, the master first, and the study of a half room. One bath is for guests, the others are attached. */
function listSuites(facts: HomeFacts): Suite[] {
  const count = countBedrooms(facts);
  const bedrooms = Array.from({ length: count }, (_, index): Suite => {
    const first = count === 1 ? 'Bedroom' : 'Master';
    const name = index === 0 ? first : `Bed ${index + 1}`;
    return { id: `bed${index + 1}`, name, use: 'bedroom', hasBath: index < facts.baths - 1 };
  });
  const hasStudy = facts.bhk.endsWith('.5');
  return hasStudy ? [...bedrooms, { id: 'study', name: 'Study', use: 'study', hasBath: false }] : bedrooms;
}

interface Wing {
  readonly parts: Part[];
  readonly links: Link[];
}

/** Collects the rooms on one side of the passage. */
interface Strip {
  readonly suites: readonly Suite[];
  readonly hasCommonBath: boolean;
  readonly depth: number;
  /** Above the passage, so that its outer wall is the upper one. */
  readonly isTop: boolean;
  readonly scale: number;
}

const widthShare = ({ id, use }: Suite): number => (use === 'study' ? 0.72 : id === 'bed1' ? 1.12 : 1);

const makeSuiteRoom = (suite: Suite): Part => makeRoom(suite.id, suite.name, suite.use, widthShare(suite));
const makeBath = ({ id }: Suite): Part => makeRoom(`bath-${id}`, 'Bath', 'bath');
const bathLink = ({ id }: Suite): Link => ({ kind: 'door', space: `bath-${id}`, to: [id] });

const commonBath = (): Part => makeRoom('bath-common', 'Bath', 'bath');

/** Stacks parts from the outer wall to the passage. */
const inward = (isTop: boolean, ...parts: readonly Part[]): Part => down(...(isTop ? parts : parts.toReversed()));

/** The bath of guests beside the passage; where it is deep, a lobby with a basin leads to it. */
function sliceForGuests({ depth, isTop }: Strip): { part: Part; links: Link[] } {
  const bath = clamp(6.5, depth * 0.62, 8.5);
  if (depth - bath < 3.4) {
    return { part: commonBath(), links: [{ kind: 'door', space: 'bath-common', to: PASSAGE }] };
  }
  const lobby = makeRoom('lobby', '', 'passage');
  const links: Link[] = [
    { kind: 'open', space: 'lobby', to: PASSAGE },
    { kind: 'door', space: 'bath-common', to: ['lobby'] },
  ];
  return { part: inward(isTop, feet(bath, commonBath()), lobby), links };
}

/** Bedrooms side by side, their baths in narrow slices between them. */
function drawShallowStrip(strip: Strip): Wing {
  const { suites, depth, isTop, scale } = strip;
  const slice = clamp(4.75, 3.6 + 1.3 * scale, 7);
  const parts: Part[] = [];
  const links: Link[] = [];
  let needsCommon = strip.hasCommonBath;
  const hasTwoDeep = depth >= (scale < 0.95 ? TWO_SMALL_BATHS : TWO_BATHS);
  const addGuests = () => {
    const guests = sliceForGuests(strip);
    parts.push(suites.length === 0 ? guests.part : feet(slice, guests.part));
    links.push(...guests.links);
    needsCommon = false;
  };
  if (needsCommon && !(hasTwoDeep && suites.some(({ hasBath }) => hasBath))) addGuests();
  for (let index = 0; index < suites.length; index += 1) {
    const suite = suites[index];
    if (!suite) continue;
    parts.push(makeSuiteRoom(suite));
    links.push({ kind: 'door', space: suite.id, to: PASSAGE });
    if (!suite.hasBath) continue;
    links.push(bathLink(suite));
    const next = suites[index + 1];
    if (hasTwoDeep && needsCommon) {
      const guest = share(0.85, commonBath());
      parts.push(feet(slice, inward(isTop, makeBath(suite), guest)));
      links.push({ kind: 'door', space: 'bath-common', to: PASSAGE });
      needsCommon = false;
    } else if (hasTwoDeep && next?.hasBath) {
      parts.push(feet(slice, inward(isTop, makeBath(suite), makeBath(next))), makeSuiteRoom(next));
      links.push({ kind: 'door', space: next.id, to: PASSAGE }, bathLink(next));
      index += 1;
    } else if (depth - 7.5 >= 3.4) {
      const dress = makeRoom(`dress-${suite.id}`, 'Dress', 'dress');
      parts.push(feet(slice, inward(isTop, feet(clamp(7, depth * 0.6, 9), makeBath(suite)), dress)));
      links.push({ kind: 'opening', space: `dress-${suite.id}`, to: [suite.id] });
    } else {
      parts.push(feet(slice, makeBath(suite)));
    }
  }
  if (suites.length === 0 && scale > 0.92) {
    parts.push(feet(clamp(3.25, 3 + scale * 0.6, 5), makeRoom('store', 'Store', 'store')));
    links.push({ kind: 'door', space: 'store', to: PASSAGE });
  }
  return { parts, links };
}

/** Deep bedrooms on the outer wall; a dressing room and the bath lie between them and the passage. */
function drawDeepStrip({ suites, depth, isTop, scale, hasCommonBath }: Strip): Wing {
  const parts: Part[] = [];
  const links: Link[] = [];
  let needsCommon = hasCommonBath;
  const row = clamp(7, depth * 0.36, 9.5);
  const bathWidth = clamp(5.5, 4 + 2 * scale, 8.5);
  for (const suite of suites) {
    const entry = `dress-${suite.id}`;
    const inner: Part[] = [];
    if (suite.hasBath) {
      if (needsCommon) {
        inner.push(feet(5.5, commonBath()));
        links.push({ kind: 'door', space: 'bath-common', to: PASSAGE });
        needsCommon = false;
      }
      inner.push(makeRoom(entry, 'Dress', 'dress'), feet(bathWidth, makeBath(suite)));
      links.push({ kind: 'door', space: `bath-${suite.id}`, to: [entry] });
      links.push({ kind: 'door', space: entry, to: PASSAGE }, { kind: 'opening', space: suite.id, to: [entry] });
    } else {
      inner.push(makeRoom(entry, '', 'passage'));
      links.push({ kind: 'open', space: entry, to: PASSAGE }, { kind: 'door', space: suite.id, to: [entry] });
      const beside = needsCommon ? commonBath() : makeRoom(`store-${suite.id}`, 'Store', 'store');
      inner.push(feet(bathWidth, beside));
      const id = needsCommon ? 'bath-common' : `store-${suite.id}`;
      links.push({ kind: 'door', space: id, to: [entry, ...PASSAGE] });
      needsCommon = false;
    }
    parts.push(share(widthShare(suite), inward(isTop, makeSuiteRoom(suite), feet(row, across(...inner)))));
  }
  return { parts, links };
}

const drawStrip = (strip: Strip): Wing => (strip.depth > DEEPEST_ROOM ? drawDeepStrip(strip) : drawShallowStrip(strip));

/** The master bedroom across the end of the passage, its bath above and its dressing room beside or below. */
function drawEndSuite(master: Suite, { top, bottom, passage, scale }: HomeShape): Wing {
  const depth = top + passage + bottom;
  const bathDepth = clamp(5.5, 4.6 + 1.4 * scale, 8);
  const dressDepth = depth - bathDepth - clamp(12, 12.5 * scale, 17);
  const links: Link[] = [bathLink(master), { kind: 'door', space: master.id, to: PASSAGE }];
  const rows = [feet(bathDepth, makeBath(master)), makeRoom(master.id, master.name, master.use)];
  if (dressDepth >= 4.5) {
    rows.push(feet(Math.min(dressDepth, 8), makeRoom('dress-bed1', 'Dress', 'dress')));
    links.push({ kind: 'opening', space: 'dress-bed1', to: [master.id] });
  }
  const width = clamp(10.5, 11.5 * scale, 17);
  return { parts: [feet(width, down(...rows))], links };
}

/** A bath's share of the length of its strip; a second one fits behind it. */
const BATH_SHARE = 0.42;

interface Sides {
  readonly upper: readonly Suite[];
  readonly lower: readonly Suite[];
  readonly commonAbove: boolean;
}

function measureSide(suites: readonly Suite[], hasCommonBath: boolean): number {
  const rooms = suites.reduce((sum, one) => sum + widthShare(one) + (one.hasBath ? BATH_SHARE : 0), 0);
  const hasAttached = suites.some(({ hasBath }) => hasBath);
  return rooms + (hasCommonBath && !hasAttached ? BATH_SHARE : 0);
}

/** Puts rooms above and below the passage so that both sides are equally long and the master bedroom is the largest. */
function shareOut(first: readonly Suite[], others: readonly Suite[]): Sides {
  let best: Sides = { upper: others, lower: first, commonAbove: true };
  let lowest = Number.POSITIVE_INFINITY;
  for (let choice = 0; choice < 2 ** others.length; choice += 1) {
    const upper = others.filter((_, index) => (choice >> index) & 1).toReversed();
    const lower = [...others.filter((_, index) => !((choice >> index) & 1)).toReversed(), ...first];
    if (upper.length === 0 || lower.length === 0) continue;
    for (const commonAbove of [true, false]) {
      const difference = measureSide(upper, commonAbove) - measureSide(lower, !commonAbove);
      const cost = first.length > 0 && difference < -0.15 ? 2 - difference : Math.abs(difference);
      if (cost >= lowest) continue;
      lowest = cost;
      best = { upper, lower, commonAbove };
    }
  }
  return best;
}

/** The bedrooms on both sides of the passage, and at its end. */
function drawNight(facts: HomeFacts, shape: HomeShape): { part: Part; links: Link[] } {
  const suites = listSuites(facts);
  const [master, ...others] = suites;
  const { top, bottom, passage, scale } = shape;
  const isEnd = shape.night === 'end' && master?.hasBath;
  const isSingle = suites.length === 1;
  const { upper, lower, commonAbove } = isSingle
    ? { upper: suites, lower: [], commonAbove: false }
    : shareOut(isEnd || !master ? [] : [master], others);
  const above = drawStrip({ suites: upper, depth: top, isTop: true, scale, hasCommonBath: commonAbove });
  const below = drawStrip({ suites: lower, depth: bottom, isTop: false, scale, hasCommonBath: !commonAbove });
  const end = isEnd && master ? drawEndSuite(master, shape) : { parts: [], links: [] };
  const rooms = down(
    feet(top, across(...above.parts)),
    feet(passage, makeRoom('passage', '', 'passage')),
    across(...below.parts),
  );
  return {
    part: across(rooms, ...end.parts),
    links: [{ kind: 'open', space: 'passage', to: ['dining', 'living'] }, ...above.links, ...below.links, ...end.links],
  };
}

interface Day {
  readonly part: Part;
  readonly links: readonly Link[];
}

const ENTRY = { kind: 'entrance', to: [OUTSIDE], sides: ['left', 'bottom', 'top'] } as const;

/** The kitchen with as many service rooms as fit beside it, up to the given width. */
function drawKitchenRow(facts: HomeFacts, width: number, scale: number, besideDining: boolean): Day {
  const parts = [makeRoom('kitchen', 'Kitchen', 'kitchen')];
  const links: Link[] = [{ kind: 'door', space: 'kitchen', to: ['dining', 'living', 'foyer'] }];
  const preferred = clamp(7.25, 7.6 * scale, 14);
  let spare = width - preferred;
  const utility = clamp(4, 3.4 + scale, 6.5);
  if (spare >= utility) {
    parts.unshift(feet(utility, makeRoom('utility', 'Utility', 'utility')));
    links.push({ kind: 'door', space: 'utility', to: ['kitchen'] });
    spare -= utility;
  }
  const side = clamp(4, 3 + scale, 6.5);
  if (besideDining && spare >= side && countBedrooms(facts) >= 2) {
    const rooms = down(makeRoom('store', 'Store', 'store'), makeRoom('pooja', 'Pooja', 'pooja'));
    parts.push(feet(side, rooms));
    links.push({ kind: 'door', space: 'store', to: ['kitchen'] }, { kind: 'door', space: 'pooja', to: ['dining'] });
    spare -= side;
  }
  if (spare >= 6.5 && countBedrooms(facts) >= 4 && parts.length > 1) {
    parts.unshift(feet(clamp(6.5, 5 + scale, 9), makeRoom('staff', 'Staff', 'staff')));
    links.push({ kind: 'door', space: 'staff', to: ['utility'] });
  }
  return { part: across(...parts), links };
}

/** A kitchen above one large room. */
function drawHall(facts: HomeFacts, { dayWidth, top, scale }: HomeShape): Day {
  const kitchen = drawKitchenRow(facts, dayWidth, scale, false);
  const depth = Math.min(top, clamp(6.5, 7.4 * scale, 12));
  const living = makeRoom('living', facts.bhk === '1' ? 'Living' : 'Living / Dining', 'living');
  return { part: down(feet(depth, kitchen.part), living), links: [{ ...ENTRY, space: 'living' }, ...kitchen.links] };
}

/** Kitchen, dining and living below each other; the foyer is beside the dining table. */
function drawStack(facts: HomeFacts, { dayWidth, top, passage, scale }: HomeShape): Day {
  const kitchenDepth = Math.min(top, clamp(8, 8.6 * scale, 14));
  const diningDepth = Math.max(top - kitchenDepth + passage + 1.5, clamp(7.5, 8 * scale, 14));
  const kitchen = drawKitchenRow(facts, dayWidth, scale, true);
  const dining = makeRoom('dining', 'Dining', 'dining');
  const links: Link[] = [{ kind: 'open', space: 'dining', to: ['living'] }, ...kitchen.links];
  const foyerWidth = clamp(5, 4.4 + scale, 8);
  const hasFoyer = dayWidth - foyerWidth >= 8.5;
  const middle = hasFoyer ? across(feet(foyerWidth, makeRoom('foyer', 'Foyer', 'foyer')), dining) : dining;
  if (hasFoyer) links.push({ ...ENTRY, space: 'foyer' }, { kind: 'opening', space: 'foyer', to: ['living'] });
  else links.push({ ...ENTRY, space: 'living' });
  const part = down(
    feet(kitchenDepth, kitchen.part),
    feet(diningDepth, middle),
    makeRoom('living', 'Living', 'living'),
  );
  return { part, links };
}

/** Foyer and living in the first column, kitchen and dining in the second. */
function drawCourt({ dayWidth, top, scale }: HomeShape): Day {
  const foyerDepth = clamp(4.5, 4.4 * scale, 7);
  const hasPooja = dayWidth * 0.54 >= 11.5;
  const foyer = makeRoom('foyer', 'Foyer', 'foyer', 1.3);
  const entry = hasPooja ? across(foyer, makeRoom('pooja', 'Pooja', 'pooja')) : foyer;
  const service =
    dayWidth * 0.54 >= 11
      ? across(
          feet(clamp(4, 3.6 + scale, 7), makeRoom('store', 'Store', 'store')),
          makeRoom('utility', 'Utility', 'utility'),
        )
      : makeRoom('utility', 'Utility', 'utility');
  const first = down(feet(top - foyerDepth, service), feet(foyerDepth, entry), makeRoom('living', 'Living', 'living'));
  const second = down(feet(top, makeRoom('kitchen', 'Kitchen', 'kitchen')), makeRoom('dining', 'Dining', 'dining'));
  const links: Link[] = [
    { ...ENTRY, space: 'foyer' },
    { kind: 'opening', space: 'foyer', to: ['living'] },
    { kind: 'open', space: 'dining', to: ['living'] },
    { kind: 'door', space: 'kitchen', to: ['dining'] },
    { kind: 'door', space: 'utility', to: ['kitchen'] },
    { kind: 'door', space: 'store', to: ['utility'] },
    { kind: 'door', space: 'pooja', to: ['living'] },
  ];
  return { part: across(share(1.18, first), second), links };
}

/** One room with a kitchen, a bath and an entry in a column beside it. */
function drawOneRoom({ dayWidth, width, top, passage, bottom }: HomeShape): Sketch {
  const column = down(
    feet(top, makeRoom('kitchen', 'Kitchen', 'kitchen')),
    feet(passage, makeRoom('foyer', '', 'foyer')),
    feet(bottom, makeRoom('bath-common', 'Bath', 'bath')),
  );
  const links: Link[] = [
    { kind: 'entrance', space: 'foyer', to: [OUTSIDE], sides: ['right'] },
    { kind: 'opening', space: 'foyer', to: ['living'] },
    { kind: 'door', space: 'bath-common', to: ['foyer'] },
    { kind: 'door', space: 'kitchen', to: ['living'] },
  ];
  const root = across(feet(dayWidth, makeRoom('living', 'Room', 'living')), feet(width - dayWidth, column));
  return { root, links, balconies: ['living', 'kitchen'] };
}

/** The rooms of a home in the given proportions. */
export function sketchHome(facts: HomeFacts, shape: HomeShape): Sketch {
  if (facts.bhk === '1 RK') return drawOneRoom(shape);
  const draw = { hall: drawHall, stack: drawStack, court: (_: HomeFacts, one: HomeShape) => drawCourt(one) }[shape.day];
  const day = draw(facts, shape);
  const night = drawNight(facts, shape);
  const balconies = ['living', ...listSuites(facts).map(({ id }) => id), 'dining', 'kitchen'];
  return {
    root: across(feet(shape.dayWidth, day.part), night.part),
    links: [...day.links, ...night.links],
    balconies,
  };
}
