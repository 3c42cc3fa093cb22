import {
  type Action,
  type FullRecord,
  getRecordPermission,
  type RecordInput,
  type RecordPath,
  type RecordRow,
  type RecordSort,
} from '#contract';
import { authorise, may, teamService, userService } from './accounts/index.ts';
import { jobService } from './careers/index.ts';
import { amenityService, bhkService, builderService, tagService } from './catalogue/index.ts';
import { cityService, featuredCityService } from './cities.ts';
import { blogService, partnerService, testimonialService } from './content/index.ts';
import type { Ctx } from './context.ts';
import { importService } from './imports/index.ts';
import { subscriberService } from './leads/index.ts';
import { configurationService, projectService, propertyService } from './listings/index.ts';
import { localityService } from './localities.ts';
import { postingService } from './postings/index.ts';
import type { Actor, AdminRecordService } from './records/index.ts';
import { redirectService } from './redirects.ts';
import { faqService, popularLinkService } from './site-settings/index.ts';

/** What a service may depend on besides the record: the user, and the record in the path that others belong to. */
export interface RecordScope {
  actor: Actor;
  owner: number;
}

export type ServiceFor<Path extends RecordPath> = AdminRecordService<
  RecordRow<Path>,
  RecordInput<Path>,
  FullRecord<Path>,
  RecordSort<Path>
>;

/** The service of a kind of record, or a function that creates it for a request. */
export type RecordServiceSource<Path extends RecordPath> =
  | ServiceFor<Path>
  | ((scope: RecordScope) => ServiceFor<Path>);

export type AdminRecordServices = { [Path in RecordPath]: RecordServiceSource<Path> };

export const adminRecordServices = (ctx: Ctx) =>
  ({
    project: projectService(ctx),
    'project/:owner/configuration': ({ owner }: RecordScope) => configurationService(ctx, owner),
    property: propertyService(ctx),
    'post-property': ({ actor }: RecordScope) => postingService(ctx, may(actor.staff, 'posters:see')),
    import: ({ actor }: RecordScope) => importService(ctx, actor),
    user: ({ actor }: RecordScope) => userService(ctx, actor),
    team: teamService(ctx),
    jobs: jobService(ctx),
    blog: blogService(ctx),
    testimonial: testimonialService(ctx),
    'featured-city': featuredCityService(ctx),
    partner: partnerService(ctx),
    subscribers: subscriberService(ctx),
    'master-list/builder': builderService(ctx),
    'master-list/bhk': bhkService(ctx),
    'master-list/amenity': amenityService(ctx),
    'master-list/tag': tagService(ctx),
    'master-list/locality': localityService(ctx),
    'master-list/city': cityService(ctx),
    faq: ({ actor }: RecordScope) => faqService(ctx, actor),
    'popular-link': ({ actor }: RecordScope) => popularLinkService(ctx, actor),
    redirect: ({ actor }: RecordScope) => redirectService(ctx, actor),
  }) satisfies AdminRecordServices;

/** The service of a kind of record for a user; every method throws without the permission it needs. */
export function authorisedService<Path extends RecordPath>(
  services: AdminRecordServices,
  path: Path,
  scope: RecordScope,
): ServiceFor<Path> {
  const source: RecordServiceSource<Path> = services[path];
  const service = typeof source === 'function' ? source(scope) : source;
  const demand = (action: Action) => authorise(scope.actor.staff, getRecordPermission(path, action));
  return {
    list: async (query) => {
      demand('see');
      return service.list(query);
    },
    find: async (...args) => {
      demand('see');
      return service.find(...args);
    },
    export: async (...args) => {
      demand('export');
      return service.export(...args);
    },
    read: async (id) => {
      demand('see');
      return service.read(id);
    },
    create: async (...args) => {
      demand('change');
      return service.create(...args);
    },
    update: async (...args) => {
      demand('change');
      return service.update(...args);
    },
    revert: async (...args) => {
      demand('change');
      return service.revert(...args);
    },
    setActive: async (...args) => {
      demand('publish');
      return service.setActive(...args);
    },
    move: async (...args) => {
      demand('change');
      return service.move(...args);
    },
    remove: async (...args) => {
      demand('delete');
      return service.remove(...args);
    },
  };
}
