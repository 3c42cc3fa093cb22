import { Suspense } from 'react';
import { data, type MetaDescriptor } from 'react-router';
import { getFieldErrors } from '#contract/forms/field-errors.ts';
import { OwnDataChange, OwnDataRequest } from '#contract/forms/own-data.ts';
import { formsContext } from '../../data/context.ts';
import { pageHead, privatePage } from '../../data/page.tsx';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import { tokenFrom } from '../shared/link-page.tsx';
import { getSite } from '../shared/site.ts';
import type { Route } from './+types/my-data.route.ts';
import type { MyDataResult } from './my-data.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenFrom(request);
  if (token === '') return { own: null, isExpired: false, token };
  const own = await context.get(formsContext).readOwnData({ token });
  return own ? { own, isExpired: false, token } : data({ own: null, isExpired: true, token }, { status: 410 });
}

const fieldsFrom = (sent: FormData): Record<string, string> =>
  Object.fromEntries(Array.from(sent, ([name, value]) => [name, typeof value === 'string' ? value : '']));

export async function action({ request, context }: Route.ActionArgs): Promise<MyDataResult> {
  const forms = context.get(formsContext);
  const link = { token: tokenFrom(request) };
  const { intent, ...fields } = fieldsFrom(await request.formData());
  if (intent === 'erase') return { did: 'erase', outcome: await forms.eraseOwnData(link) };
  if (intent === 'correct') {
    const change = OwnDataChange.safeParse(fields);
    return change.success
      ? { did: 'correct', outcome: await forms.correctOwnData(link, change.data) }
      : { did: 'correct', outcome: 'problems', errors: getFieldErrors(OwnDataChange, fields), fields };
  }
  const asked = OwnDataRequest.safeParse(fields);
  if (!asked.success)
    return { did: 'request', outcome: 'problems', errors: getFieldErrors(OwnDataRequest, fields), fields };
  await forms.requestOwnData(asked.data);
  return { did: 'request', outcome: 'done' };
}

export const headers = privatePage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead({
    title: 'Your data',
    description: 'See, download, correct and erase the personal data that we hold about you.',
    path: '/my-data',
    site: getSite(matches),
    noindex: true,
  });
}

// Every public page lists the files that a route imports, so this route imports little.
const MyData = lazyWithRetry(() => import('./my-data.tsx'));

/** A visitor's own data. The address is confirmed by email first; plain forms that work without JavaScript. */
export default function MyDataRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Suspense>
      <MyData {...loaderData} result={actionData} />
    </Suspense>
  );
}
