import { userService } from './accounts/index.ts';
import { jobService } from './careers/index.ts';
import { amenityService, bhkService, builderService, tagService } from './catalogue/index.ts';
import { cityService, featuredCityService } from './cities.ts';
import { blogService, partnerService, testimonialService } from './content/index.ts';
import type { Ctx } from './context.ts';
import { importService } from './imports/index.ts';
import { subscriberService } from './leads/index.ts';
import { configurationService, projectService, propertyService } from './listings/index.ts';
import { postingService } from './postings/index.ts';
import type { Actor } from './records/index.ts';
import { redirectService } from './redirects.ts';
import { faqService, popularLinkService } from './site-settings/index.ts';

/** All back-office record services; restricted ones take the actor to check permissions. */
export const adminRecordServices = (ctx: Ctx) => ({
  blogs: blogService(ctx),
  users: userService(ctx),
  configurations: configurationService(ctx),
  featuredCities: featuredCityService(ctx),
  imports: importService(ctx),
  jobs: jobService(ctx),
  partners: partnerService(ctx),
  postings: postingService(ctx),
  projects: projectService(ctx),
  properties: propertyService(ctx),
  subscribers: subscriberService(ctx),
  testimonials: testimonialService(ctx),
  builders: builderService(ctx),
  bhks: bhkService(ctx),
  amenities: amenityService(ctx),
  tags: tagService(ctx),
  cities: cityService(ctx),
  faqs: (actor: Actor) => faqService(ctx, actor),
  popularLinks: (actor: Actor) => popularLinkService(ctx, actor),
  redirects: (actor: Actor) => redirectService(ctx, actor),
});

export type AdminRecordServices = ReturnType<typeof adminRecordServices>;
