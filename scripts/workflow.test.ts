import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { expect, test } from 'vitest';

// GitHub's parser imports JSON without import attributes, which Node rejects.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.min.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');

const FILE = '.github/workflows/check.yaml';
const content = readFileSync(FILE, 'utf8');

/** Errors that GitHub's own parser finds in a workflow. */
async function findErrors(text: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name: FILE, content: text }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

test('the workflow is what GitHub understands', async () => {
  expect(await findErrors(content)).toEqual([]);
});

test('a misspelt key is found', async () => {
  expect(await findErrors(content.replace('runs-on:', 'run-on:'))).not.toEqual([]);
});

test('it runs the command that contributors run', () => {
  expect(content).toContain('run: bash .ci/run\n');
});
