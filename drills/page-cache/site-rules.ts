import assert from 'node:assert/strict';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { propertyInput } from '../../test/listing-inputs.ts';
import type { PageCache } from '../../test/page-caches.ts';
import { ask, until } from './ask.ts';
import type { StaffSession } from './back-office.ts';

interface Site {
  cache: PageCache;
  /** Origin of the site without a cache. */
  bare: string;
  session: StaffSession;
  cityId: number;
}

type Rule = (site: Site) => Promise<number | void>;

const API = '/api/v1/public';
const SOON = { within: 2_000, what: 'what staff have done' };

/** Every public page whose path contains no slug. */
export const PAGES = [
  '/',
  '/properties',
  '/projects',
  '/posted-properties',
  '/available-cities',
  '/most-popular-links',
  '/blogs',
  '/careers',
  '/about-us',
  '/why-choose-us',
  '/contact-us',
  '/privacy-policy',
  `${API}/property`,
  `${API}/site`,
];

/** Adds a property as staff do, with a unique slug. */
const add = async ({ cache, session, cityId }: Site, name: string) => {
  const slug = `${name}-${cache.name.toLowerCase()}`;
  const title = `A home that is called ${slug}`;
  const { id } = await session.call('POST', '/property', propertyInput(cityId, { slug, title }));
  return {
    id,
    slug,
    title,
    page: `${cache.origin}/properties/${slug}`,
    call: `${cache.origin}${API}/property/${slug}`,
  };
};

