import { Link } from 'react-router';
import { Button, IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { CitySelector } from '../shared/city-selector.tsx';
import { openPanel } from '../shared/panels.ts';
import { SearchBox } from '../shared/search/search-box.tsx';
import { SearchForm } from '../shared/search/search-form.tsx';
import { useHomePath } from '../shared/selected-city.ts';
import { useSite } from '../shared/site.ts';
import { useWishlistCount } from '../shared/wishlist.ts';
import { NAVIGATION, NavigationItem } from './navigation.tsx';

/** Logo and name; links to the top of the home page. */
export function Logo({ className = 'text-ink', onClick }: { className?: string; onClick?: () => void }) {
  const { facts } = useSite();
  return (
    <Link
      to={useHomePath()}
      className={`inline-flex items-center gap-2.5 font-display text-2xl leading-none font-semibold tracking-snug ${className}`}
      onClick={() => {
        onClick?.();
        window.scrollTo({ top: 0 });
      }}
    >
      <svg className="size-8" viewBox="0 0 32 32" aria-hidden="true">
        <path fill="var(--color-mor-700)" d="M0 0h32v32H0z" />
        <path fill="none" stroke="var(--color-genda-300)" strokeWidth="2.2" d="M6 26V6h20v20h-6.5" />
        <path
          fill="none"
          stroke="#fff"
          strokeWidth="2.2"
          d="M11 26V13.5c0-1.7 1.5-1.5 2-2.7.6-1.2 1.8-.7 3-2.3 1.2 1.6 2.4 1.1 3 2.3.5 1.2 2 1 2 2.7V21h-5.5"
        />
      </svg>
      {facts.brand}
    </Link>
  );
}

function WishlistLink() {
  const count = useWishlistCount();
  return (
    <Link
      to="/wishlist"
      aria-label={count === 0 ? 'Wishlist' : `Wishlist, ${count} saved`}
      className="relative grid size-11 place-items-center rounded-full text-ink transition-colors duration-(--duration-fast) hover:bg-well"
    >
      <Icon name="heart" size="lg" />
      {count > 0 && (
        <span className="absolute top-0.75 right-px h-4.5 min-w-4.5 rounded-full bg-heart px-1.25 text-center text-2xs leading-4.5 font-bold text-white">
          {count}
        </span>
      )}
    </Link>
  );
}

const ENTRY =
  'relative flex h-full items-center -outline-offset-2 text-small font-medium whitespace-nowrap text-ink-2 hover:text-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-primary';

function ExternalProject() {
  const project = useSite().facts.external_project;
  if (!project) return null;
  return (
    <a
      className="hidden items-center gap-1.5 text-small font-semibold text-accent-ink underline-offset-4 hover:underline lg:inline-flex"
      href={project.url}
      target="_blank"
      rel="noopener"
    >
      {project.label} <Icon name="external" size="sm" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

/** Sets `--header-height`, the sticky offset for bars below the header: its height without the hairline. */
export const headerHeight = (search: boolean): string =>
  classNames(
    '[--header-height:var(--size-header-sm)] lg:[--header-height:calc(var(--size-header)+45px)]',
    search && 'max-md:[--header-height:calc(var(--size-header-sm)+52px)]',
  );

/** Two rows from 1025 px; below that one row, with the rest in the menu. On phones the search is an extra row. */
export function Header({ search }: { search: boolean }) {
  return (
    <header className="print:hidden sticky top-0 z-(--z-header) border-b border-line bg-canvas/96">
      <div className="wrap flex h-(--size-header-sm) items-center gap-3 lg:h-(--size-header) lg:gap-4">
        <Logo />
        {search ? (
          <SearchForm className="max-w-130 flex-3 max-md:hidden">
            <SearchBox className="h-11 text-compact" placeholder="Search city, builder, project or property" />
          </SearchForm>
        ) : (
          <CitySelector className="max-w-48 max-md:hidden" />
        )}
        <span className="flex-1" />
        <ExternalProject />
        <Button className="max-lg:hidden" aria-haspopup="dialog" onClick={() => openPanel('post-property')}>
          <Icon name="plus" size="sm" />
          Post Property
        </Button>
        <WishlistLink />
        <IconButton className="lg:hidden" label="Open menu" aria-haspopup="dialog" onClick={() => openPanel('menu')}>
          <Icon name="menu" size="lg" />
        </IconButton>
      </div>
      {search && (
        <SearchForm className="wrap pb-2 md:hidden">
          <SearchBox className="h-11 text-base" placeholder="Search city, builder, project" />
        </SearchForm>
      )}
      <nav className="hidden border-t border-line lg:block" aria-label="Main">
        <ul className="wrap flex h-11 items-stretch gap-(--gap-header) overflow-x-auto no-scrollbar">
          {NAVIGATION.map((entry) => (
            <li key={entry.label}>
              <NavigationItem entry={entry} className={ENTRY} />
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
