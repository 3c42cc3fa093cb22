import type { APIRequestContext } from '@playwright/test';
import { demoData } from '../src/demo/demo-data.ts';
import { DESKTOP, expect, httpTest } from './visitor.ts';

const { posted, jobs } = demoData();

/** Contact data of people in the demo that must never be public. */
const MARKERS = [
  ...posted.flatMap(({ row }) => [row.email, row.phoneNumber, row.name]),
  ...jobs.flatMap((job) => [job.contactPersonEmail, job.contactPersonNumber]),
];

/** Pages checked per kind; the others are rendered by the same code. */
const OF_A_KIND = 4;

const leaks = (body: string) => MARKERS.filter((marker) => body.includes(marker));

interface Operation {
  parameters?: { in: string; name: string; required?: boolean }[];
}

async function readCalls(request: APIRequestContext): Promise<string[]> {
  const { paths } = (await (await request.get('/api/docs/json')).json()) as {
    paths: Record<string, { get?: Operation }>;
  };
  const isPlain = ({ parameters = [] }: Operation) => !parameters.some(({ required }) => required);
  return Object.entries(paths).flatMap(([path, { get }]) => (get && isPlain(get) ? [path] : []));
}

httpTest.describe('what anybody can read', DESKTOP, () => {
  httpTest.setTimeout(120_000);

  httpTest('D-33 R-129 no call gives away how to reach a poster or the contact of a job', async ({ request }) => {
    const calls = await readCalls(request);
    const pages = [1, 2, 3, 4, 5, 6].map((page) => `/api/v1/public/public-property?page=${page}`);
    const listed = (await (await request.get('/api/v1/public/public-property')).json()) as {
      properties: { id: number }[];
    };
    const open = (await (await request.get('/api/v1/public/jobs')).json()) as { career: { slug: string }[] };
    const addresses = [
      ...calls,
      ...pages,
      ...listed.properties.map(({ id }) => `/api/v1/public/public-property/${id}`),
      ...open.career.map(({ slug }) => `/api/v1/public/jobs/${slug}`),
    ];
    expect(addresses.length).toBeGreaterThan(30);
    for (const address of addresses) {
      expect(leaks(await (await request.get(address)).text()), address).toEqual([]);
    }
  });

  httpTest('D-33 no page does, whichever way the links lead', async ({ request }) => {
    const waiting = ['/', '/posted-properties', '/careers', '/sitemap.xml', '/feed.xml'];
    const seen = new Set(waiting);
    const ofKind = new Map<string, number>();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const body = await (await request.get(path)).text();
      expect(leaks(body), path).toEqual([]);
      for (const [, link = ''] of body.matchAll(/href="(\/[^"#?]*)"/g)) {
        const kind = link.split('/')[1] ?? '';
        const sofar = ofKind.get(kind) ?? 0;
        if (seen.has(link) || sofar >= OF_A_KIND || /^(assets|media|api|favicon)/.test(kind)) continue;
        seen.add(link);
        ofKind.set(kind, sofar + 1);
        waiting.push(link);
      }
    }
    expect(seen.size).toBeGreaterThan(25);
  });
});
