import { type FormEvent, useState } from 'react';
import type { IndianState } from '#contract';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { Panel } from '#ui/panel.tsx';
import { staffRequest } from '../data/staff-call.ts';
import { announceFailure } from '../engine/announce.ts';
import { refreshPublic } from '../shell/company.ts';

/** Offered to be chosen; others can be typed. */
const LARGE_CITIES: Record<string, IndianState> = {
  Ahmedabad: 'Gujarat',
  Bengaluru: 'Karnataka',
  Bhopal: 'Madhya Pradesh',
  Chandigarh: 'Chandigarh',
  Chennai: 'Tamil Nadu',
  Coimbatore: 'Tamil Nadu',
  Delhi: 'Delhi',
  Faridabad: 'Haryana',
  Ghaziabad: 'Uttar Pradesh',
  Goa: 'Goa',
  'Greater Noida': 'Uttar Pradesh',
  Gurugram: 'Haryana',
  Hyderabad: 'Telangana',
  Indore: 'Madhya Pradesh',
  Jaipur: 'Rajasthan',
  Kochi: 'Kerala',
  Kolkata: 'West Bengal',
  Lucknow: 'Uttar Pradesh',
  Mumbai: 'Maharashtra',
  Nagpur: 'Maharashtra',
  'Navi Mumbai': 'Maharashtra',
  Noida: 'Uttar Pradesh',
  Pune: 'Maharashtra',
  Surat: 'Gujarat',
  Thane: 'Maharashtra',
  Vadodara: 'Gujarat',
};

interface CitiesStepProps {
  /** The cities that listings can be in already. */
  existing: string[];
  onSaved: () => void;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The cities that listings can be in: chosen from the large ones or typed. */
export function CitiesStep({ existing, onSaved }: CitiesStepProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const isKnown = (name: string) => [...existing, ...chosen].some((city) => same(city, name));
  const offered = Object.keys(LARGE_CITIES).filter((name) => !existing.some((city) => same(city, name)));
  const own = chosen.filter((name) => !(name in LARGE_CITIES));
  const toggle = (name: string) =>
    setChosen((names) => (names.includes(name) ? names.filter((other) => other !== name) : [...names, name]));

  const addTyped = () => {
    const name = typed.trim();
    if (name.length >= 2 && !isKnown(name)) setChosen((names) => [...names, name]);
    setTyped('');
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return onSaved();
    setBusy(true);
    try {
      for (const city of chosen) {
        await staffRequest('/master-list/city', { method: 'POST', body: { city, state: LARGE_CITIES[city] ?? null } });
        setChosen((names) => names.filter((name) => name !== city));
      }
      await refreshPublic('/city');
      onSaved();
    } catch (error) {
      announceFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Panel>
      <form className="grid gap-5 p-4 sm:p-6" onSubmit={(event) => void save(event)}>
        {existing.length > 0 && <p>{`Already there: ${existing.join(', ')}.`}</p>}
        <fieldset>
          <legend className="mb-2 font-medium">Cities to add</legend>
          <div className="flex flex-wrap gap-2">
            {[...offered, ...own].map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={chosen.includes(name)}
                className="inline-flex h-11 items-center gap-1.5 rounded-full border border-line-strong px-4 text-sm hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary"
                onClick={() => toggle(name)}
              >
                {chosen.includes(name) && <Icon name="check" size="sm" />}
                {name}
              </button>
            ))}
          </div>
        </fieldset>
        <Field label="Another city" optional className="max-w-96">
          {(control) => (
            <span className="flex gap-2">
              <Input
                {...control}
                maxLength={60}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || typed.trim() === '') return;
                  event.preventDefault();
                  addTyped();
                }}
              />
              <Button variant="outline" onClick={addTyped}>
                Add
              </Button>
            </span>
          )}
        </Field>
        <p className="text-sm text-ink-3">
          States and localities are added in Master List, where cities can also be renamed and deleted.
        </p>
        <div className="flex justify-end border-t border-line pt-4">
          <Button type="submit" busy={busy} busyLabel="Saving">
            Save and finish
          </Button>
        </div>
      </form>
    </Panel>
  );
}
