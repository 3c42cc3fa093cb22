import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { CarouselArrows, CarouselTrack, useCarousel } from '#ui/carousel.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { SectionHead } from '#ui/section-head.tsx';

interface Reason {
  icon: IconName;
  title: string;
  line: string;
}

/** Eight reasons to work with us. */
const REASONS: readonly Reason[] = [
  {
    icon: 'clock',
    title: 'Extensive industry experience',
    line: 'Over 15 years of advising families and funds on where, when and what to buy, through rising markets and slow ones.',
  },
  {
    icon: 'building',
    title: 'Knowledge across residential, commercial and investment',
    line: 'A flat, an office floor or land to hold for ten years: our team has specialists for each of them.',
  },
  {
    icon: 'key',
    title: 'Client-centric approach',
    line: 'One advisor from the first call to the handover, working to your needs, your budget and your calendar.',
  },
  {
    icon: 'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.7-3.6 3.2-5.3 6.5-5.3s5.8 1.7 6.5 5.3M16 4.9a3.5 3.5 0 0 1 0 6.3M18 14.6c2 .7 3.2 2.3 3.6 4.9',
    title: 'Strong network',
    line: 'Builders, banks and lawyers who pick up the phone when we call on your behalf.',
  },
  {
    icon: 'shield',
    title: 'Integrity and transparency',
    line: 'We tell you RERA numbers, fees and known defects before you ask, and put them in writing before you pay.',
  },
  {
    icon: 'M4 4.5v15h16.5M7.5 15l4-4.5 3 2.5 5-6M15.5 7h4v4',
    title: 'Market insights and research',
    line: 'Prices street by street, not city averages: what neighbours paid, what is being built and what may change the view.',
  },
  {
    icon: 'M6.5 3.5h7L18 8v12.5H6.5zM13 3.5V8.5h5M9.5 13h5M9.5 16.5h5',
    title: 'End-to-end service',
    line: 'Shortlist, visits, price, loan, agreement and registration, in the right order and in one place.',
  },
  {
    icon: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM8.2 13.8a4.4 4.4 0 0 0 7.6 0M9.3 9.5h.01M14.7 9.5h.01',
    title: 'Customer satisfaction',
    line: 'We stay in touch after you move in. Most of our clients were referred by someone we helped before.',
  },
];

interface WhyCardProps {
  card: Reason;
  headingLevel: 2 | 3;
}

/** One reason to work with us, on a page or on a dark band. */
function WhyCard({ card: { icon, title, line }, headingLevel }: WhyCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="border-t border-line pt-5 in-[.on-band]:border-band-control">
      <Icon name={icon} size="xl" className="mb-4 -ml-1 text-primary in-[.on-band]:text-accent-on-band" />
      <Heading className="mb-2 text-xl in-[.on-band]:text-on-band">{title}</Heading>
      <p className="text-item">{line}</p>
    </div>
  );
}

const ADVANCE_MS = 5_000;

/** The eight reasons, in a row that advances automatically. */
export function WhyChooseUs({ className }: { className?: string }) {
  const carousel = useCarousel({ autoplayMs: ADVANCE_MS });
  return (
    <section
      className={classNames('section-space on-band jaali bg-band text-on-band-2', className)}
      aria-labelledby="why-choose-us"
    >
      <div className="wrap">
        <SectionHead id="why-choose-us" title="Why Choose Us" line="An advisory first, a marketplace second.">
          <Link className={buttonClass({ variant: 'ghost' })} to="/why-choose-us">
            View All
          </Link>
          <CarouselArrows carousel={carousel} />
        </SectionHead>
        <CarouselTrack carousel={carousel} labelledBy="why-choose-us" perRow={{ md: 1, lg: 2, xl: 3 }}>
          {REASONS.map((card) => (
            <WhyCard key={card.icon} card={card} headingLevel={3} />
          ))}
        </CarouselTrack>
      </div>
    </section>
  );
}

/** The eight reasons, on their own page. */
export function ReasonGrid() {
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:gap-x-10 lg:gap-y-14 xl:grid-cols-4">
      {REASONS.map((card) => (
        <li key={card.icon}>
          <WhyCard card={card} headingLevel={2} />
        </li>
      ))}
    </ul>
  );
}
