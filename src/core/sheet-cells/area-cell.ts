import { AREA_UNIT_LABELS, type AreaUnit } from '#contract';
import { readArea } from '#contract/amounts/read-area.ts';

/** Unit labels in exported cells. */
const UNIT_LABELS: Record<AreaUnit, string> = {
  sq_ft: 'sq ft',
  sq_m: 'sq m',
  sq_yd: 'sq yd',
  acre: 'acre',
  hectare: 'hectare',
  bigha: 'bigha',
  katha: 'katha',
  gunta: 'gunta',
  cent: 'cent',
};

const ALSO: Record<string, AreaUnit> = {
  sqft: 'sq_ft',
  squarefeet: 'sq_ft',
  squarefoot: 'sq_ft',
  sft: 'sq_ft',
  sqm: 'sq_m',
  sqmt: 'sq_m',
  sqmtr: 'sq_m',
  squaremetre: 'sq_m',
  squaremeter: 'sq_m',
  sqyd: 'sq_yd',
  sqyard: 'sq_yd',
  squareyard: 'sq_yd',
  gaj: 'sq_yd',
  guntha: 'gunta',
};

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

const UNITS = new Map<string, AreaUnit>([
  ...Object.entries(ALSO),
  ...Object.entries(AREA_UNIT_LABELS).map(([unit, label]) => [plain(label), unit as AreaUnit] as const),
  ...Object.entries(UNIT_LABELS).map(([unit, unitText]) => [plain(unitText), unit as AreaUnit] as const),
]);

const parseUnit = (unitText: string): AreaUnit | undefined => {
  const text = plain(unitText);
  return UNITS.get(text) ?? UNITS.get(text.replace(/s$/, ''));
};

/** The unit in brackets in a column header: 'Area (sq ft)'. */
const headUnit = (column: string): AreaUnit | undefined => parseUnit(/\(([^()]*)\)/.exec(column)?.[1] ?? '');

/** Parses an area such as '1,850 sq ft'; a bare number has the unit of its column. Undefined if it is not an area. */
export function readAreaCell(text: string, column: string): { value: number; unit: AreaUnit } | undefined {
  const [, digits = '', unitText = ''] = /^([\d.,\s]+)(.*)$/s.exec(text) ?? [];
  const value = readArea(digits);
  const unit = unitText === '' ? headUnit(column) : parseUnit(unitText);
  return value === null || Number.isNaN(value) || unit === undefined ? undefined : { value, unit };
}

export const writeAreaCell = ({ value, unit }: { value: number; unit: AreaUnit }): string =>
  `${value} ${UNIT_LABELS[unit]}`;
