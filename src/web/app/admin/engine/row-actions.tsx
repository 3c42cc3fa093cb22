import { IconButton, iconButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { ICONS } from '../icons.ts';

interface RowActionsProps {
  /** The name of the row. */
  name: string;
  disabled: boolean;
  items: MenuItem[];
}

/** The menu of a row: faint until the row is hovered or focused, always visible on touch screens. */
export function RowActions({ name, disabled, items }: RowActionsProps) {
  const look = classNames(
    iconButtonClass(),
    'rounded-sm! min-[691px]:size-9! [&_path]:stroke-[3]',
    'opacity-55 group-hover/row:bg-surface group-hover/row:opacity-100 group-hover/row:shadow-xs group-focus-within/row:opacity-100 pointer-coarse:opacity-100 disabled:opacity-30!',
  );
  return (
    <Menu
      label={`Actions for ${name}`}
      trigger={
        <button type="button" className={look} aria-label={`Actions for ${name}`} disabled={disabled}>
          <Icon name={ICONS.dots} />
        </button>
      }
      items={items}
    />
  );
}

/** The button of rows that can only be deleted. */
export const DeleteAction = ({ name, onDelete }: { name: string; onDelete: () => void }) => (
  <IconButton label={`Delete ${name}`} className="text-danger! hover:bg-danger-soft!" onClick={onDelete}>
    <Icon name={ICONS.bin} />
  </IconButton>
);
