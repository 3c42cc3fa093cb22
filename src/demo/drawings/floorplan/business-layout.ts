import { createRandom, type Random } from '../random.ts';
import { type Link, placeDoors, placeWindows } from './openings.ts';
import type { BusinessFacts } from './plan-facts.ts';
import { findPlanIssues } from './plan-issues.ts';
import { OUTER_WALL, OUTSIDE, type PlanLayout, type Space } from './plan-layout.ts';
import { across, down, feet, makeRoom, type Part, share, slice, snap } from './slicing.ts';

interface Frame {
  readonly width: number;
  readonly depth: number;
}

interface Sketch {
  readonly root: Part;
  readonly links: readonly Link[];
  /** Spaces in front of the building. */
  readonly outdoors?: readonly Space[];
}

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

const washrooms = (count: number): Part[] =>
  Array.from({ length: count }, (_, index) => makeRoom(`bath-${index + 1}`, 'Washroom', 'bath'));
const washroomLinks = (count: number, to: readonly string[]): Link[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'door', space: `bath-${index + 1}`, to }));

/** Below this area in square feet a shop is one room with at most a washroom. */
const KIOSK = 150;
const SHOWROOM = 900;

/** The front is at the bottom: a shutter and a door to the street, goods behind it, store and washroom at the back. */
function sketchShop({ baths, area }: BusinessFacts, { width, depth }: Frame): Sketch {
  const isShowroom = area >= SHOWROOM;
  const links: Link[] = [{ kind: 'entrance', space: 'display', to: [OUTSIDE], sides: ['bottom'] }];
  const front = makeRoom('display', isShowroom ? 'Display' : 'Shop', 'display');
  if (area < KIOSK) {
    links.push(...washroomLinks(baths, ['display']));
    return { root: baths > 0 ? down(feet(3.75, across(...washrooms(baths))), front) : front, links };
  }
  const back: Part[] = [makeRoom('store', 'Store', 'store')];
  links.push({ kind: 'door', space: 'store', to: ['display'] });
  if (isShowroom) {
    back.unshift(feet(clamp(9, width * 0.3, 14), makeRoom('cabin', 'Manager', 'cabin')));
    links.push({ kind: 'door', space: 'cabin', to: ['display'] });
  }
  if (baths > 0) {
    back.push(feet(clamp(3.9, width * 0.32, 6.5), down(...washrooms(baths))));
    links.push(...washroomLinks(baths, ['store']));
  }
  const backDepth = clamp(4.75, depth * 0.24, isShowroom ? 11 : 9);
  return { root: down(feet(backDepth, across(...back)), front), links };
}

/** Cabins along the upper windows, washrooms and pantry along the lower ones, reception in front of the desks. */
function sketchOffice({ baths, area }: BusinessFacts, { width, depth }: Frame, random: Random): Sketch {
  const side = clamp(7.5, width * 0.24, 18);
  const cabinDepth = clamp(8, depth * 0.3, 14);
  const serviceDepth = clamp(5, depth * 0.2, 9);
  const count = Math.max(1, Math.min(8, Math.floor((width - side) / (area > 2500 ? 12.5 : 10.5))));
  const links: Link[] = [
    { kind: 'entrance', space: 'reception', to: [OUTSIDE], sides: ['left'] },
    { kind: 'opening', space: 'reception', to: ['work'] },
    { kind: 'door', space: 'pantry', to: ['work', 'reception'] },
    ...washroomLinks(baths, ['work', 'reception']),
  ];
  const cabins: Part[] = [];
  for (let index = 0; index < count; index += 1) {
    const isMeeting = count >= 2 && index === count - 1;
    const id = isMeeting ? 'meeting' : `cabin-${index + 1}`;
    const name = isMeeting ? 'Meeting' : 'Cabin';
    cabins.push(share(isMeeting ? 1.35 : 1, makeRoom(id, name, isMeeting ? 'meeting' : 'cabin')));
    links.push({ kind: 'door', space: id, to: ['work'] });
  }
  if (random.chance(0.5)) cabins.reverse();
  const lobby = makeRoom('reception', 'Reception', 'reception');
  const isDeep = depth - serviceDepth > 28;
  const board = feet(
    Math.max(cabinDepth + 4.5, (depth - serviceDepth) * 0.5),
    makeRoom('board', 'Board room', 'meeting'),
  );
  links.push({ kind: 'door', space: 'board', to: ['work'] });
  const washroomWidth = clamp(4, serviceDepth * 0.8, 7);
  const services = washrooms(baths).map((part) => feet(washroomWidth, part));
  const spare = width - baths * snap(washroomWidth);
  const isWide = serviceDepth >= 7 && spare > serviceDepth * 5;
  const longest = isWide ? 0 : spare - serviceDepth * 4.5;
  const pantryWidth = Math.max(longest, clamp(5.5, serviceDepth * 1.7, 14));
  const pantry = makeRoom('pantry', 'Pantry', 'pantry');
  const rest = spare - pantryWidth;
  services.push(rest >= 4.5 ? feet(pantryWidth, pantry) : pantry);
  if (rest >= 4.5) {
    const store = makeRoom('store', 'Store', 'store');
    services.push(isWide ? feet(serviceDepth * 1.3, store) : store);
    links.push({ kind: 'door', space: 'store', to: ['work', 'reception'] });
    const rooms = isWide ? Math.ceil((rest / serviceDepth - 1.3) / 3.4) : 0;
    for (const name of ['Training', 'Meeting 2', 'Quiet room'].slice(0, rooms)) {
      services.push(makeRoom(name, name, 'meeting'));
      links.push({ kind: 'door', space: name, to: ['work'] });
    }
  }
  const work = makeRoom('work', 'Work floor', 'work');
  // A small office has one cabin above the reception instead of a row of them.
  const isSmall = depth - serviceDepth - cabinDepth < 8.5;
  const hasCabin = isSmall && depth - serviceDepth >= 13.5;
  const ownCabin = feet(depth - serviceDepth - 6.75, makeRoom('cabin-1', 'Cabin', 'cabin'));
  const first = isDeep ? down(board, lobby) : hasCabin ? down(ownCabin, lobby) : lobby;
  const floor = isSmall ? work : down(feet(cabinDepth, across(...cabins)), work);
  return {
    root: down(across(feet(side, first), floor), feet(serviceDepth, across(...services))),
    links,
  };
}

