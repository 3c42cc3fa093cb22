import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Panel } from '#ui/panel.tsx';
import { SectionHead } from '#ui/section-head.tsx';

const SERVICES: { icon: IconName; title: string; line: string }[] = [
  {
    icon: 'home',
    title: 'Buying a home',
    line: 'A shortlist that fits your needs, visits with an advisor, and a price we can explain line by line.',
  },
  {
    icon: 'key',
    title: 'Selling a home',
    line: 'A fair asking price, honest pictures, and buyers with loans already sanctioned.',
  },
  {
    icon: 'building',
    title: 'Workplaces',
    line: 'Offices, shops and warehouses to buy or lease, measured and costed for the way you work.',
  },
  {
    icon: 'M4 4.5v15h16.5M7.5 15l4-4.5 3 2.5 5-6M15.5 7h4v4',
    title: 'Investment advice',
    line: 'Plots, rentals and new launches compared on likely returns, holding costs and resale demand.',
  },
  {
    icon: 'M6.5 3.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM8 7h8v3H8zM8.5 14h.01M12 14h.01M15.5 14h.01M8.5 17h.01M12 17h.01M15.5 17h.01',
    title: 'Home loans',
    line: 'Offers from several lenders side by side, and a complete file before it reaches the bank.',
  },
  {
    icon: 'M6.5 3.5h7L18 8v12.5H6.5zM13 3.5V8.5h5M9.5 13h5M9.5 16.5h5',
    title: 'Documents and registration',
    line: 'Title, RERA registration, agreement and stamp duty, checked with a lawyer until the deed is registered.',
  },
];

export function Services() {
  return (
    <section className="section-space" aria-labelledby="services">
      <div className="wrap">
        <SectionHead
          id="services"
          title="Our Services"
          line="Choose one service, or all of them from the first call to the keys."
        />
        <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {SERVICES.map(({ icon, title, line }) => (
            <li key={icon} className="grid">
              <Panel className="p-6">
                <Icon name={icon} size="xl" className="mb-4 text-primary" />
                <h3 className="mb-2 text-xl">{title}</h3>
                <p className="text-item">{line}</p>
              </Panel>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const STEPS = [
  { title: 'Tell us what you need', line: 'Budget, commute, school, sunlight. Ten minutes on the phone.' },
  { title: 'See a shortlist', line: 'Five homes at most, each with its RERA record and a fair price.' },
  { title: 'Visit with an advisor', line: 'We drive you there and point out what brochures leave out.' },
  { title: 'Close with confidence', line: 'We handle the loan, agreement and registration until handover.' },
];

// A dashed line connects each number to the next, downwards on phones and to the right on large screens.
const LEAD =
  'not-last:after:absolute not-last:after:top-10 not-last:after:bottom-0 not-last:after:left-5 not-last:after:border-l not-last:after:border-dashed not-last:after:border-mor-300 ' +
  'lg:not-last:after:top-5 lg:not-last:after:right-3 lg:not-last:after:bottom-auto lg:not-last:after:left-13 lg:not-last:after:border-t lg:not-last:after:border-l-0';

/** The four steps from brief to handover. */
export function HowWeWork({ className }: { className?: string }) {
  return (
    <section className={classNames('section-space bg-sunken', className)} aria-labelledby="how-we-work">
      <div className="wrap">
        <SectionHead id="how-we-work" title="How We Work" />
        <ol className="grid lg:grid-cols-4">
          {STEPS.map(({ title, line }, index) => (
            <li
              key={title}
              className={`relative grid grid-cols-first-10 gap-x-4.5 pb-6 last:pb-0 lg:block lg:pr-7 lg:pb-0 ${LEAD}`}
            >
              <span
                aria-hidden="true"
                className="grid size-10 place-items-center rounded-full border border-primary font-display text-lg leading-none font-semibold text-primary lg:mb-3.5"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="pt-2 text-xl">{title}</h3>
                <p className="mt-1 text-item text-ink-3">{line}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
