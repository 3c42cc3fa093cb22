import { buttonClass } from '#ui/button.tsx';
import { CitySelector } from '../shared/city-selector.tsx';
import { SearchBox } from '../shared/search/search-box.tsx';
import { SearchForm } from '../shared/search/search-form.tsx';

const KINDS = [
  ['', 'All'],
  ['residential', 'Residential'],
  ['commercial', 'Commercial'],
  ['plot', 'Plot'],
] as const;

/** Home page search by residency type in the selected city. */
export function SearchBlock({ cityId }: { cityId?: number }) {
  return (
    <SearchForm
      whenEmpty="/properties"
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
        {/* From 768 px it is in the header. */}
        <CitySelector className="h-[54px] md:hidden" />
        <SearchBox className="h-[54px] text-base" placeholder="City, builder, project or property" />
        <button type="submit" className={`${buttonClass()} min-h-[54px] px-7 text-base`}>
          Search
        </button>
      </div>
    </SearchForm>
  );
}
