import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';

const TOOL = classNames(
  'relative grid h-11 min-w-11 place-items-center rounded-sm px-2 text-sm font-semibold text-ink-2 hover:bg-well',
  'aria-pressed:bg-primary-soft aria-pressed:text-primary disabled:text-chuna-400 can-hover:h-9 can-hover:min-w-9',
);

/** A toolbar button that does not take the focus or the selection from the text. */
export const ToolButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button
    type="button"
    data-tool=""
    {...rest}
    className={classNames(TOOL, className)}
    onMouseDown={(event) => event.preventDefault()}
  />
);
