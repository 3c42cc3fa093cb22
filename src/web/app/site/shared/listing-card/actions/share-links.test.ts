import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingPath } from '#contract';
import { shareLinks } from './share-list.tsx';

test('R-104 R-105 R-318 every way to share carries the address of the listing, whatever its title', () => {
  const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/);
  fc.assert(
    fc.property(fc.string(), slug, fc.constantFrom('property', 'project'), (title, name, kind) => {
      const address = `https://site.example${listingPath(kind, name)}`;
      const links = shareLinks({ title, address, message: `${title}\n${address}` });
      expect(links.map(({ label }) => label)).toEqual(['Whatsapp', 'LinkedIn', 'Mail', 'Facebook']);
      for (const { href } of links) expect(decodeURIComponent(href)).toContain(address);
      expect(address).toContain(kind === 'project' ? '/projects/' : '/properties/');
    }),
  );
});
