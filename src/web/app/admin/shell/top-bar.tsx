import type { StaffMember } from '#contract';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { SIDEBAR_ID } from './sidebar.tsx';
import type { SidebarState } from './sidebar-state.ts';

interface TopBarProps {
  staff: StaffMember;
  sidebar: SidebarState;
  onSearch: () => void;
}

/** The bar above every screen: menu, palette and account. */
export function TopBar({ staff, sidebar: { narrow, rail, drawerOpen, toggle }, onSearch }: TopBarProps) {
  return (
    <header className="@container sticky top-0 z-(--z-header) bg-surface shadow-[0_1px_0_var(--color-line)]">
      <div className="flex min-h-16 items-center gap-2 px-[clamp(12px,2vw,28px)] py-1 @sm:gap-3">
        <IconButton
          label="Toggle menu"
          className="shrink-0"
          onClick={toggle}
          aria-expanded={narrow ? drawerOpen : !rail}
          {...(narrow ? { 'aria-haspopup': 'dialog' } : { 'aria-controls': SIDEBAR_ID })}
        >
          <Icon name="menu" size="lg" />
        </IconButton>
        <PaletteButton onClick={onSearch} />
        <p className="ml-auto line-clamp-2 min-w-0 text-right leading-tight wrap-anywhere text-ink-3">
          Hello, <b className="font-semibold text-ink">{staff.full_name}</b>
        </p>
        <ProfileMenu staff={staff} />
      </div>
    </header>
  );
}
