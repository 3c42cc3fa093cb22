import { afterEach, expect, test } from 'vitest';
import { startClamd, type TestClamd } from '../../../test/clamd.ts';
import { clamdScanner } from './virus-scan.ts';

let clamd: TestClamd | undefined;

afterEach(() => clamd?.stop());

test('D-11 a file is clean or infected, as the scanner says', async () => {
  clamd = await startClamd();
  const scan = clamdScanner(clamd.address);
  expect(await scan(Buffer.from('a letter'))).toBe('clean');
  expect(await scan(Buffer.from('a virus'))).toBe('infected');
  expect(await scan(Buffer.alloc(5 * 1024 * 1024, 'x'))).toBe('clean');
});

test('a scanner that is away, or speaks of something else, has said nothing', async () => {
  expect(await clamdScanner('127.0.0.1:1')(Buffer.from('x'))).toBe('unavailable');
  clamd = await startClamd({ answer: () => 'INSTREAM size limit exceeded. ERROR\0' });
  expect(await clamdScanner(clamd.address)(Buffer.from('x'))).toBe('unavailable');
});
