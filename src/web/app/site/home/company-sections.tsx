import type { HomeVideo } from '#contract';
import { HowWeWork } from '../shared/sections/how-we-work.tsx';
import { LatestBlogs } from '../shared/sections/latest-blogs.tsx';
import { Partners } from '../shared/sections/partners.tsx';
import { Testimonials } from '../shared/sections/testimonials.tsx';
import { WhyChooseUs } from '../shared/sections/why-choose-us.tsx';
import { VideoSection } from './video-section.tsx';

/** The lower half of the home page: who we are, and who says so. */
export default function CompanySections({ video }: { video: HomeVideo | null }) {
  return (
    <>
      <WhyChooseUs className="below-fold" />
      {video && <VideoSection video={video} className="below-fold" />}
      <HowWeWork className="below-fold" />
      <Testimonials className="below-fold" />
      <Partners className="below-fold pt-0" />
      <LatestBlogs className="below-fold pt-0" />
    </>
  );
}
