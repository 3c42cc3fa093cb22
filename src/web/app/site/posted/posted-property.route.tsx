import { redirect } from 'react-router';
import { listingPath } from '#contract/paths.ts';
import { apiContext } from '../../data/context.ts';
import { missingStatus } from '../../data/http.ts';
import { notFound, publicPage } from '../../data/page.tsx';
import { NotFound } from '../shared/error-states.tsx';
import type { Route } from './+types/posted-property.route.ts';

/** Plain positive integers only, so that each listing has one URL. */
const ID = /^[1-9]\d{0,14}$/;

const getHeaders = publicPage({ fresh: 60, stale: 600 });

/** The former address of a posted property leads to its page among the properties. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (!ID.test(id)) throw notFound('listing');
  const answer = await context
    .get(apiContext)
    .get('/public-property/:id', { id: Number(id) })
    .catch((error: unknown) => {
      throw missingStatus(error) === 404 ? notFound('listing') : error;
    });
  const { slug } = answer.property;
  if (slug === null) throw redirect('/posted-properties', { status: 302 });
  throw redirect(listingPath('property', slug), { status: 301, headers: getHeaders() });
}

/** Without a component, an unknown address would be answered without a page. */
export default function PostedPropertyRoute() {
  return <NotFound missing="listing" />;
}
