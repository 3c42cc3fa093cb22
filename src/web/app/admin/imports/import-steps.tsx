import { classNames } from '#ui/class-names.ts';

const STEPS = ['File', 'Columns', 'Check', 'Import'];

/** The steps of an import, with the current one marked. */
export function ImportSteps({ current }: { current: number }) {
  return (
    <ol aria-label="Steps" className="flex flex-wrap gap-x-5 gap-y-2 border-b border-line pb-3 text-small">
      {STEPS.map((step, place) => (
        <li
          key={step}
          aria-current={place === current ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-2',
            place === current ? 'font-semibold text-primary' : place < current ? 'text-ink' : 'text-ink-3',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-6 place-items-center rounded-full text-xs font-semibold tabular-nums',
              place <= current ? 'bg-primary text-on-primary' : 'bg-well text-ink-3',
            )}
          >
            {place + 1}
          </span>
          {step}
          {place < current && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  );
}
