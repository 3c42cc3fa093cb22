import type { City } from '#contract';
import { Counters } from '../shared/counters.tsx';
import { useSite } from '../shared/site.ts';
import { CitiesSection } from './cities-section.tsx';
import { Hero } from './hero.tsx';

/** The home page, of India or of one city. */
export function Home({ city }: { city?: City }) {
  const { counters } = useSite();
  return (
    <main id="main">
      <Hero city={city} />
      <Counters counters={counters} className="-mt-[34px] lg:-mt-[58px]" />
      <CitiesSection />
    </main>
  );
}
