import type { MetaDescriptor } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { apiContext } from '../../data/context.ts';
import { httpApi } from '../../data/http-api.ts';
import { mediaUrl } from '../../data/media.ts';
import { pageHead, publicPage } from '../../data/page.ts';
import { headOf, pageTexts } from '../shared/page-texts.ts';
import { WhyCard } from '../shared/sections/why-card.tsx';
import { WHY_CARDS } from '../shared/sections/why-cards.ts';
import type { Route } from './+types/why-choose-us.route.ts';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  page: await pageTexts(context.get(apiContext), 'why-choose-us'),
});

export const clientLoader = async () => ({ page: await pageTexts(httpApi, 'why-choose-us') });

export const headers = publicPage({ fresh: 300, stale: 3_600 });

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageHead(headOf(loaderData.page, '/why-choose-us', matches)) : [];
}

export default function WhyChooseUsRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <main id="main">
      <Banner title={page.title} line={page.lead} art={mediaUrl('art/banner.svg')} />
      <div className="wrap section-space">
        <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:gap-x-10 lg:gap-y-14 xl:grid-cols-4">
          {WHY_CARDS.map((card) => (
            <li key={card.icon}>
              <WhyCard card={card} headingLevel={2} />
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
