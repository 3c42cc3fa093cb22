import type { HomeSection } from '#contract';
import { useSite } from '../site.ts';
import { CitiesSection } from './cities-section.tsx';
import { LatestBlogs } from './latest-blogs.tsx';
import { Partners } from './partners.tsx';
import { HowWeWork } from './services.tsx';
import { Testimonials } from './testimonials.tsx';
import { VideoSection } from './video-section.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

export { Counters } from './counters.tsx';
export { Services } from './services.tsx';
export { ReasonGrid } from './why-choose-us.tsx';

/** A home page section without listings; the About page also uses some of them. */
export default function Section({ name, className }: { name: HomeSection; className?: string }) {
  const { video } = useSite().facts;
  if (name === 'cities') return <CitiesSection className={className} />;
  if (name === 'why-choose-us') return <WhyChooseUs className={className} />;
  if (name === 'video') return video && <VideoSection video={video} className={className} />;
  if (name === 'how-we-work') return <HowWeWork className={className} />;
  if (name === 'testimonials') return <Testimonials className={className} />;
  if (name === 'partners') return <Partners className={className} />;
  return <LatestBlogs className={className} />;
}
