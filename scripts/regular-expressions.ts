import { parseSync } from '@swc/core';

export interface FoundExpression {
  where: string;
  source: string;
  flags: string;
}

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function* expressionsIn(node: unknown): Generator<{ source: string; flags: string }> {
  if (!isNode(node)) return;
  if (node['type'] === 'RegExpLiteral') yield { source: String(node['pattern']), flags: String(node['flags']) };
  for (const child of Object.values(node)) yield* expressionsIn(child);
}

/** Every regular expression literal in a file. */
export const regularExpressions = (file: string, text: string): FoundExpression[] =>
  [...expressionsIn(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'esnext' }))].map(
    (expression) => ({ where: file, ...expression }),
  );
