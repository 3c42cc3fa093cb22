import type { MetaDescriptor } from 'react-router';
import type { PostingConfirmation } from '#contract';
import { formsContext } from '../../data/context.ts';
import { pageHead, privatePage } from '../../data/page.tsx';
import { type LinkOutcome, LinkPage, tokenFrom } from '../shared/link-page.tsx';
import { getSite } from '../shared/site.ts';
import type { Route } from './+types/confirm.route.ts';

export async function action({ request, context }: Route.ActionArgs) {
  return context.get(formsContext).confirmPosting({ token: tokenFrom(request) });
}

export const headers = privatePage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead({
    title: 'Confirm your email',
    description: 'Confirm the email you used to post a property.',
    path: '/posting/confirm',
    site: getSite(matches),
    noindex: true,
  });
}

const OUTCOMES: Record<PostingConfirmation, LinkOutcome> = {
  pending_review: {
    title: 'Email confirmed',
    line: 'We will review your property, usually within one working day. We have also emailed you a private link to manage it.',
  },
  // The link can be opened again after the review.
  changes_requested: {
    title: 'Email confirmed',
    line: 'We have asked for some changes to your property. Use the private link in our email to make them.',
  },
  live: {
    title: 'Email confirmed',
    line: 'We have already approved your property. Use the private link in our email to manage it.',
  },
  rejected: {
    title: 'Email confirmed',
    line: 'We could not publish your property. Our email to you gives the reason.',
  },
  sold: {
    title: 'Email confirmed',
    line: 'Your property is marked as sold and is no longer on the site.',
  },
  expired: {
    title: 'Email confirmed',
    line: "This listing has expired. If it's still available, renew it with the private link in our email.",
  },
  invalid: {
    title: 'This link no longer works',
    line: 'It may be older than seven days. Post your property again and we will send a new link.',
    failed: true,
  },
};

export default function ConfirmPostingRoute({ actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      question="Confirm your email to submit your property"
      line="Once you confirm, we review your property before it goes live."
      button="Confirm my email"
      outcome={actionData && OUTCOMES[actionData]}
    />
  );
}
