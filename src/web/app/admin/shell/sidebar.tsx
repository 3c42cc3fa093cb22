import * as Tooltip from 'radix-ui/tooltip';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { indianNumber } from '#contract/indian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { Drawer } from '#ui/drawer.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLeadCounts } from '../live/lead-counts.ts';
import { SCREEN_GROUPS, useScreens } from '../screens.ts';
import { useCompany } from './company.ts';

const ENTRY = classNames(
  'relative flex items-center gap-3.5 rounded-md text-compact font-medium text-on-band-2 transition-colors duration-(--duration-fast) hover:bg-mor-800 hover:text-white',
  'aria-[current=page]:bg-mor-700 aria-[current=page]:font-semibold aria-[current=page]:text-white aria-[current=page]:shadow-marker aria-[current=page]:shadow-accent',
  'focus-visible:-outline-offset-2 forced-colors:aria-[current=page]:outline-2',
);

interface ScreenLinksProps {
  /** Shows icons only, with their labels as tooltips. */
  rail?: boolean;
  /** Fits all screens into a window 768 px high, where a pointer chooses. */
  dense?: boolean;
  onFollow?: () => void;
}

const DENSE = 'h-7 tall:h-9 pointer-coarse:h-11';

/** The number of new leads beside the link to them; a dot on its icon in the rail. */
function NewLeads({ rail }: { rail: boolean }) {
  const number = useLeadCounts()?.new ?? 0;
  if (number === 0) return null;
  return (
    <span
      className={classNames(
        'grid place-items-center rounded-full bg-accent text-xs font-semibold text-on-accent',
        rail ? 'absolute top-0 right-2 size-2.5' : 'ml-auto h-5.5 min-w-5.5 px-1.5',
      )}
    >
      <span className={classNames(rail && 'sr-only')}>{indianNumber(number)}</span>
      <span className="sr-only"> new</span>
    </span>
  );
}

/** Links to all screens; the current one is marked. */
function ScreenLinks({ rail = false, dense = false, onFollow }: ScreenLinksProps) {
  const listId = useId();
  const screens = useScreens().filter(({ isUnlisted }) => !isUnlisted);
  const groups = SCREEN_GROUPS.map((group) => ({
    group,
    entries: screens.filter((screen) => screen.group === group),
  })).filter(({ entries }) => entries.length > 0);
  const links = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // In a low window the list scrolls, and the current screen may be out of view.
  useEffect(() => {
    links.current?.querySelector(`[href="${pathname}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const withTip = (label: string, link: ReactElement) => (rail ? <RailTip text={label}>{link}</RailTip> : link);
  return (
    <nav ref={links} aria-label="Back office">
      {groups.map(({ group, entries }) => (
        <div key={group} className={classNames(rail && 'border-t border-band-line py-1 first:border-t-0')}>
          <p id={`${listId}-${group}`} className={rail ? 'sr-only' : 'px-3.5 pt-0.5 text-xs leading-4 tall:pt-3'}>
            {group}
          </p>
          <ul aria-labelledby={`${listId}-${group}`} className="grid">
            {entries.map(({ path, label, icon }) => (
              <li key={path}>
                {withTip(
                  label,
                  <NavLink
                    to={`/admin/${path}`}
                    className={classNames(ENTRY, dense ? DENSE : 'h-11', rail ? 'justify-center' : 'px-3.5')}
                    onClick={onFollow}
                  >
                    <Icon name={icon} />
                    <span className={classNames(rail && 'sr-only')}>{label}</span>
                    {path === 'enquiries' && <NewLeads rail={rail} />}
                  </NavLink>,
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The logo, which links to the public site. */
function HomeLink({ rail = false }: { rail?: boolean }) {
  const company = useCompany();
  return (
    <Link
      to="/"
      className="inline-flex min-h-11 items-center gap-2.5 font-display text-title leading-none font-semibold tracking-snug text-white"
    >
      <img src={company?.brand.icon} alt="" width={32} height={32} />
      <span className={classNames(rail && 'sr-only')}>{company?.facts.brand ?? 'Home'}</span>
    </Link>
  );
}

/** The `aria-controls` target of the button in the top bar. */
export const SIDEBAR_ID = 'sidebar';

/** The line at the bottom of the sidebar that distinguishes the back office from the site. */
function SidebarFoot() {
  return <p className="mt-auto hidden border-t border-band-line p-3.5 text-xs tall:block">Back office</p>;
}

/** The column beside every screen in a wide window. */
export function Sidebar({ rail }: { rail: boolean }) {
  return (
    <aside
      id={SIDEBAR_ID}
      aria-label="Screens"
      className={classNames(
        'on-band sticky top-0 hidden h-dvh flex-col overflow-x-clip overflow-y-auto bg-band pb-2 text-on-band-2 admin:flex',
        rail ? 'px-3' : 'px-4',
      )}
    >
      <div
        className={classNames('flex min-h-14 shrink-0 items-center tall:min-h-18', rail ? 'justify-center' : 'px-2')}
      >
        <HomeLink rail={rail} />
      </div>
      <ScreenLinks dense rail={rail} />
      {!rail && <SidebarFoot />}
    </aside>
  );
}

interface RailTipProps {
  text: string;
  /** A link that has the same text as its accessible name. */
  children: ReactElement;
}

/** The label of an icon in the rail, in a portal because the rail scrolls in a low window and would clip it. */
function RailTip({ text, children }: RailTipProps) {
  return (
    <Tooltip.Provider delayDuration={150}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            side="right"
            sideOffset={10}
            aria-hidden="true"
            className="z-(--z-panel) rounded-sm bg-ink px-3 py-2 text-xs leading-label font-medium text-surface"
          >
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

interface SidebarDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The screen links in a drawer for narrow windows; choosing one closes it. */
export function SidebarDrawer({ open, onClose }: SidebarDrawerProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      title="Menu"
      hideTitle
      side="left"
      tone="band"
      width="min(250px, 100vw)"
      header={<HomeLink />}
      closeLabel="Close menu"
    >
      <div className="flex grow flex-col px-4 pb-4">
        <ScreenLinks onFollow={onClose} />
        <SidebarFoot />
      </div>
    </Drawer>
  );
}
