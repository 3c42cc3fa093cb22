import { useFilters } from '../shared/use-filters.ts';
import { ViewButton } from './view-button.tsx';

const IN_ADDRESS = ['state'];

/** The part of a list that the address names, and the way to look at another one; none where it names none of these. */
export function useListStates(states: Record<string, string> = {}) {
  const { query, choose } = useFilters(IN_ADDRESS);
  const named = query.state ?? '';
  return { state: Object.hasOwn(states, named) ? named : '', choose: (state: string) => choose({ state }) };
}

interface ListStatesProps extends ReturnType<typeof useListStates> {
  /** What they are called, by their names in the address. */
  states: Record<string, string>;
}

/** The parts of a list, all in sight. */
export const ListStates = ({ states, state, choose }: ListStatesProps) => (
  <div role="group" aria-label="State" className="mb-3 flex flex-wrap gap-2">
    {Object.entries({ '': 'All', ...states }).map(([name, label]) => (
      <ViewButton key={name} chosen={name === state} onChoose={() => choose(name)}>
        {label}
      </ViewButton>
    ))}
  </div>
);
