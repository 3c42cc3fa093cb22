import type { MetaDescriptor } from 'react-router';
import type { PostingConfirmation } from '#contract';
import { formsContext } from '../../data/context.ts';
import { pageHead, privatePage } from '../../data/page.tsx';
import { type LinkOutcome, LinkPage, tokenFrom } from '../shared/link-page.tsx';
import { getSiteOrigin } from '../shared/site.ts';
import type { Route } from './+types/confirm.route.ts';

export async function action({ request, context }: Route.ActionArgs) {
  return context.get(formsContext).confirmPosting({ token: tokenFrom(request) });
}

export const headers = privatePage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead({
    title: 'Confirm your email | Aangan',
    description: 'Confirm the email you used to post a property.',
    path: '/posting/confirm',
    siteOrigin: getSiteOrigin(matches),
    noindex: true,
  });
}

const OUTCOMES: Record<PostingConfirmation, LinkOutcome> = {
  confirmed: {
    title: 'Email confirmed',
    line: 'We are reviewing your property now, usually within one working day. We have also emailed you a private link to manage it.',
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
