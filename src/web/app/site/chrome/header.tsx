import { Link } from 'react-router';
import { pictureFiles } from '#contract/media/picture-path.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { mediaUrl } from '../../data/file-urls.ts';
import { CitySelector } from '../shared/city-selector.tsx';
import { openPanel } from '../shared/panels.ts';
import { SearchBox } from '../shared/search/search-box.tsx';
import { SearchForm } from '../shared/search/search-form.tsx';
import { useHomePath } from '../shared/selected-city.ts';
import { useSite } from '../shared/site.ts';
import { useWishlistCount } from '../shared/wishlist.ts';
import { NAVIGATION, NavigationItem, PLAIN_MENU } from './navigation.tsx';

interface LogoProps {
  className?: string;
  /** Phones show only the mark. */
  compact?: boolean;
  onClick?: () => void;
}

/** A logo of at least this ratio contains the company's name. */
const WIDE = 1.5;

/** Logo and name; links to the top of the home page. */
export function Logo({ className = 'text-ink', compact = false, onClick }: LogoProps) {
  const { facts, brand } = useSite();
  const logo = brand.logo === null ? undefined : pictureFiles(brand.logo);
  const isWide = logo !== undefined && logo.width > WIDE * logo.height;
  return (
    <Link
      to={useHomePath()}
      className={`inline-flex items-center gap-2.5 font-display text-2xl leading-none font-semibold tracking-snug ${className}`}
      onClick={() => {
        onClick?.();
        window.scrollTo({ top: 0 });
      }}
    >
      <img
        className="company-logo"
        src={logo ? mediaUrl(logo.files.webp[0]?.path ?? '') : brand.icon}
        alt={isWide ? facts.brand : ''}
        width={logo?.width ?? 32}
        height={logo?.height ?? 32}
      />
      {!isWide && <span className={compact ? 'max-md:sr-only' : undefined}>{facts.brand}</span>}
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

function ExternalProject() {
  const project = useSite().facts.external_project;
  if (!project) return null;
  return (
    <a
      className="header-wide inline-flex items-center gap-1.5 text-small font-semibold text-accent-ink underline-offset-4 hover:underline"
      href={project.url}
      target="_blank"
      rel="noopener"
    >
      {project.label} <Icon name="external" size="sm" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

/** Two rows from 1025 px; below that one row, with the rest in the menu, that hides while scrolling down. */
export function Header({ search }: { search: boolean }) {
  return (
    <header className="print:hidden sticky top-0 z-(--z-header) hides-on-scroll @container/header border-b border-line bg-canvas">
      <div className="wrap relative flex h-(--size-header-sm) items-center gap-3 lg:h-(--size-header) lg:gap-4">
        <Logo compact={search} />
        {search ? (
          // On phones it takes the whole row while it is in use.
          <SearchForm className="takes-row-in-use min-w-0 flex-1 md:max-w-130 md:flex-3">
            <SearchBox
              className="h-11 text-base text-ellipsis md:text-compact"
              placeholder="Search city, builder, project or property"
            />
          </SearchForm>
        ) : (
          <CitySelector className="max-w-48 max-md:hidden" />
        )}
        <span className={classNames('flex-1', search && 'max-md:hidden')} />
        <ExternalProject />
        <Button
          className="header-wide"
          aria-haspopup="dialog"
          popoverTarget={PLAIN_MENU}
          onClick={() => openPanel('post-property')}
        >
          <Icon name="plus" size="sm" />
          Post Property
        </Button>
        <WishlistLink />
        <IconButton
          className="header-narrow"
          label="Open menu"
          aria-haspopup="dialog"
          popoverTarget={PLAIN_MENU}
          onClick={() => openPanel('menu')}
        >
          <Icon name="menu" size="lg" />
        </IconButton>
      </div>
      <nav className="header-wide border-t border-line" aria-label="Main">
        <ul className="wrap flex h-11 items-stretch gap-(--gap-header) overflow-x-auto no-scrollbar">
          {NAVIGATION.map((entry) => (
            <li key={entry.label}>
              <NavigationItem entry={entry} className="header-entry" />
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
