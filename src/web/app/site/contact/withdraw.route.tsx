import type { MetaDescriptor } from 'react-router';
import type { WithdrawalState } from '#contract';
import { formsContext } from '../../data/context.ts';
import { pageHead, privatePage } from '../../data/page.ts';
import { type LinkOutcome, LinkPage } from '../shared/link-page.tsx';
import { tokenOf } from '../shared/link-token.ts';
import { siteOriginOf } from '../shared/site-origin.ts';
import type { Route } from './+types/withdraw.route.ts';

export async function action({ request, context }: Route.ActionArgs) {
  return context.get(formsContext).withdrawEnquiry({ token: tokenOf(request) });
}

export const headers = privatePage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead({
    title: 'Withdraw your consent | Aangan',
    description: 'Withdraw your consent to be contacted about an enquiry.',
    path: '/enquiry/withdraw',
    siteOrigin: siteOriginOf(matches),
    noindex: true,
  });
}

const OUTCOMES: Record<WithdrawalState, LinkOutcome> = {
  withdrawn: { title: 'Your consent is withdrawn', line: 'We will not contact you about this enquiry any more.' },
  invalid: {
    title: 'This link does not work',
    line: 'Please open the link in our mail once more, or write to us and we will do it for you.',
    failed: true,
  },
};

export default function WithdrawRoute({ actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      question="Withdraw your consent?"
      line="We will no longer call you or write to you about your enquiry."
      button="Withdraw consent"
      outcome={actionData && OUTCOMES[actionData]}
    />
  );
}
