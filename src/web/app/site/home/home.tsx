import { Suspense } from 'react';
import type { City } from '#contract';
import { Counters } from '../shared/counters.tsx';
import { lazily } from '../shared/lazily.ts';
import { useSite } from '../shared/site.ts';
import { CitiesSection } from './cities-section.tsx';
import { CityProperties, ProjectCollection } from './collections.tsx';
import { Hero } from './hero.tsx';
import { HomeGroupRow } from './home-groups.tsx';
import { PropertyCollection } from './property-collection.tsx';

// What follows the listings is rendered on the server too, but its code comes later and wakes up piece by piece.
const Company = lazily(() => import('./company-sections.tsx'));

/** The rows of listings that a visitor of India sees, and where the cities come in between. */
function IndiaListings() {
  return (
    <>
      <HomeGroupRow group="featured" />
      <HomeGroupRow group="top" className="below-fold pt-0" />
      <CitiesSection className="below-fold bg-sunken" />
      <HomeGroupRow group="trending" className="below-fold" />
      <HomeGroupRow group="new" className="below-fold pt-0" />
    </>
  );
}

function CityListings({ city }: { city: City }) {
  return (
    <>
      <CityProperties city={city} />
      <CitiesSection className="below-fold bg-sunken" />
    </>
  );
}

/** The home page, of India or of one city. */
export function Home({ city }: { city?: City }) {
  const { counters, facts } = useSite();
  return (
    <main id="main">
      <Hero city={city} />
      <Counters counters={counters} className="-mt-[34px] lg:-mt-[58px]" />
      {/* Each boundary wakes up by itself, so that no single step blocks a slow phone for long. */}
      <Suspense>{city ? <CityListings city={city} /> : <IndiaListings />}</Suspense>
      <Suspense>
        <ProjectCollection city={city} className="below-fold" />
        <PropertyCollection city={city} className="below-fold pt-0" />
      </Suspense>
      <Suspense>
        <Company video={facts.video} />
      </Suspense>
    </main>
  );
}
