import { expect, test } from 'vitest';
import { DatabaseTimeoutError, isUnavailable } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['a server that is not there', coded('ECONNREFUSED')],
  ['a server that is starting', coded('57P03')],
  ['a server that was stopped', coded('57P01')],
  ['a lock that was not given in time', coded('55P03')],
  ['a statement that took too long', coded('57014')],
  ['a full disk', coded('53100')],
  ['a standby after a failover', coded('25006')],
  ['a connection that was cut', new Error('Connection terminated unexpectedly')],
  ['a pool with no connection to spare', new Error('timeout exceeded when trying to connect')],
  ['a silent server', new DatabaseTimeoutError('x')],
])('%s is a reason to ask again soon, also when it is the cause of another error', (_name, error) => {
  expect(isUnavailable(error)).toBe(true);
  expect(isUnavailable(new Error('Failed query', { cause: error }))).toBe(true);
});

test.each([
  ['a row that is there already', coded('23505')],
  ['a statement that is wrong', coded('42601')],
  ['a programming error', new TypeError('x is not a function')],
  ['something that is no error', 'Connection terminated'],
])('%s is not', (_name, error) => {
  expect(isUnavailable(error)).toBe(false);
});
