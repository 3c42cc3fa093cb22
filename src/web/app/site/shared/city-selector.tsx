import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { browserStore } from './browser-store.ts';
import { homePath } from './paths.ts';
import { useCities } from './site.ts';

interface SelectedCity {
  id: number;
  name: string;
}

/** Stored format of a city: '{id}-{city_name}'; the name may contain hyphens. */
export const formatSelectedCity = ({ id, name }: SelectedCity): string => `${id}-${name}`;

export function parseSelectedCity(text: string | null): SelectedCity | undefined {
  const match = /^(\d+)-(.+)$/s.exec(text ?? '');
  return match?.[1] && match[2] ? { id: Number(match[1]), name: match[2] } : undefined;
}

const store = browserStore('localStorage', 'selected-city');

const rememberCity = (city: SelectedCity | undefined): void => store.write(city ? formatSelectedCity(city) : null);

/** The city that the visitor selected last; undefined on the server and during hydration. */
const useRememberedCity = (): SelectedCity | undefined =>
  parseSelectedCity(useSyncExternalStore(store.subscribe, store.read, () => null));

/** On a home page the URL decides which city is selected; elsewhere the visitor's last choice does. */
function useChosenSlug(): string {
  const cities = useCities();
  const { pathname } = useLocation();
  const { slug } = useParams();
  const remembered = useRememberedCity();
  if (pathname === '/') return '';
  if (pathname.startsWith('/city/')) return slug ?? '';
  return cities.find((city) => city.id === remembered?.id)?.slug ?? '';
}

/** Selecting a city opens its home page. A native select is the fastest and most accessible control on a phone. */
export function CitySelector({ className, onChosen }: { className?: string; onChosen?: () => void }) {
  const cities = useCities();
  const chosen = useChosenSlug();
  const navigate = useNavigate();

  const choose = (slug: string) => {
    const city = cities.find((candidate) => candidate.slug === slug);
    rememberCity(city && { id: city.id, name: city.city_name });
    onChosen?.();
    void navigate(homePath(city));
  };

  return (
    <span
      className={classNames(
        'relative inline-flex h-11 items-center rounded-md border border-line bg-surface text-compact font-medium text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <Icon name="pin" className="pointer-events-none absolute left-3 text-primary" />
      <select
        aria-label="City"
        className="h-full w-full appearance-none bg-transparent pr-9 pl-10 outline-none"
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">India</option>
        {cities.map((city) => (
          <option key={city.id} value={city.slug}>
            {city.city_name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="sm" className="pointer-events-none absolute right-3" />
    </span>
  );
}
