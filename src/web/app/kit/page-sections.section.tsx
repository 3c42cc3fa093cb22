import { HowWeWork } from '../site/shared/sections/how-we-work.tsx';
import { LatestBlogs } from '../site/shared/sections/latest-blogs.tsx';
import { Partners } from '../site/shared/sections/partners.tsx';
import { Testimonials } from '../site/shared/sections/testimonials.tsx';
import { WhyChooseUs } from '../site/shared/sections/why-choose-us.tsx';

/** The sections that pages share, as wide as on a page, with the data at hand. */
export function PageSections() {
  return (
    <>
      <WhyChooseUs />
      <HowWeWork />
      <Testimonials />
      <Partners className="pt-0" />
      <LatestBlogs className="pt-0" />
    </>
  );
}
