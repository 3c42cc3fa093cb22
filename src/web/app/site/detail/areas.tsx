import type { Property } from '#contract';
import { squareFeet } from '#contract/amounts.ts';
import { areaLabel, isHome } from '#contract/listings/labels.ts';
import { classNames } from '#ui/class-names.ts';
import { perSquareFoot } from '../shared/listings.ts';

type Areas = Pick<Property, 'carpet' | 'area' | 'super_area'>;

/** From the smallest area to the largest. */
const KINDS = [
  { field: 'carpet', name: 'Carpet', fill: 'bg-primary' },
  { field: 'area', name: 'Built-up', fill: 'bg-mor-200' },
  { field: 'super_area', name: 'Super built-up', fill: 'bg-well inset-ring inset-ring-chuna-300' },
] as const;

interface AreaPart {
  name: (typeof KINDS)[number]['name'];
  /** In the unit that it was entered in. */
  label: string;
  fill: string;
  /** Square feet by which it exceeds the areas before it. */
  adds: number;
}

/** The known areas of a property. */
export function toAreaParts(property: Areas): AreaPart[] {
  let covered = 0;
  return KINDS.flatMap(({ field, name, fill }) => {
    const area = property[field];
    if (area === null) return [];
    const adds = Math.max(squareFeet(area) - covered, 0);
    covered += adds;
    return [{ name, label: areaLabel(area), fill, adds }];
  });
}

/** By how many percent the area that is charged exceeds the carpet area; undefined if one of them is unknown. */
export function loadingPercent({ carpet, area, super_area }: Areas): number | undefined {
  const charged = super_area ?? area;
  if (carpet === null || charged === null) return undefined;
  const percent = Math.round((squareFeet(charged) / squareFeet(carpet) - 1) * 100);
  return percent < 0 ? undefined : percent;
}

/** Whether the areas have a panel of their own: a home has a carpet area even if it is not given. */
export const hasAreaPanel = (property: Property): boolean => property.carpet !== null || isHome(property);

/** The bar is decoration: the list below it says the same in numbers. */
function Proportions({ parts }: { parts: AreaPart[] }) {
  return (
    <>
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ name, fill, adds }) => (
          <span key={name} className={fill} style={{ flexGrow: adds }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        {parts.map(({ name, label, fill }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={classNames('size-3 shrink-0 rounded-xs', fill)} />
            {`${name} ${label}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The areas of a home, its carpet area first. */
export function AreaPanel({ property }: { property: Property }) {
  const parts = toAreaParts(property);
  const [first] = parts;
  const loading = loadingPercent(property);
  return (
    <div className="mb-3.5 grid gap-2.5 rounded-lg border border-line bg-surface px-4 py-3.5">
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        {first && (
          <b className="text-heading leading-tight font-bold tracking-snug text-ink">
            {`${first.label} ${first.name.toLowerCase()}`}
          </b>
        )}
        {loading !== undefined && <span className="text-ink">{`Loading ${loading}%`}</span>}
        <span className="text-small text-ink-3">
          {property.carpet === null ? 'Carpet area not given' : perSquareFoot(property)}
        </span>
      </p>
      {parts.length > 1 && <Proportions parts={parts} />}
    </div>
  );
}
