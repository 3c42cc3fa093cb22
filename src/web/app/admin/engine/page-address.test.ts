import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFromList, readPageAddress, toPageAddress } from './page-address.ts';

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://aangan.example');
  return readPageAddress(pathname.replace('/admin/properties/', ''), searchParams);
};

test('R-421 every record on a page has an address that opens it', () => {
  const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(fc.constantFrom('edit' as const, 'copy' as const), id, (kind, recordId) => {
      expect(read(toPageAddress('/admin/properties', { kind, id: recordId }))).toEqual({ kind, id: recordId });
    }),
  );
  expect(read(toPageAddress('/admin/properties', { kind: 'add' }))).toEqual({ kind: 'add' });
});

test.each(['0/edit', '-1/edit', '1.5/edit', '99999999999999999/edit', '12', 'edit', '12/edit/x', 'x/edit', 'news'])(
  'R-421 %s is no page of a record',
  (path) => {
    expect(readPageAddress(path, new URLSearchParams())).toBeUndefined();
  },
);

test('R-421 a copy without a valid id is a new record', () => {
  for (const copy of ['', '0', 'x', '1e3']) {
    expect(readPageAddress('new', new URLSearchParams({ copy }))).toEqual({ kind: 'add' });
  }
});

test('R-421 only the query of a list counts as the way back', () => {
  expect(isFromList({ list: '?page=2' })).toBe(true);
  for (const state of [null, undefined, 'text', {}, { list: 3 }]) expect(isFromList(state)).toBe(false);
});
