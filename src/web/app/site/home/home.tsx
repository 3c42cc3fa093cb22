import { Suspense } from 'react';
import type { City, HomeSection } from '#contract';
import { Counters } from '../shared/counters.tsx';
import { lazily } from '../shared/lazily.ts';
import { useSite } from '../shared/site.ts';
import { CitiesSection } from './cities-section.tsx';
import { CityProperties, ProjectCollection } from './collections.tsx';
import { Hero } from './hero.tsx';
import { HomeGroupRow } from './home-groups.tsx';
import { PropertyCollection } from './property-collection.tsx';

// What is not about listings is rendered on the server too, but its code comes later and wakes up piece by piece.
const CompanySection = lazily(() => import('./company-sections.tsx'));

/** One section, of India or of one city: a city has one row of properties in place of the four groups. */
function Section({ name, city }: { name: HomeSection; city: City | undefined }) {
  if (name === 'cities') return <CitiesSection className="below-fold bg-sunken" />;
  if (name === 'projects') return <ProjectCollection city={city} className="below-fold" />;
  if (name === 'properties') return <PropertyCollection city={city} className="below-fold follow-on" />;
  if (name === 'featured') return city ? <CityProperties city={city} /> : <HomeGroupRow group={name} />;
  if (name === 'trending') return city ? null : <HomeGroupRow group={name} className="below-fold" />;
  if (name === 'top' || name === 'new')
    return city ? null : <HomeGroupRow group={name} className="below-fold follow-on" />;
  return <CompanySection name={name} />;
}

/** The home page, of India or of one city, in the order that staff chose. */
export function Home({ city }: { city?: City }) {
  const { counters, home_sections } = useSite();
  return (
    <main id="main">
      <Hero city={city} />
      <Counters counters={counters} className="-mt-[34px] lg:-mt-[58px]" />
      {home_sections.map((name) => (
        // Each boundary wakes up by itself, so that no single step blocks a slow phone for long.
        <Suspense key={name}>
          <Section name={name} city={city} />
        </Suspense>
      ))}
    </main>
  );
}
