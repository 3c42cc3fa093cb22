import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { toolClass } from './slot-parts.tsx';

/** The possible moves of a picture; undefined at an end. */
export interface MoveSteps {
  left: (() => void) | undefined;
  right: (() => void) | undefined;
}

interface MoveButtonsProps {
  steps: MoveSteps;
  name: string;
  id: number;
}

/** At an end the arrow is only `aria-disabled`, so that a keyboard user does not lose the focus. */
export function MoveButtons({ steps, name, id }: MoveButtonsProps) {
  return (
    <div className="mt-1.5 flex gap-1.5 can-hover:absolute can-hover:right-2 can-hover:bottom-2 can-hover:mt-0">
      {(['left', 'right'] as const).map((side) => (
        <button
          key={side}
          type="button"
          data-move={`${id} ${side}`}
          aria-label={`Move ${name} ${side}`}
          aria-disabled={steps[side] === undefined || undefined}
          className={classNames(
            toolClass,
            'w-auto! flex-1 rounded-md! border border-line shadow-none! can-hover:w-9! can-hover:flex-none can-hover:rounded-full!',
          )}
          onClick={() => steps[side]?.()}
        >
          <Icon name={`chevron-${side}`} size="sm" />
        </button>
      ))}
    </div>
  );
}
