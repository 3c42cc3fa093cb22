import assert from 'node:assert/strict';
import type { PageCache } from '../../test/page-caches.ts';
import { ask, until } from './ask.ts';
import type { SmallOrigin } from './small-origin.ts';

type Rule = (cache: PageCache, site: SmallOrigin) => Promise<void>;

const address = (kind: string, rule: string, name: string) => `/${kind}/${encodeURIComponent(rule)}/${name}`;
const MINUTE = 'public, max-age=0, s-maxage=60';
const EVIL = 'evil.example';

const LIES = {
  host: EVIL,
  cookie: `session=${EVIL}`,
  authorization: `Bearer ${EVIL}`,
  origin: `https://${EVIL}`,
  referer: `https://${EVIL}/`,
  'user-agent': EVIL,
  'accept-language': EVIL,
  forwarded: `for=${EVIL};host=${EVIL}`,
  'x-forwarded-for': `198.51.100.9, ${EVIL}`,
  'x-forwarded-host': EVIL,
  'x-forwarded-proto': EVIL,
  'x-forwarded-port': EVIL,
  'x-forwarded-prefix': `/${EVIL}`,
  'x-original-url': `/${EVIL}`,
  'x-rewrite-url': `/${EVIL}`,
  'x-real-ip': EVIL,
  'x-http-method-override': EVIL,
  'x-request-id': EVIL,
};

/** Rules that hold for every cache, whatever the origin. */
export const RULES: Record<string, Rule> = {
  'never caches responses that set a cookie, are private or are not marked public': async ({ origin }, site) => {
    for (const path of [
      address('cookie', MINUTE, 'a'),
      address('says', 'private, no-store', 'a'),
      address('says', 'no-store', 'a'),
      address('cookie', 'private, max-age=60', 'a'),
    ]) {
      const before = site.seen.length;
      for (let turn = 0; turn < 3; turn += 1) assert.notEqual((await ask(origin + path)).cache, 'hit', path);
      assert.equal(site.seen.length, before + 3, path);
    }
  },

  'caches one response for any order of query parameters, without tracking parameters': async ({ origin }, site) => {
    const path = address('says', MINUTE, 'query');
    const first = await ask(`${origin}${path}?b=2&a=1`);
    assert.equal(first.cache, 'miss');
    assert.equal(site.seen.at(-1)?.url, `${path}?a=1&b=2`);
    for (const query of ['a=1&b=2', 'utm_source=x&b=2&a=1', 'a=1&gclid=7&b=2&fbclid=8', 'b=2&UTM_Campaign=y&a=1'])
      assert.equal((await ask(`${origin}${path}?${query}`)).cache, 'hit', query);
    assert.equal((await ask(`${origin}${path}?a=1&b=3`)).cache, 'miss');
    assert.equal((await ask(`${origin}${path}?utm_medium=mail`)).cache, 'miss');
    assert.equal(site.seen.at(-1)?.url, path);
    assert.equal((await ask(origin + path)).cache, 'hit');
  },

  'forwards no request header that is not part of the cache key': async ({ origin }, site) => {
    await ask(origin + address('says', MINUTE, 'lies'), { headers: LIES });
    const headers = site.seen.at(-1)?.headers ?? {};
    assert.ok(!JSON.stringify(headers).includes(EVIL), JSON.stringify(headers));
    assert.equal(headers['x-forwarded-for'], '127.0.0.1');
    await ask(origin + address('says', MINUTE, 'lies'), { method: 'POST', headers: LIES, body: 'x' });
    const sent = site.seen.at(-1)?.headers ?? {};
    for (const name of ['forwarded', 'x-forwarded-host', 'x-original-url', 'x-rewrite-url', 'x-forwarded-prefix'])
      assert.equal(sent[name], undefined, name);
    assert.equal(sent['x-forwarded-for'], '127.0.0.1');
  },

  'collapses concurrent requests into one request to the site': async ({ origin }, site) => {
    const before = site.seen.length;
    const path = address('slow', MINUTE, 'rush');
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(origin + path)));
    assert.equal(site.seen.length, before + 1);
    assert.equal(new Set(answers.map(({ body }) => String(body))).size, 1);
  },

  'serves a stale response while it revalidates': async ({ origin }) => {
    const path = address('says', 'public, s-maxage=1, stale-while-revalidate=600', 'swr');
    const first = String((await ask(origin + path)).body);
    const look = () => ask(origin + path);
    const { answer } = await until(look, ({ cache }) => cache === 'stale', { what: 'an old answer' });
    assert.equal(String(answer.body), first);
    await until(look, ({ body }) => String(body) !== first, { within: 2_000, what: 'a fresh answer' });
  },

  'waits for a fresh response after that, and serves the stale one on errors': async ({ origin }, site) => {
    const path = address('says', 'public, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400', 'sie');
    const look = () => ask(origin + path);
    await look();
    // Long enough for both freshness and stale-while-revalidate to expire.
    await new Promise((done) => setTimeout(done, 3_500));
    const fresh = await look();
    assert.equal(fresh.cache, 'miss');
    await new Promise((done) => setTimeout(done, 3_500));
    site.answers(500);
    for (const _turn of [1, 2]) {
      const old = await look();
      assert.deepEqual([old.status, old.cache, String(old.body)], [200, 'stale', String(fresh.body)]);
    }
    site.answers(200);
    await site.close();
    for (const _turn of [1, 2]) {
      const old = await look();
      assert.deepEqual([old.status, old.cache, String(old.body)], [200, 'stale', String(fresh.body)]);
    }
    await site.open();
    await until(look, ({ cache }) => cache === 'miss' || cache === 'hit', { what: 'recovery' });
  },

  'purges a path with any query, a folder or everything, and only for the worker': async (cache) => {
    const { origin, purgeUrl } = cache;
    const folder = `/says/${encodeURIComponent(MINUTE)}`;
    const paths = [`${folder}/one`, `${folder}/one?a=1`, `${folder}/one/`, `${folder}/two`, `${folder}/two/deep`];
    const cacheStates = async () => {
      const answers: string[] = [];
      for (const path of paths) answers.push((await ask(origin + path)).cache);
      return answers.join(' ');
    };
    const purge = async (at: string, path: string) => (await ask(at + path, { method: 'PURGE' })).status;
    await cacheStates();
    assert.equal(await cacheStates(), 'hit hit hit hit hit');
    assert.equal(await purge(origin, `${folder}/one`), 405);
    assert.equal((await ask(purgeUrl + folder)).status, 405);
    assert.equal(await cacheStates(), 'hit hit hit hit hit');
    assert.equal(await purge(purgeUrl, `${folder}/one`), 200);
    assert.equal(await cacheStates(), 'miss miss miss hit hit');
    assert.equal(await purge(purgeUrl, `${folder}/*`), 200);
    assert.equal(await cacheStates(), 'miss miss miss miss hit');
    assert.equal(await purge(purgeUrl, '/*'), 200);
    assert.equal(await cacheStates(), 'miss miss miss miss miss');
  },
};
