import { useLocation, useNavigate, useParams } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { homePath } from './paths.ts';
import { rememberCity, useSelectedCity } from './selected-city.ts';
import { useCities } from './site.ts';

/** On a home page the URL decides which city is selected; elsewhere the visitor's last choice does. */
function useChosenSlug(): string {
  const cities = useCities();
  const { pathname } = useLocation();
  const { slug } = useParams();
  const remembered = useSelectedCity();
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
