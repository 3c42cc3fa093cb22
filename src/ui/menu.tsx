import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export interface MenuItem {
  label: string;
  icon?: IconName;
  onSelect?: () => void;
  /** Makes the entry a link; external URLs open in a new tab. */
  href?: string;
  tone?: 'danger';
  disabled?: boolean;
}

export interface MenuProps {
  /** The button that opens it; must accept a ref. */
  trigger: ReactElement;
  /** Accessible name, if the button's name does not fit. */
  label?: string;
  items: MenuItem[];
  align?: 'start' | 'center' | 'end';
}

const itemClass = ({ tone }: MenuItem): string =>
  classNames(
    'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-2.25 text-small font-medium outline-none select-none lg:min-h-10',
    'data-disabled:cursor-not-allowed data-disabled:text-chuna-500',
    tone === 'danger' ? 'text-danger data-highlighted:bg-danger-soft' : 'text-ink data-highlighted:bg-primary-soft',
  );

function content({ label, icon }: MenuItem): ReactNode {
  return (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  );
}

/** A dropdown of actions: arrow keys move, typing jumps to an entry, Escape closes. */
export function Menu({ trigger, label, items, align = 'end' }: MenuProps) {
  const chosen = useRef<MenuItem>(undefined);
  // Runs the action after the menu is closed and focus is back on the button, so a dialog can return focus there.
  const act = () => {
    const action = chosen.current?.onSelect;
    chosen.current = undefined;
    if (action) queueMicrotask(action);
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={act}
          {...(label ? { 'aria-label': label, 'aria-labelledby': undefined } : {})}
          className="z-(--z-modal) max-h-(--radix-dropdown-menu-content-available-height) min-w-40 overflow-auto rounded-md border border-line bg-surface p-1.5 shadow-md data-[state=open]:animate-fade-in"
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              className={itemClass(item)}
              disabled={item.disabled}
              asChild={item.href !== undefined}
              onSelect={() => {
                chosen.current = item;
              }}
            >
              {item.href === undefined ? (
                content(item)
              ) : (
                <a href={item.href} {...(/^https?:/.test(item.href) && { target: '_blank', rel: 'noopener' })}>
                  {content(item)}
                </a>
              )}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