/** Rules for a cache in front of the real site. Each returns the milliseconds that visitors waited. */
export const SITE_RULES: Record<string, Rule> = {
  'caches every public page and call by its URL': async ({ cache }) => {
    for (const path of PAGES) {
      const first = await ask(cache.origin + path);
      assert.deepEqual([first.status, first.cache], [200, 'miss'], path);
      const second = await ask(cache.origin + path);
      assert.equal(second.cache, 'hit', path);
      assert.deepEqual(second.body, first.body, path);
      const { status, body } = await ask(cache.origin + path, { method: 'HEAD' });
      assert.deepEqual([status, body.length], [200, 0], path);
      const etag = String(first.headers['etag']);
      assert.equal((await ask(cache.origin + path, { headers: { 'if-none-match': etag } })).status, 304, path);
    }
  },

  'caches each page uncompressed, with brotli and with gzip, for any Accept-Encoding': async ({ cache }) => {
    const plain = await ask(`${cache.origin}/about-us`);
    const as = (encoding: string) => ask(`${cache.origin}/about-us`, { headers: { 'accept-encoding': encoding } });
    const [br, gzip] = [await as('gzip, deflate, br, zstd'), await as('gzip;q=1.0, *;q=0')];
    assert.deepEqual([br.headers['content-encoding'], gzip.headers['content-encoding']], ['br', 'gzip']);
    assert.deepEqual(brotliDecompressSync(br.body), plain.body);
    assert.deepEqual(gunzipSync(gzip.body), plain.body);
    assert.equal((await as('br')).cache, 'hit');
    assert.equal((await as('deflate, gzip')).cache, 'hit');
    assert.match(String(br.headers['vary']), /accept-encoding/i);
  },

  'never caches back office responses or responses that set a cookie': async ({ cache, session }) => {
    const { cookie } = session;
    for (const path of ['/admin', '/Admin/properties', '/login', '/api/v1/admin/dashboard', '/api/v1/admin/property']) {
      for (let turn = 0; turn < 2; turn += 1) {
        const answer = await ask(cache.origin + path, { headers: { cookie } });
        assert.ok(['pass', 'miss'].includes(answer.cache), `${path} ${answer.cache}`);
        assert.match(String(answer.headers['cache-control']), /private, no-store/, path);
      }
      assert.notEqual((await ask(cache.origin + path)).cache, 'hit', path);
    }
    assert.equal((await ask(`${cache.origin}/api/v1/admin/property`)).status, 401);
  },

  'serves staff the same page as visitors': async ({ cache, session, bare }) => {
    const [staff, visitor] = [
      await ask(`${cache.origin}/contact-us?x=1`, { headers: { cookie: session.cookie } }),
      await ask(`${cache.origin}/contact-us?x=1`),
    ];
    assert.deepEqual([staff.cache, visitor.cache], ['miss', 'hit']);
    assert.deepEqual(staff.body, visitor.body);
    assert.deepEqual((await ask(`${bare}/contact-us?x=1`)).body, visitor.body);
  },

  'serves the same bytes for forged request headers': async ({ cache, bare }) => {
    const evil = 'evil.example';
    const headers = {
      host: evil,
      'x-forwarded-host': evil,
      'x-forwarded-proto': 'gopher',
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
      forwarded: `host=${evil}`,
      'accept-language': 'xx',
    };
    for (const path of ['/properties?page=1', '/no-such-page', '/blogs?page=1']) {
      const lied = await ask(cache.origin + path, { headers });
      assert.equal(lied.cache, 'miss', path);
      assert.ok(!String(lied.body).includes(evil) && !JSON.stringify(lied.headers).includes(evil), path);
      assert.deepEqual((await ask(bare + path)).body, lied.body, path);
    }
  },

  'shows what staff publish within two seconds': async (site) => {
    const { cache } = site;
    const slug = `just-published-${cache.name.toLowerCase()}`;
    // Requests the page and the list before the property exists, so that both are cached without it.
    await ask(`${cache.origin}/properties/${slug}`);
    assert.equal((await ask(`${cache.origin}/properties/${slug}`)).status, 404);
    await ask(`${cache.origin}/properties`);
    const { title, page, call } = await add(site, 'just-published');
    const shows = ({ status, body }: { status: number; body: Buffer }) => status === 200 && body.includes(title);
    const waits = await Promise.all(
      [page, call, `${cache.origin}/properties`, `${cache.origin}${API}/property`].map(
        async (url) => (await until(() => ask(url), shows, SOON)).ms,
      ),
    );
    return Math.max(...waits);
  },

  'removes what staff withdraw within two seconds': async (site) => {
    const { id, title, page, call } = await add(site, 'soon-withdrawn');
    const list = `${site.cache.origin}/properties`;
    await until(
      () => ask(list),
      ({ body }) => body.includes(title),
      SOON,
    );
    for (const url of [page, call, list]) await ask(url);
    for (const url of [page, call]) assert.equal((await ask(url)).status, 200);
    await site.session.call('PATCH', `/property/${id}`, { status: 'withdrawn' });
    const waits = await Promise.all([
      until(
        () => ask(page),
        ({ status }) => status === 410,
        SOON,
      ),
      until(
        () => ask(call),
        ({ status }) => status === 410,
        SOON,
      ),
      until(
        () => ask(list),
        ({ body }) => !body.includes(title),
        SOON,
      ),
    ]);
    return Math.max(...waits.map(({ ms }) => ms));
  },

  'redirects an old address within two seconds': async (site) => {
    const { id, slug, page } = await add(site, 'soon-renamed');
    await ask(page);
    await until(
      () => ask(page),
      ({ cache }) => cache === 'hit',
      SOON,
    );
    await site.session.call('PATCH', `/property/${id}`, { slug: `${slug}-moved` });
    const moved = await until(
      () => ask(page),
      ({ status }) => status === 301,
      SOON,
    );
    assert.equal(moved.answer.headers['location'], `/properties/${slug}-moved`);
    return moved.ms;
  },

  'updates shared content on every page at once': async ({ cache, session }) => {
    const question = `Does ${cache.name} forget in time?`;
    for (const path of ['/about-us', '/contact-us']) await ask(cache.origin + path);
    await session.call('POST', '/faq', { question, answer: 'Yes.', status: 'published', position: 1 });
    const waits = await Promise.all(
      ['/about-us', '/contact-us', `${API}/site`].map((path) =>
        until(
          () => ask(cache.origin + path),
          ({ body }) => body.includes(question),
          SOON,
        ),
      ),
    );
    return Math.max(...waits.map(({ ms }) => ms));
  },
};
