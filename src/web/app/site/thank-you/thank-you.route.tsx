import { Link, type MetaDescriptor, useSearchParams } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { drawingUrl } from '../../data/file-urls.ts';
import { pageHead, publicPage } from '../../data/page.tsx';
import { getNextStep } from '../shared/enquiry/next-step.ts';
import type { ThanksFor } from '../shared/forms/receive-plain-form.ts';
import { getSite, useSite } from '../shared/site.ts';
import type { Route } from './+types/thank-you.route.ts';

export const headers = publicPage({ fresh: 300, stale: 3_600 });

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead({
    title: 'Thank You',
    description: 'We have received what you sent us.',
    path: '/thank-you',
    site: getSite(matches),
    noindex: true,
  });
}

const THANKS: Record<ThanksFor, { title: string; line: string | typeof getNextStep }> = {
  enquiry: {
    title: 'Thank You',
    line: getNextStep,
  },
  application: {
    title: 'Application Submitted Successfully!',
    line: "We have received your application. If your profile is a match, we'll call or email you.",
  },
  property: {
    title: 'Thank You',
    line: 'One step left: confirm your email. Open the link we sent you within seven days. We then review your property; it stays private until we approve it.',
  },
};

const isThanksFor = (text: string): text is ThanksFor => Object.hasOwn(THANKS, text);

/** Where forms lead that were sent without scripts. */
export default function ThankYouRoute() {
  const { facts } = useSite();
  const [search] = useSearchParams();
  const sent = search.get('for') ?? '';
  const { title, line } = THANKS[isThanksFor(sent) ? sent : 'enquiry'];
  return (
    <main id="main" className="wrap">
      <EmptyState
        art={drawingUrl('spot-thanks')}
        headingLevel={1}
        title={title}
        line={typeof line === 'string' ? line : line(facts)}
        action={
          <Link className={buttonClass()} to="/">
            Back to Home
          </Link>
        }
      />
    </main>
  );
}
