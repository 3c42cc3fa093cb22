import type { MetaDescriptor } from 'react-router';
import { formsContext } from '../../data/context.ts';
import { pageHead, privatePage } from '../../data/page.tsx';
import { LinkPage, tokenFrom } from '../shared/link-page.tsx';
import { getSite } from '../shared/site.ts';
import type { Route } from './+types/unsubscribe.route.ts';
import { OUTCOMES } from './outcomes.ts';

export async function action({ request, context }: Route.ActionArgs) {
  return context.get(formsContext).unsubscribe({ token: tokenFrom(request) });
}

export const headers = privatePage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead({
    title: 'Unsubscribe',
    description: 'Unsubscribe from our newsletter.',
    path: '/newsletter/unsubscribe',
    site: getSite(matches),
    noindex: true,
  });
}

export default function UnsubscribeRoute({ actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      question="Unsubscribe from our newsletter?"
      line="You can subscribe again at any time."
      button="Unsubscribe"
      outcome={actionData && OUTCOMES[actionData]}
    />
  );
}
