import { useRef } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PickMany } from '../controls/pick-many.tsx';
import { PickRecord } from '../controls/pick-record.tsx';
import type { PickOption } from '../controls/pickers/match-options.ts';
import { ICONS } from '../icons.ts';

/** The assignment rule of a city while it is edited. */
export interface CityRule {
  key: number;
  city_id: number | null;
  colleagues: number[];
}

interface AssignmentCitiesProps {
  rules: CityRule[];
  onChange: (rules: CityRule[]) => void;
  people: PickOption[];
}

/** Cities and the staff assigned to each. */
export function AssignmentCities({ rules, onChange, people }: AssignmentCitiesProps) {
  const change = (key: number, changes: Partial<CityRule>) =>
    onChange(rules.map((rule) => (rule.key === key ? { ...rule, ...changes } : rule)));
  const box = useRef<HTMLDivElement>(null);
  const add = () => {
    onChange([...rules, { key: Math.max(0, ...rules.map(({ key }) => key)) + 1, city_id: null, colleagues: [] }]);
    requestAnimationFrame(() => [...(box.current?.querySelectorAll('input') ?? [])].at(-2)?.focus());
  };
  return (
    <div ref={box} className="grid gap-3">
      {rules.map(({ key, city_id, colleagues }, place) => (
        <div
          key={key}
          role="group"
          aria-label={`City ${place + 1}`}
          className="grid grid-cols-[minmax(0,1fr)_44px] items-start gap-x-2 gap-y-3 rounded-md border border-line p-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_44px]"
        >
          <PickRecord kind="cities" label="City" value={city_id} onChange={(next) => change(key, { city_id: next })} />
          <div className="col-span-2 row-start-2 md:col-span-1 md:col-start-2 md:row-start-1">
            <PickMany
              label="Looked after by"
              value={colleagues}
              onChange={(next) => change(key, { colleagues: next })}
              options={people}
            />
          </div>
          <IconButton
            label={`Remove city ${place + 1}`}
            className="mt-7"
            onClick={() => onChange(rules.filter((rule) => rule.key !== key))}
          >
            <Icon name={ICONS.bin} />
          </IconButton>
        </div>
      ))}
      <Button variant="outline" className="justify-self-start" onClick={add}>
        <Icon name="plus" size="sm" />
        Add city
      </Button>
    </div>
  );
}
