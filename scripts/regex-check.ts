import { glob, readFile } from 'node:fs/promises';
import { check } from 'recheck';
import { z } from 'zod';
import * as contract from '#contract';
import { type FoundExpression, regularExpressions } from './regular-expressions.ts';

/** Patterns that come with the schema library, such as the one of `z.email()`. */
function schemaPatterns(): FoundExpression[] {
  const found: FoundExpression[] = [];
  for (const [name, schema] of Object.entries(contract)) {
    if (!(schema instanceof z.core.$ZodType)) continue;
    const text = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));
    JSON.parse(text, (key, value: unknown) => {
      if (key === 'pattern' && typeof value === 'string') found.push({ where: name, source: value, flags: 'u' });
      return value;
    });
  }
  return found;
}

/** Expressions that are slow only for inputs that cannot reach them, and why. */
const REVIEWED: Record<string, string> = {
  '/<script(?![^>]*\\ssrc=)([^>]*)>([\\s\\S]*?)<\\/script>/g':
    'reads pages that we rendered: every < of a record is escaped or cleaned before',
  '/0+$/': 'reads the decimals of one number',
  '/-+$/': 'reads at most ninety letters',
  '/[\\s,;:.–-]+$/': 'reads the few hundred letters of a description that was cut before',
  '/\\B(?=(?:\\d\\d)*\\d{3}$)/g': 'reads the digits of one number',
};

const written: FoundExpression[] = [];
for await (const file of glob('src/**/*.{ts,tsx}', { exclude: ['src/web/build/**', 'src/web/.react-router/**'] }))
  if (!/\.test\.tsx?$/.test(file)) written.push(...regularExpressions(file, await readFile(file, 'utf8')));

/** Only unbounded repetition can be slow. */
const isUnbounded = ({ source }: FoundExpression) => /[*+]|\{\d+,\}/.test(source);

const SLOW_US = 100_000;

/**
 * Confirms a finding by CPU time. The checker measures wall-clock time, so on a busy machine it also reports linear
 * expressions.
 */
function takesLong({ source, flags }: FoundExpression, input: string): boolean {
  const start = process.cpuUsage();
  new RegExp(source, flags).test(input);
  return process.cpuUsage(start).user > SLOW_US;
}

const all = [...written, ...schemaPatterns()];
const distinct = Map.groupBy(all.filter(isUnbounded), ({ source }) => source);
let findings = 0;
for (const [, [first, ...others]] of distinct) {
  if (!first) continue;
  const expression = `/${first.source}/${first.flags}`;
  if (expression in REVIEWED) continue;
  const answer = await check(first.source, first.flags, { timeout: 60_000 });
  if (answer.status === 'safe') continue;
  const isConfirmed =
    answer.status !== 'vulnerable' ||
    answer.complexity.type === 'exponential' ||
    takesLong(first, answer.attack.string);
  if (!isConfirmed) continue;
  findings += 1;
  const why =
    answer.status === 'vulnerable'
      ? `${answer.complexity.type}, for example with ${answer.attack.pattern}`
      : `could not be decided (${answer.error.kind})`;
  console.error(`${[first, ...others].map(({ where }) => where).join(', ')}: ${expression} ${why}`);
}
console.log(
  `${all.length} regular expressions, ${distinct.size} different ones that repeat, ${findings} slow for some input`,
);
process.exitCode = findings === 0 ? 0 : 1;
