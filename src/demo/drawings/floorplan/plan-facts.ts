/** The directions a main door can face, clockwise from north. */
export const FACINGS = [
  'north',
  'north_east',
  'east',
  'south_east',
  'south',
  'south_west',
  'west',
  'north_west',
] as const;
export type PlanFacing = (typeof FACINGS)[number];

/** The homes that have a plan, by BHK. */
export const HOME_SIZES = ['1 RK', '1', '1.5', '2', '2.5', '3', '3.5', '4', '5', '6+'] as const;
export type HomeSize = (typeof HOME_SIZES)[number];

/** Which stated area the plan adds up to. */
export type AreaBasis = 'carpet' | 'built-up';

interface BuildingFacts {
  /** Square feet. */
  area: number;
  basis: AreaBasis;
  baths: number;
  facing: PlanFacing | null;
  seed: number;
}

export interface HomeFacts extends BuildingFacts {
  kind: 'home';
  bhk: HomeSize;
  balconies: number;
}

export const BUSINESS_KINDS = ['shop', 'office', 'shed'] as const;

export interface BusinessFacts extends BuildingFacts {
  kind: (typeof BUSINESS_KINDS)[number];
}

/** The units in which land is sold, and what they are called. */
export const UNIT_NAMES = {
  sq_ft: ['sq ft', 'sq ft'],
  sq_m: ['sq m', 'sq m'],
  sq_yd: ['sq yd', 'sq yd'],
  acre: ['acre', 'acres'],
  hectare: ['hectare', 'hectares'],
  bigha: ['bigha', 'bighas'],
  katha: ['katha', 'kathas'],
  gunta: ['gunta', 'guntas'],
  cent: ['cent', 'cents'],
} as const;
type Unit = keyof typeof UNIT_NAMES;

export interface PlotFacts {
  kind: 'plot';
  /** Square feet. */
  area: number;
  /** The area as it is stated, because it is printed. */
  stated: { value: number; unit: Unit };
  facing: PlanFacing | null;
  seed: number;
}

const indian = new Intl.NumberFormat('en-IN');

/** Formats an area in square feet: `1,085 sq ft`. */
export const formatSquareFeet = (area: number): string => `${indian.format(Math.round(area))} sq ft`;

/** Formats the area of land as it is stated: `200 sq yd`, `2.5 acres`. */
export const formatStated = ({ value, unit }: PlotFacts['stated']): string =>
  `${indian.format(value)} ${UNIT_NAMES[unit][value <= 1 ? 0 : 1]}`;

/** What a plan has to show. */
export type PlanFacts = HomeFacts | BusinessFacts | PlotFacts;

/** Areas in square feet that can be drawn; a file name with any other stands for nothing. */
const AREA_RANGES: Readonly<Record<PlanFacts['kind'], readonly [smallest: number, largest: number]>> = {
  home: [180, 12_000],
  shop: [60, 6000],
  office: [150, 20_000],
  shed: [1500, 100_000],
  plot: [100, 10_000_000],
};

const toFacingCode = (facing: PlanFacing | null): string =>
  facing === null
    ? 'x'
    : facing
        .split('_')
        .map((part) => part.charAt(0))
        .join('');

const SIZE_CODES = new Map(
  HOME_SIZES.map((size) => [size.toLowerCase().replace(/[ +]/g, '').replace('.5', 'h'), size]),
);
const FACING_CODES = new Map([null, ...FACINGS].map((facing) => [toFacingCode(facing), facing]));
const UNIT_CODES = new Map(Object.keys(UNIT_NAMES).map((unit) => [unit.replace('_', ''), unit as Unit]));

function toCode<Value>(codes: ReadonlyMap<string, Value>, wanted: Value): string {
  for (const [code, value] of codes) if (value === wanted) return code;
  throw new RangeError(`no plan for ${String(wanted)}`);
}

/** The part of a file name after `plan-`; it carries all facts, so that the picture can be drawn from its name. */
export function toPlanCode(facts: PlanFacts): string {
  const tail = `${toFacingCode(facts.facing)}-${facts.seed >>> 0}`;
  if (facts.kind === 'plot') {
    const { value, unit } = facts.stated;
    return `plot-${Math.round(facts.area)}-${Math.round(value * 100)}-${toCode(UNIT_CODES, unit)}-${tail}`;
  }
  const area = `${facts.basis === 'carpet' ? 'c' : 'b'}${Math.round(facts.area)}`;
  return facts.kind === 'home'
    ? `home-${toCode(SIZE_CODES, facts.bhk)}-${area}-${facts.baths}t-${facts.balconies}y-${tail}`
    : `${facts.kind}-${area}-${facts.baths}t-${tail}`;
}

const HOME_CODE = /^home-([a-z0-9]+)-([cb])([1-9]\d{0,5})-([1-9])t-(\d)y-([a-z]+)-(\d+)$/;
const BUSINESS_CODE = /^(shop|office|shed)-([cb])([1-9]\d{0,5})-(\d)t-([a-z]+)-(\d+)$/;
const PLOT_CODE = /^plot-([1-9]\d{0,7})-([1-9]\d{0,9})-([a-z]+)-([a-z]+)-(\d+)$/;
const LARGEST_SEED = 2 ** 32 - 1;

const toBasis = (letter: string | undefined): AreaBasis => (letter === 'c' ? 'carpet' : 'built-up');

/** Whether an area is one that the kind can have. */
function isInRange({ kind, area }: PlanFacts): boolean {
  const [smallest, largest] = AREA_RANGES[kind];
  return area >= smallest && area <= largest;
}

function parseFacts(code: string): PlanFacts | undefined {
  const [, size = '', homeBasis, homeArea, homeBaths, balconies, homeFacing = '', homeSeed] =
    HOME_CODE.exec(code) ?? [];
  const bhk = SIZE_CODES.get(size);
  const facing = FACING_CODES.get(homeFacing);
  if (bhk && facing !== undefined) {
    const [area, baths, seed] = [Number(homeArea), Number(homeBaths), Number(homeSeed)];
    return { kind: 'home', bhk, area, basis: toBasis(homeBasis), baths, balconies: Number(balconies), facing, seed };
  }
  const [, kind, basis, area, baths, side = '', seed] = BUSINESS_CODE.exec(code) ?? [];
  const business = BUSINESS_KINDS.find((one) => one === kind);
  const front = FACING_CODES.get(side);
  if (business && front !== undefined) {
    return {
      kind: business,
      area: Number(area),
      basis: toBasis(basis),
      baths: Number(baths),
      facing: front,
      seed: Number(seed),
    };
  }
  const [, sqFt, hundredths, unitCode = '', road = '', plotSeed] = PLOT_CODE.exec(code) ?? [];
  const unit = UNIT_CODES.get(unitCode);
  const roadSide = FACING_CODES.get(road);
  if (unit && roadSide !== undefined) {
    const stated = { value: Number(hundredths) / 100, unit };
    return { kind: 'plot', area: Number(sqFt), stated, facing: roadSide, seed: Number(plotSeed) };
  }
  return undefined;
}

/** The facts in a file name, or undefined for any text that `toPlanCode` does not make. */
export function parsePlanCode(code: string): PlanFacts | undefined {
  const facts = parseFacts(code);
  const isSound = facts !== undefined && facts.seed <= LARGEST_SEED && isInRange(facts) && toPlanCode(facts) === code;
  return isSound ? facts : undefined;
}
