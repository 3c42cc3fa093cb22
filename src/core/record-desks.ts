import { userDesk } from './accounts/index.ts';
import { jobDesk } from './careers/index.ts';
import { amenityDesk, bhkDesk, builderDesk, tagDesk } from './catalogue/index.ts';
import { blogDesk, partnerDesk, testimonialDesk } from './content/index.ts';
import type { Ctx } from './context.ts';
import { importDesk } from './imports/index.ts';
import { subscriberDesk } from './leads/index.ts';
import { configurationDesk, projectDesk, propertyDesk } from './listings/index.ts';
import { cityDesk, featuredCityDesk } from './places/index.ts';
import { postingDesk } from './postings/index.ts';
import type { Actor } from './records/index.ts';
import { redirectDesk } from './redirects/index.ts';
import { faqDesk, popularLinkDesk } from './site-desk/index.ts';

/** Every kind of record that the back office keeps; those that not everybody may work on ask who it is. */
export const recordDesks = (ctx: Ctx) => ({
  blogs: blogDesk(ctx),
  users: userDesk(ctx),
  configurations: configurationDesk(ctx),
  featuredCities: featuredCityDesk(ctx),
  imports: importDesk(ctx),
  jobs: jobDesk(ctx),
  partners: partnerDesk(ctx),
  postings: postingDesk(ctx),
  projects: projectDesk(ctx),
  properties: propertyDesk(ctx),
  subscribers: subscriberDesk(ctx),
  testimonials: testimonialDesk(ctx),
  builders: builderDesk(ctx),
  bhks: bhkDesk(ctx),
  amenities: amenityDesk(ctx),
  tags: tagDesk(ctx),
  cities: cityDesk(ctx),
  faqs: (actor: Actor) => faqDesk(ctx, actor),
  popularLinks: (actor: Actor) => popularLinkDesk(ctx, actor),
  redirects: (actor: Actor) => redirectDesk(ctx, actor),
});

export type RecordDesks = ReturnType<typeof recordDesks>;
