import { type ChoiceKind, useChoices } from '../data/choices.ts';
import type { ControlProps } from './control-props.ts';
import { PickOne } from './pick-one.tsx';

/** One of the records that forms choose from, found by typing. */
export function PickRecord({ kind, ...field }: ControlProps<number | null> & { kind: ChoiceKind }) {
  return <PickOne {...field} options={useChoices()?.[kind]} />;
}
