import { Suspense } from 'react';
import type { City, HomeSection } from '#contract';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import type { CountersProps } from '../shared/sections/counters.tsx';
import { useSite } from '../shared/site.ts';
import { CityProperties, ProjectCollection } from './collections.tsx';
import { Hero } from './hero.tsx';
import { HomeGroupRow } from './home-groups.tsx';
import { PropertyCollection } from './property-collection.tsx';

// Sections without listings are rendered on the server; their code is loaded later.
const loadSections = () => import('../shared/sections/sections.tsx');
const OtherSection = lazyWithRetry(loadSections);
const Counters = lazyWithRetry<CountersProps>(() => loadSections().then((module) => ({ default: module.Counters })));

const FOLLOWS_ON = new Set<HomeSection>(['partners', 'blogs']);

function otherSectionClass(name: HomeSection): string {
  if (name === 'cities') return 'below-fold bg-sunken';
  return FOLLOWS_ON.has(name) ? 'below-fold follow-on' : 'below-fold';
}

/** One section, for India or a city; a city has one row of properties instead of the four groups. */
function Section({ name, city }: { name: HomeSection; city: City | undefined }) {
  if (name === 'projects') return <ProjectCollection city={city} className="below-fold" />;
  if (name === 'properties') return <PropertyCollection city={city} className="below-fold follow-on" />;
  if (name === 'featured') return city ? <CityProperties city={city} /> : <HomeGroupRow group={name} />;
  if (name === 'trending') return city ? null : <HomeGroupRow group={name} className="below-fold" />;
  if (name === 'top' || name === 'new')
    return city ? null : <HomeGroupRow group={name} className="below-fold follow-on" />;
  return <OtherSection name={name} className={otherSectionClass(name)} />;
}

/** The home page of India or a city, with sections in the order set by staff. */
export function Home({ city }: { city: City | undefined }) {
  const { counters, home_sections } = useSite();
  return (
    <main id="main">
      <Hero city={city} />
      <Suspense>
        <Counters counters={counters} className="-mt-[34px] lg:-mt-[58px]" />
      </Suspense>
      {home_sections.map((name) => (
        // Each boundary hydrates separately, so that no single task blocks a slow phone for long.
        <Suspense key={name}>
          <Section name={name} city={city} />
        </Suspense>
      ))}
    </main>
  );
}
