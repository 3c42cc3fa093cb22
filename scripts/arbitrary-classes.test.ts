import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Lower it after replacing values by tokens; do not raise it. */
const MAX_ARBITRARY = 77;

/**
 * A value in brackets at the end of a class (`gap-[18px]`, `w-[37%]!`), or a breakpoint in brackets (`max-[690px]:`).
 * Variants such as `[&>svg]:`, `data-[state=open]:` and `has-[input]:` select and are not counted.
 */
const ARBITRARY = /[\w-]+-\[[^\s'"`[\]]+\](?=[\s'"`!/$])|\b(?:min|max)-\[[^\s\]]+\](?=:)/g;

const findArbitrary = (source: string): string[] => source.match(ARBITRARY) ?? [];

test('values and breakpoints in brackets are found, variants are not', () => {
  const source = `<p className="text-small gap-[18px] md:w-[37%]! bg-[#fff]/50 max-[690px]:p-2 [&>svg]:size-4 data-[state=open]:flex has-[input[type=file]]:p-1 in-[.on-band]:border-[#000] items[0]" />`;
  expect(findArbitrary(source)).toEqual(['gap-[18px]', 'w-[37%]', 'bg-[#fff]', 'max-[690px]', 'border-[#000]']);
});

test('pages and components use the tokens of src/ui/tokens.css', () => {
  const files = globSync('src/{web/app,ui}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => findArbitrary(readFileSync(file, 'utf8')).map((value) => `${file}: ${value}`));
  expect(found.length > MAX_ARBITRARY ? found : []).toEqual([]);
});
