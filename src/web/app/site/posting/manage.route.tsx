import { data, type MetaDescriptor } from 'react-router';
import { getFieldErrors } from '#contract/forms/field-errors.ts';
import { PropertyForm } from '#contract/forms/posting.ts';
import { apiContext, formsContext } from '../../data/context.ts';
import { pageHead, privatePage } from '../../data/page.tsx';
import { tokenFrom } from '../shared/link-page.tsx';
import { getSite } from '../shared/site.ts';
import type { Route } from './+types/manage.route.ts';
import { ClosedLink, ManagePosting } from './manage-posting.tsx';
import { getText, type ManageResult, pictureResult, propertyFieldsFrom, toStep } from './manage-result.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenFrom(request);
  const posting = await context.get(formsContext).readPosting({ token });
  if (!posting) return data({ posting: null, bhks: [], token: '', pictures: undefined }, { status: 410 });
  const { bhk: bhks } = await context.get(apiContext).get('/bhk');
  return { posting, bhks, token, pictures: pictureResult(new URL(request.url).searchParams) };
}

export async function action({ request, context }: Route.ActionArgs): Promise<ManageResult> {
  const forms = context.get(formsContext);
  const link = { token: tokenFrom(request) };
  const sent = await request.formData();
  const intent = getText(sent, 'intent');
  if (intent === 'link') {
    await forms.renewPostingLink(link);
    return { did: 'link', outcome: 'done' };
  }
  const step = toStep(intent);
  if (step) return { did: step, outcome: await forms.stepPosting(link, step) };
  const fields = propertyFieldsFrom(sent);
  const { success, data: change } = PropertyForm.safeParse(fields);
  if (!success) return { did: 'change', outcome: 'problems', errors: getFieldErrors(PropertyForm, fields), fields };
  return { did: 'change', outcome: await forms.changePosting(link, change) };
}

export const headers = privatePage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead({
    title: 'Manage your property',
    description: 'Edit, renew or take down a property you posted.',
    path: '/posting/manage',
    site: getSite(matches),
    noindex: true,
  });
}

/** Page of a poster's private link; plain forms that work without JavaScript. */
export default function ManageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { posting, bhks, token, pictures } = loaderData;
  if (!posting) return <ClosedLink result={actionData} />;
  return <ManagePosting posting={posting} bhks={bhks} token={token} result={actionData ?? pictures} />;
}
