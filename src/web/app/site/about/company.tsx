import { Counters } from '../shared/counters.tsx';
import { HowWeWork } from '../shared/sections/how-we-work.tsx';
import { Partners } from '../shared/sections/partners.tsx';
import { WhyChooseUs } from '../shared/sections/why-choose-us.tsx';
import { useSite } from '../shared/site.ts';
import { Services } from './services.tsx';

/** What follows the words about us: how we work and why, what we do, our numbers and partners. */
export default function Company() {
  const { counters } = useSite();
  return (
    <>
      <HowWeWork />
      <WhyChooseUs />
      <Services />
      <section aria-label="Our work in numbers">
        <Counters counters={counters} />
      </section>
      <Partners />
    </>
  );
}
