import type { HomeSection } from '#contract';
import { HowWeWork } from '../shared/sections/how-we-work.tsx';
import { LatestBlogs } from '../shared/sections/latest-blogs.tsx';
import { Partners } from '../shared/sections/partners.tsx';
import { Testimonials } from '../shared/sections/testimonials.tsx';
import { WhyChooseUs } from '../shared/sections/why-choose-us.tsx';
import { useSite } from '../shared/site.ts';
import { VideoSection } from './video-section.tsx';

/** A section of the home page about us: who we are, and who says so. */
export default function CompanySection({ name }: { name: HomeSection }) {
  const { video } = useSite().facts;
  if (name === 'why-choose-us') return <WhyChooseUs className="below-fold" />;
  if (name === 'video') return video && <VideoSection video={video} className="below-fold" />;
  if (name === 'how-we-work') return <HowWeWork className="below-fold" />;
  if (name === 'testimonials') return <Testimonials className="below-fold" />;
  if (name === 'partners') return <Partners className="below-fold follow-on" />;
  return <LatestBlogs className="below-fold follow-on" />;
}
