import { type MetaDescriptor, useSearchParams } from 'react-router';
import type { WithdrawalState } from '#contract';
import { formsContext } from '../../data/context.ts';
import { pageHead, privatePage } from '../../data/page.tsx';
import { type LinkOutcome, LinkPage, tokenFrom } from '../shared/link-page.tsx';
import { getSite } from '../shared/site.ts';
import type { Route } from './+types/withdraw.route.ts';

/** Emails to applicants also link here. */
const isApplication = (search: URLSearchParams): boolean => search.get('of') === 'application';

const ENQUIRY = {
  title: 'Withdraw your consent',
  description: 'Withdraw your consent to be contacted about an enquiry.',
  page: {
    question: 'Withdraw your consent?',
    line: 'We will no longer call or email you about your enquiry.',
    button: 'Withdraw consent',
  },
  withdrawn: { title: 'Your consent is withdrawn', line: 'We will no longer contact you about this.' },
};

const APPLICATION: typeof ENQUIRY = {
  title: 'Withdraw your application',
  description: 'Withdraw your application for a job.',
  page: {
    question: 'Withdraw your application?',
    line: 'We will stop considering your application and erase it with your resume within two days.',
    button: 'Withdraw application',
  },
  withdrawn: {
    title: 'Your application is withdrawn',
    line: 'We will erase it with your resume within two days.',
  },
};

const copyFor = (search: URLSearchParams): typeof ENQUIRY => (isApplication(search) ? APPLICATION : ENQUIRY);

export async function action({ request, context }: Route.ActionArgs) {
  const forms = context.get(formsContext);
  const link = { token: tokenFrom(request) };
  return isApplication(new URL(request.url).searchParams)
    ? forms.withdrawApplication(link)
    : forms.withdrawEnquiry(link);
}

export const headers = privatePage;

export function meta({ matches, location }: Route.MetaArgs): MetaDescriptor[] {
  const { title, description } = copyFor(new URLSearchParams(location.search));
  return pageHead({
    title,
    description,
    path: '/enquiry/withdraw',
    site: getSite(matches),
    noindex: true,
  });
}

const INVALID: LinkOutcome = {
  title: 'This link no longer works',
  line: 'Please open the link in our email again, or contact us and we will do it for you.',
  failed: true,
};

export default function WithdrawRoute({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { page, withdrawn } = copyFor(search);
  const outcomes: Record<WithdrawalState, LinkOutcome> = { withdrawn, invalid: INVALID };
  return <LinkPage {...page} outcome={actionData && outcomes[actionData]} />;
}
