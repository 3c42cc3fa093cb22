import { Suspense } from 'react';
import type { MetaDescriptor } from 'react-router';
import type { PlainForm } from '#contract';
import { PostingInput } from '#contract/forms/posting.ts';
import { apiContext, plainFormContext } from '../../data/context.ts';
import { pageHead, privatePage } from '../../data/page.tsx';
import { toCountryCode } from '../shared/forms/controls.ts';
import { receivePlainForm } from '../shared/forms/receive-plain-form.ts';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import { getSite } from '../shared/site.ts';
import type { Route } from './+types/post-property.route.ts';
import { EMPTY, pictureError } from './send-posting.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { bhk: bhks } = await context.get(apiContext).get('/bhk');
  return { bhks, openedAt: Date.now() };
}

/** Fields that do not apply are not in the form; the schema expects them empty. */
const toPosting = ({ fields: { opened_at = '', ...fields } }: PlainForm) => ({
  ...toCountryCode({ ...EMPTY, ...fields }),
  filled_in_ms: opened_at === '' ? 0 : Date.now() - Number(opened_at),
});

export const action = async ({ context }: Route.ActionArgs) =>
  receivePlainForm(context.get(plainFormContext), {
    schema: PostingInput,
    toInput: toPosting,
    send: async (form, input) => {
      const failure = await form.post(input);
      const errors = Object.entries(failure?.errors ?? {}).map(([field, message]) => pictureError(field, message));
      return failure && { ...failure, errors: Object.fromEntries(errors) };
    },
    thanksFor: 'property',
  });

export const headers = privatePage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead({
    title: 'Post Property',
    description: "Post your property for sale or rent. It's free, and we review every listing before it goes live.",
    path: '/post-property',
    site: getSite(matches),
    noindex: true,
  });
}

// Rendered on the server; its code is shared with forms that other pages load later.
const PostPropertyPage = lazyWithRetry(() => import('./post-property-page.tsx'));

export default function PostPropertyRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap max-w-190! py-8 lg:py-12">
      <h1 className="text-3xl">Post Property</h1>
      <p className="mt-1 mb-5">
        It's free. We review every listing before it goes live, and buyers reach you through us.
      </p>
      <Suspense>
        <PostPropertyPage {...loaderData} />
      </Suspense>
    </main>
  );
}
