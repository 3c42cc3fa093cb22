import type { Tracer } from './tracer.ts';

const MAX_TEXT_LENGTH = 2_000;

/** A span for each statement of a request or job, with its text but never its parameter values. */
export const traceStatements = (tracer: Tracer) => (text: string) => {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const span = tracer.part({
    name: operation,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, MAX_TEXT_LENGTH),
    },
  });
  return (error?: unknown) => span?.end(Boolean(error));
};
