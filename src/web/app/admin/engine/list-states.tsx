import { useFilters } from '../shared/use-filters.ts';
import { ViewButton } from './view-button.tsx';

const IN_ADDRESS = ['state'];

/** The state filter in the URL, and a function to change it; empty if the URL has no valid one. */
export function useListStates(states: Record<string, string> = {}) {
  const { query, choose } = useFilters(IN_ADDRESS);
  const named = query.state ?? '';
  return { state: Object.hasOwn(states, named) ? named : '', choose: (state: string) => choose({ state }) };
}

interface ListStatesProps extends ReturnType<typeof useListStates> {
  /** Labels by state name. */
  states: Record<string, string>;
}

/** The state filters of a list as buttons. */
export const ListStates = ({ states, state, choose }: ListStatesProps) => (
  <div role="group" aria-label="State" className="mb-3 flex flex-wrap gap-2">
    {Object.entries({ '': 'All', ...states }).map(([name, label]) => (
      <ViewButton key={name} chosen={name === state} onChoose={() => choose(name)}>
        {label}
      </ViewButton>
    ))}
  </div>
);
