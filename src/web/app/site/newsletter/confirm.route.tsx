import type { MetaDescriptor } from 'react-router';
import { formsContext } from '../../data/context.ts';
import { pageHead, privatePage } from '../../data/page.tsx';
import { LinkPage, tokenFrom } from '../shared/link-page.tsx';
import { getSite } from '../shared/site.ts';
import type { Route } from './+types/confirm.route.ts';
import { OUTCOMES } from './outcomes.ts';

export async function action({ request, context }: Route.ActionArgs) {
  return context.get(formsContext).confirmSubscription({ token: tokenFrom(request) });
}

export const headers = privatePage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead({
    title: 'Confirm your subscription',
    description: 'Confirm your subscription to our monthly newsletter.',
    path: '/newsletter/confirm',
    site: getSite(matches),
    noindex: true,
  });
}

export default function ConfirmRoute({ actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      question="Confirm your subscription"
      line="One email a month: new launches, possession dates and RERA changes."
      button="Confirm subscription"
      outcome={actionData && OUTCOMES[actionData]}
    />
  );
}
