import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';

const app = createTestApp();

/** The statements that the documentation gives operators to run; an ellipsis is a placeholder for a value. */
const statements = ['runbook', 'backup', 'operations', 'failover'].flatMap((name) =>
  [...readFileSync(`docs/${name}.md`, 'utf8').matchAll(/`((?:select|update|delete) [^`]+)`/g)].map(([, statement]) =>
    String(statement).replaceAll('…', 'null'),
  ),
);

test('the documents name statements', () => {
  expect(statements.length).toBeGreaterThan(8);
});

test.each(statements)('the database accepts: %s', async (statement) => {
  const { rows } = await app.pool.query(`explain ${statement}`);
  expect(rows).not.toEqual([]);
});
