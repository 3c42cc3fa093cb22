import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

const KINDS = [
  ['', 'All'],
  ['residential', 'Residential'],
  ['commercial', 'Commercial'],
  ['plot', 'Plot'],
] as const;

/** The search of the home page: a plain form, so that it works before and without any script. */
export function SearchBlock({ cityId }: { cityId?: number }) {
  return (
    <form
      role="search"
      action="/properties"
      className="mt-5 rounded-lg bg-surface p-2 shadow-lg lg:mt-[30px] lg:max-w-[620px]"
    >
      {cityId !== undefined && <input type="hidden" name="city_id" value={cityId} />}
      <fieldset className="no-scrollbar flex min-w-0 gap-0.5 overflow-x-auto px-0.5 pt-0.5 pb-2">
        <legend className="sr-only">Residency type</legend>
        {KINDS.map(([value, label]) => (
          <label key={value} className="shrink-0">
            <input
              className="peer sr-only"
              type="radio"
              name="residency_type"
              value={value}
              defaultChecked={value === ''}
            />
            <span className="flex h-11 items-center rounded-sm px-3.5 text-[0.9063rem] font-medium text-ink-2 peer-checked:bg-primary-soft peer-checked:font-semibold peer-checked:text-primary peer-focus-visible:outline-2 peer-focus-visible:outline-focus lg:h-[38px]">
              {label}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="grid gap-2 lg:grid-cols-[1fr_auto]">
        <div className="relative">
          <Icon name="search" className="pointer-events-none absolute top-[17px] left-3.5 text-ink-3" />
          <input
            type="search"
            name="search"
            maxLength={100}
            aria-label="Search"
            placeholder="City, builder, project or property"
            autoComplete="off"
            className="h-[54px] w-full rounded-md border border-line-strong bg-surface pr-3.5 pl-11 text-base text-ink placeholder:text-ink-3"
          />
        </div>
        <button type="submit" className={`${buttonClass()} min-h-[54px] px-7 text-base`}>
          Search
        </button>
      </div>
    </form>
  );
}
