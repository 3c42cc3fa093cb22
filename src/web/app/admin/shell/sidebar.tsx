import { classNames } from '#ui/class-names.ts';
import { HomeLink } from './home-link.tsx';
import { ScreenLinks } from './screen-links.tsx';

/** The `aria-controls` target of the button in the top bar. */
export const SIDEBAR_ID = 'sidebar';

/** The line at the bottom of the sidebar that distinguishes the back office from the site. */
export function SidebarFoot() {
  return <p className="mt-auto border-t border-band-line p-3.5 text-xs">Back office</p>;
}

/** The column beside every screen in a wide window. */
export function Sidebar({ rail }: { rail: boolean }) {
  return (
    <aside
      id={SIDEBAR_ID}
      aria-label="Screens"
      className={classNames(
        'on-band sticky top-0 hidden h-dvh flex-col overflow-x-clip overflow-y-auto bg-band pb-4 text-on-band-2 min-[691px]:flex',
        rail ? 'px-3' : 'px-4',
      )}
    >
      <div className={classNames('flex min-h-18 shrink-0 items-center', rail ? 'justify-center' : 'px-2')}>
        <HomeLink rail={rail} />
      </div>
      <ScreenLinks rail={rail} />
      {!rail && <SidebarFoot />}
    </aside>
  );
}
