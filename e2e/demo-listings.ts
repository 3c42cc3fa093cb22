import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoData } from '../src/demo/demo-data.ts';
import type { DemoProject, DemoProperty } from '../src/demo/rows/demo-rows.ts';
import { inDatabase } from './database.ts';
import { visit } from './visitor.ts';

const { projects, properties, articles } = demoData();

function found<T>(list: readonly T[], matches: (item: T) => boolean): T {
  const item = list.find(matches);
  if (!item) throw new Error('the demo has no such listing');
  return item;
}

const isPublished = ({ row }: DemoProject | DemoProperty) => row.status === 'published';
const isGone = ({ row }: DemoProject | DemoProperty) => row.status === 'sold' || row.status === 'withdrawn';

/** Demo listings used by the tests, each selected for certain features. */
export const demo = {
  property: found(
    properties,
    (property) =>
      isPublished(property) &&
      property.row.purpose !== 'rent' &&
      property.pictures.length >= 8 &&
      new Set(property.pictures.map(({ alt }) => alt)).size === property.pictures.length &&
      property.amenities.length > 5 &&
      property.builder !== null &&
      property.row.locationEmbedSrc !== null &&
      property.row.rating !== null &&
      property.row.decisionDriversLifeStyle !== null &&
      property.row.reraId !== null &&
      property.row.metaTitle === null &&
      property.bhks.length > 0,
  ),
  onePicture: found(properties, (property) => isPublished(property) && property.pictures.length === 1),
  goneProperty: found(properties, isGone),
  project: found(
    projects,
    (project) =>
      isPublished(project) &&
      project.pictures.length >= 5 &&
      project.row.locationEmbedSrc !== null &&
      project.configurations.length > 2,
  ),
  goneProject: found(projects, isGone),
  article: found(articles, ({ row }) => row.status === 'published'),
};

export const propertyPath = ({ row }: DemoProperty): string => `/properties/${row.slug}`;
export const projectPath = ({ row }: DemoProject): string => `/projects/${row.slug}`;

/** Opens the page of a listing and waits until its lazily loaded sections are hydrated too. */
export async function visitListing(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main details') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** The minimum that a published property needs. */
const BARE = {
  title: 'A home of which little is known',
  status: 'published',
  published_at: '2026-01-01',
  city_id: 1,
  property_type: 'villa',
  residency_type: 'residential',
  possession_status: 'ready_to_move',
  price_on_request: true,
  built_up_area_value: 1200,
  built_up_area_unit: 'sq_ft',
};

/** Stores a property that appears in no list, so that no other test sees it; returns its slug. */
export const storeProperty = (values: Record<string, unknown> = {}): Promise<string> =>
  inDatabase(async (client) => {
    const slug = `e2e-${randomUUID()}`;
    const row = Object.entries({ ...BARE, slug, ...values });
    const columns = row.map(([column]) => column).join(', ');
    const places = row.map((_, index) => `$${index + 1}`).join(', ');
    await client.query(
      `insert into properties (${columns}) values (${places})`,
      row.map(([, value]) => value),
    );
    return slug;
  });

const TABLES = { property: 'properties', blog: 'blogs' };

/** Stores an unused slug as a former slug of a property or a blog, as after a change of its title. */
export const storeFormerSlug = (slug: string, owner: keyof typeof TABLES = 'property'): Promise<string> =>
  inDatabase(async (client) => {
    const former = `former-${randomUUID()}`;
    await client.query(
      `insert into slug_history (owner, slug, owner_id) select $3, $1, id from ${TABLES[owner]} where slug = $2`,
      [former, slug, owner],
    );
    return former;
  });

/** A section of a listing's page, by its title. */
export const section = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
