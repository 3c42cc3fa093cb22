import { skipToken, useQuery } from '@tanstack/react-query';
import { data } from 'react-router';
import type { ListingPreview } from '#contract';
import { formsContext } from '../../data/context.ts';
import { privatePage } from '../../data/page.tsx';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import type { Route } from './+types/preview.route.ts';
import { DetailView } from './detail-view.tsx';

const PropertySections = lazyWithRetry(() => import('./property-sections.tsx'));
const ProjectSections = lazyWithRetry(() => import('./project-sections.tsx'));

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const preview = await context.get(formsContext).readPreview({ token });
  if (!preview) throw data(null, { status: 404, headers: privatePage() });
  return preview;
}

export const headers = privatePage;

const renderSections = ({ kind, item }: ListingPreview) =>
  kind === 'property' ? <PropertySections property={item} /> : <ProjectSections project={item} />;

/** The real page of a listing, published or not, for staff with a private link. */
export default function PreviewRoute({ loaderData: preview, params: { token } }: Route.ComponentProps) {
  const query = useQuery({ queryKey: ['preview', token], queryFn: skipToken, initialData: preview });
  return (
    <>
      <meta name="robots" content="noindex" />
      <aside aria-label="Preview" className="bg-accent-soft text-accent-ink">
        <p className="wrap py-2.5">
          <b className="font-semibold">Preview.</b> Only people with this link see this page.
        </p>
      </aside>
      <DetailView kind={preview.kind} slug={preview.item.slug} query={query} sections={renderSections(preview)} />
    </>
  );
}
