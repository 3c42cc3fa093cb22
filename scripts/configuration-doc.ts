import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { Config } from '../src/cli/config.ts';

const FILE = 'docs/configuration.md';

interface Described {
  description?: string;
  default?: string | number;
}

/** The configuration as a Markdown page, generated from the schema so that the two cannot differ. */
function page(): string {
  const { properties = {}, required = [] } = z.toJSONSchema(Config, { io: 'input' }) as {
    properties?: Record<string, Described>;
    required?: string[];
  };
  const rows = Object.entries(properties).map(([name, { description = '', default: standard }]) => {
    const value =
      standard === undefined || standard === '' ? (required.includes(name) ? '**required**' : '') : `\`${standard}\``;
    return `| \`${name}\` | ${value} | ${description} |`;
  });
  return `# Configuration

Made by \`npm run docs:configuration\` from \`src/cli/config.ts\`. Everything is read once at start, from the environment; all problems are reported together. Any value can be given as a file instead: \`NAME_FILE=/path\` reads it from there, which is how container secrets arrive.

| Name | Default | Meaning |
|---|---|---|
${rows.join('\n')}
`;
}

if (process.argv.includes('--check')) {
  if ((await readFile(FILE, 'utf8')) !== page()) {
    console.error(`${FILE} is out of date: run npm run docs:configuration`);
    process.exitCode = 1;
  }
} else {
  await writeFile(FILE, page());
}