/** Open bays between rows of columns, an office block in one corner, and docks along the lower side. */
function sketchShed({ baths, area }: BusinessFacts, { width, depth }: Frame): Sketch {
  const block = clamp(13, Math.sqrt(area) * 0.16, 26);
  const officeDepth = clamp(11, depth * 0.3, 26);
  const bays = clamp(2, Math.round(width / 45), 5);
  const names = Array.from({ length: bays }, (_, index) => `bay-${index + 1}`);
  const links: Link[] = [
    { kind: 'entrance', space: 'office', to: [OUTSIDE], sides: ['left'] },
    { kind: 'door', space: 'office', to: ['lobby'] },
    { kind: 'door', space: 'lobby', to: ['bay-1'] },
    ...washroomLinks(baths, ['lobby']),
    { kind: 'door', space: 'pantry', to: ['lobby'] },
    { kind: 'door', space: 'store', to: ['bay-1'] },
    ...names.slice(1).map((id, index): Link => ({ kind: 'open', space: id, to: [names[index] ?? ''] })),
    ...names.map((id): Link => ({ kind: 'shutter', space: id, to: [`dock-${id}`] })),
  ];
  const hasPantry = block / (baths + 1) >= 5.4;
  const wet = [...washrooms(baths), ...(hasPantry ? [makeRoom('pantry', 'Pantry', 'pantry', 1.3)] : [])];
  const corner = down(
    feet(officeDepth, makeRoom('office', 'Office', 'reception')),
    feet(4.5, makeRoom('lobby', '', 'passage')),
    feet(clamp(6, block * 0.4, 9), across(...wet)),
    makeRoom('store', 'Store', 'store'),
  );
  const root = across(
    feet(block, corner),
    across(...names.map((id, index) => makeRoom(id, `Bay ${index + 1}`, 'bay'))),
  );
  const outdoors = slice(root, { x: 0, y: 0, w: width, d: depth })
    .filter(({ use }) => use === 'bay')
    .map(({ id, x, w }): Space => {
      const inset = snap(w * 0.16);
      const box = { x: x + inset, y: depth + OUTER_WALL, w: w - 2 * inset, d: snap(clamp(6, depth * 0.09, 14)) };
      return { id: `dock-${id}`, name: 'Dock', use: 'dock', ...box };
    });
  return { root, links, outdoors };
}

/** Width as a multiple of the depth. */
const OUTLINES: Readonly<Record<BusinessFacts['kind'], readonly number[]>> = {
  shop: [0.6, 0.5, 0.72, 0.85, 1],
  office: [1.45, 1.3, 1.6, 1.15, 1.8],
  shed: [1.6, 1.45, 1.8, 2],
};

function build(facts: BusinessFacts, outline: number, random: Random): PlanLayout {
  const rim = 2 * OUTER_WALL;
  const yard = facts.kind === 'shed' && facts.basis === 'built-up' ? 0.95 : 1;
  const depth = snap(Math.sqrt((facts.area * yard) / outline) - (facts.basis === 'carpet' ? 0 : rim));
  const width = snap(facts.basis === 'carpet' ? facts.area / depth : (facts.area * yard) / (depth + rim) - rim);
  const frame = { width, depth };
  const sketch = { shop: sketchShop, office: sketchOffice, shed: sketchShed }[facts.kind];
  const { root, links, outdoors = [] } = sketch(facts, frame, random);
  const spaces = [...slice(root, { x: 0, y: 0, w: width, d: depth }), ...outdoors];
  const doors = placeDoors(frame, spaces, links);
  return { ...frame, spaces, doors, windows: placeWindows(frame, spaces, doors) };
}

/** The plan of a shop, office or shed, or undefined when no plan can have these facts. */
export function layOutBusiness(facts: BusinessFacts): PlanLayout | undefined {
  const random = createRandom(facts.seed);
  const [first = 1, ...others] = OUTLINES[facts.kind];
  const outlines = [first * random.between(0.94, 1.06), first, ...others];
  for (const outline of outlines) {
    const layout = build(facts, outline, random);
    if (findPlanIssues(layout, facts).length === 0) return layout;
  }
  return undefined;
}
