import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app);
});
beforeEach(() => app.db.delete(tables.redirects));

const add = (from_path: string, to_path: string) => asha.call('POST', '/redirect', { from_path, to_path });

describe('a redirect', () => {
  test('R-300 leads from an old address to a new one, with what stands behind the question mark', async () => {
    expect((await add('/old/flats/', '/properties')).json()).toMatchObject({ success: true });
    expect(await app.core.redirect('/old/flats')).toBe('/properties');
    expect(await app.core.redirect('/old/flats/?page=2')).toBe('/properties?page=2');
    expect(await app.core.redirect('/old')).toBeUndefined();
  });

  test('keeps its own question over that of the visitor', async () => {
    await add('/old-plots', '/properties?property_type=plot');
    expect(await app.core.redirect('/old-plots?page=2')).toBe('/properties?property_type=plot');
  });

  test('answers with the end of a chain, and is refused where the chain would be a circle', async () => {
    await add('/a', '/b');
    await add('/b', '/c');
    expect(await app.core.redirect('/a')).toBe('/c');
    const circle = await add('/c', '/a');
    expect(circle.statusCode).toBe(400);
    expect(circle.json().errors).toEqual([
      { field: 'to_path', message: 'This redirect would form a loop. Choose another URL.' },
    ]);
    expect((await add('/d', '/d')).statusCode).toBe(400);
  });

  test('can be turned round', async () => {
    const { id } = (await add('/a', '/b')).json();
    const turned = await asha.call('PATCH', `/redirect/${id}`, { from_path: '/b', to_path: '/a' });
    expect(turned.json()).toMatchObject({ success: true });
    expect(await app.core.redirect('/b')).toBe('/a');
  });

  test('exists once for an address', async () => {
    await add('/a', '/b');
    const again = await add('/a', '/c');
    expect(again.statusCode).toBe(409);
    expect(again.json().errors[0].field).toBe('from_path');
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/x/..//evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'projects',
    '/admin/users',
    '/ADMIN',
    '/api/v1/admin/user',
    '/login',
  ])('R-300 never leads to %j', async (target) => {
    const answer = await add('/old', target);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe('to_path');
    expect(await app.core.redirect('/old')).toBeUndefined();
  });

  test.each(['/', '/admin', '/api/v1/public/site', '/media/x.webp', '/old?page=2'])(
    'never leads away from %j',
    async (address) => {
      expect((await add(address, '/projects')).statusCode).toBe(400);
    },
  );

  test.each(['/\0', '/%00', '//evil.example', '/%', '/a'.repeat(3000)])('is none for %j', async (address) => {
    expect(await app.core.redirect(address)).toBeUndefined();
  });
});

describe('a popular link', () => {
  const link = (title: string) => asha.call('POST', '/popular-link', { title, shows: 'projects', city_id: null });

  test('R-178 has its title as its address, and leaves the old one leading to the new one', async () => {
    const { id } = (await link('Villas In North Goa')).json();
    const read = async () => (await asha.call('GET', `/popular-link/${id}`)).json().record.slug;
    expect(await read()).toBe('villas-in-north-goa');
    await asha.call('PATCH', `/popular-link/${id}`, { title: 'Villas In Goa' });
    expect(await read()).toBe('villas-in-goa');
    expect(await app.core.redirect('/most-popular-links/villas-in-north-goa')).toBe(
      '/most-popular-links/villas-in-goa',
    );
    await asha.call('PATCH', `/popular-link/${id}`, { title: 'Villas In North Goa' });
    expect(await app.core.redirect('/most-popular-links/villas-in-goa')).toBe(
      '/most-popular-links/villas-in-north-goa',
    );
    expect(await app.core.redirect('/most-popular-links/villas-in-north-goa')).toBeUndefined();
  });

  test('D-40 exists once under a name, and is listed where visitors find it', async () => {
    await link('Plots In Alibag');
    const again = await link('Plots in alibag');
    expect(again.statusCode).toBe(409);
    expect(again.json().errors[0].field).toBe('title');
    const { popularLinks } = (await app.server.inject('/api/v1/public/popular-link')).json();
    expect(popularLinks).toContainEqual({ title: 'Plots In Alibag', slug: 'plots-in-alibag', cityId: null });
  });
});

describe('a question', () => {
  test('D-41 is read by visitors only when it is published, in its place', async () => {
    const faq = (question: string, position: number, status = 'published') =>
      asha.call('POST', '/faq', { question, answer: 'Yes.', position, status });
    await faq('Second?', 2);
    await faq('First?', 1);
    await faq('Not yet?', 0, 'draft');
    const { faqs } = (await app.server.inject('/api/v1/public/site')).json().site;
    expect(faqs.map(({ question }: { question: string }) => question)).toEqual(['First?', 'Second?']);
  });
});
