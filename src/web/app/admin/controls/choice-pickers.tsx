import { type ChoiceKind, useChoices } from '../data/choices.ts';
import { AmenityPicker } from './amenity-picker.tsx';
import type { ControlProps } from './basic-controls.tsx';
import { PickMany } from './pick-many.tsx';
import { ReraControl } from './rera-control.tsx';

interface FromChoices {
  kind: ChoiceKind;
}

/** Several values of the master list. */
export function ChoicesPicker({ kind, ...props }: ControlProps<number[]> & FromChoices) {
  return <PickMany {...props} options={useChoices()?.[kind]} />;
}

/** The amenities of a listing, by their category. */
export function AmenityChoices(props: ControlProps<number[]>) {
  const options = useChoices()?.amenities ?? [];
  return (
    <AmenityPicker {...props} options={options.map(({ note = '', ...option }) => ({ ...option, category: note }))} />
  );
}

/** A RERA number, checked against the format of the city's state. */
export function CityRera({ cityId, ...props }: ControlProps<string> & { cityId: unknown }) {
  const city = useChoices()?.cities.find(({ id }) => id === cityId);
  return <ReraControl {...props} state={city?.note} />;
}
