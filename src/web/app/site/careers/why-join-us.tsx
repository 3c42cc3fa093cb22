import { Icon } from '#ui/icon.tsx';
import { mediaUrl } from '../../data/media.ts';

const REASONS = [
  ['Learning and development', 'Courses, exams and a mentor, on working time.'],
  ['Performance management', 'Goals you agreed to, talked about every month.'],
  ['Rewards and recognition', 'Good work is named, and paid for.'],
  ['Innovation initiatives', 'Two days a quarter for an idea of your own.'],
  ['Trainee program', 'Six months beside an advisor, with a salary.'],
  ['Engagement survey', 'Asked twice a year, and answered in the open.'],
  ['Compensation philosophy', 'Bands that everybody here can read.'],
  ['Diversity and inclusion', 'Hired for judgement, from any background.'],
] as const;

/** Eight reasons to work here. */
export function WhyJoinUs() {
  return (
    <section className="section-space" aria-labelledby="why-join-us">
      <div className="wrap grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)] lg:gap-16">
        <div>
          <h2 id="why-join-us" className="mb-6 text-3xl">
            Why Join Us?
          </h2>
          <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {REASONS.map(([title, line]) => (
              <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
                <Icon name="check" className="mt-0.5 text-primary" />
                <div>
                  <p className="font-semibold text-ink">{title}</p>
                  <p className="text-[0.9375rem] text-ink-3">{line}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <img
          className="h-auto w-full rounded-xl max-lg:hidden"
          src={mediaUrl('art/interior-study-9-golden.svg')}
          alt=""
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
        />
      </div>
    </section>
  );
}
