import { classNames } from '#ui/class-names.ts';
import { SectionHead } from '#ui/section-head.tsx';

const STEPS = [
  { title: 'Tell us the brief', line: 'Budget, commute, school, sunlight. Ten minutes on the phone.' },
  { title: 'See a shortlist', line: 'Five homes at most, each with its RERA record and a fair price.' },
  { title: 'Visit with an advisor', line: 'We drive you there and point out what brochures leave out.' },
  { title: 'Close with confidence', line: 'Loan, agreement and registration handled to handover.' },
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
              className={`relative grid grid-cols-[40px_minmax(0,1fr)] gap-x-4.5 pb-6 last:pb-0 lg:block lg:pr-7 lg:pb-0 ${LEAD}`}
            >
              <span
                aria-hidden="true"
                className="grid size-10 place-items-center rounded-full border border-primary font-display text-lg leading-none font-semibold text-primary lg:mb-3.5"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="pt-2 text-xl">{title}</h3>
                <p className="mt-1 text-[0.9688rem] text-ink-3">{line}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
