import type { MetaDescriptor } from 'react-router';
import type { PostingConfirmation } from '#contract';
import { formsContext } from '../../data/context.ts';
import { pageHead, privatePage } from '../../data/page.ts';
import { type LinkOutcome, LinkPage, tokenFrom } from '../shared/link-page.tsx';
import { getSiteOrigin } from '../shared/site.ts';
import type { Route } from './+types/confirm.route.ts';

export async function action({ request, context }: Route.ActionArgs) {
  return context.get(formsContext).confirmPosting({ token: tokenFrom(request) });
}

export const headers = privatePage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead({
    title: 'Confirm your address | Aangan',
    description: 'Confirm the address you posted a property from.',
    path: '/posting/confirm',
    siteOrigin: getSiteOrigin(matches),
    noindex: true,
  });
}

const OUTCOMES: Record<PostingConfirmation, LinkOutcome> = {
  confirmed: {
    title: 'Your address is confirmed',
    line: 'We look at your property now, usually within a working day. A private link to manage it is on its way to your inbox.',
  },
  invalid: {
    title: 'This link no longer works',
    line: 'It may be older than seven days. Please post your property once more and we will send a new one.',
    failed: true,
  },
};

export default function ConfirmPostingRoute({ actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      question="Is this your property?"
      line="Confirm your address, and we look at what you posted."
      button="Confirm my address"
      outcome={actionData && OUTCOMES[actionData]}
    />
  );
}
