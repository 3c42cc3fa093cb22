import { beforeEach, describe, expect, test } from 'vitest';
import { cookieChoice } from './cookie-choice.ts';
import { addRecentlyViewed, addRecentSearch, clearRecent, readRecent } from './recent.ts';

describe('R-345 recent searches and listings', () => {
  beforeEach(() => {
    clearRecent();
    cookieChoice.write('all');
  });

  test('are the last five, the newest first, each once', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) addRecentSearch({ name, to: `/search?search=${name}` });
    expect(readRecent().searches.map(({ name }) => name)).toEqual(['b', 'f', 'e', 'd', 'c']);
  });

  test('are cleared together', () => {
    addRecentSearch({ name: '2 bhk', to: '/search?search=2+bhk' });
    addRecentlyViewed({ name: 'Villa', to: '/properties/villa' });
    expect(readRecent().viewed).toEqual([{ name: 'Villa', to: '/properties/villa' }]);
    clearRecent();
    expect(readRecent()).toEqual({ searches: [], viewed: [] });
  });

  test('are not stored unless the visitor allows it', () => {
    for (const choice of [null, 'necessary']) {
      cookieChoice.write(choice);
      addRecentSearch({ name: '2 bhk', to: '/search?search=2+bhk' });
      expect(readRecent().searches).toEqual([]);
    }
  });

  test('lead nowhere else, whatever is stored', () => {
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7])
      addRecentlyViewed({ name: 'x', to: to as string });
    expect(readRecent().viewed).toEqual([]);
  });
});
