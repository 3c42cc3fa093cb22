import { Link, type MetaDescriptor, redirect } from 'react-router';
import { ReadingQuery } from '#contract';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Icon } from '#ui/icon.tsx';
import { apiContext } from '../../data/context.ts';
import { pageHead, publicPage } from '../../data/page.tsx';
import { getSite } from '../shared/site.ts';
import type { Route } from './+types/search.route.ts';

/** The target of search forms: leads to the list that is meant, or asks what was meant. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const params = Object.fromEntries(new URL(request.url).searchParams);
  const query = ReadingQuery.parse({ ...params, submitted: '1' });
  const { path, questions } = await context.get(apiContext).get('/search/reading', query);
  const [question] = questions;
  if (!question) throw redirect(path);
  return { question, sentence: query.search };
}

export const headers = publicPage({ fresh: 60, stale: 600 });

const getTitle = (name: string | null): string =>
  name === null ? 'Where do you want to look?' : `Which ${name} do you mean?`;

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const title = getTitle(loaderData.question.text);
  return pageHead({ title, description: title, path: '/search', noindex: true, site: getSite(matches) });
}

export default function SearchRoute({ loaderData: { question, sentence } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pt-5 pb-16">
      <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Search' }]} />
      <h1 className="mt-1.5 text-3xl wrap-anywhere">{getTitle(question.text)}</h1>
      <p className="mt-2 wrap-anywhere text-ink-3">You searched for “{sentence}”.</p>
      <ul className="mt-5 grid max-w-155 gap-2.5">
        {question.options.map(({ name, note, path }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex min-h-14 items-center gap-3 rounded-md border border-line bg-surface px-4 py-2.5 hover:border-primary"
            >
              <Icon name="pin" className="shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere text-ink">{name}</span>
              <span className="shrink-0 text-small text-ink-3">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
