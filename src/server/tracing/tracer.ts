import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { type ExportOptions, otlpExport } from './otlp-export.ts';

/** Span kinds by their number in OTLP. */
const KIND = { server: 2, client: 3, consumer: 5 } as const;
type Attributes = Record<string, string | number>;

interface Place {
  traceId: string;
  spanId: string;
}

export interface Span extends Place {
  /** Adds attributes, or a name that was not known at the start. */
  setAttributes(attributes: Attributes, name?: string): void;
  end(failed?: boolean): void;
}

interface Start {
  name: string;
  kind: keyof typeof KIND;
  attributes?: Attributes;
  /** The parent span outside of this process. */
  from?: Place | undefined;
}

const now = () => performance.timeOrigin + performance.now();

/** Traces requests and jobs, and exports their spans. */
export function createTracer({ ratio, ...options }: ExportOptions & { ratio: number }) {
  const active = new AsyncLocalStorage<Span | undefined>();
  const exported = otlpExport(options);

  const open = ({ name: named, kind, attributes: initial = {} }: Start, parent: Partial<Place>): Span => {
    const startMs = now();
    const place = {
      traceId: parent.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
    };
    const attributes = { ...initial };
    let name = named;
    return {
      ...place,
      setAttributes(more, better = name) {
        Object.assign(attributes, more);
        name = better;
      },
      end(failed = false) {
        const { spanId: parentSpanId } = parent;
        exported.add({ ...place, parentSpanId, name, kind: KIND[kind], startMs, endMs: now(), attributes, failed });
      },
    };
  };

  return {
    /** Starts a trace for the sampled share: a caller may set the trace id but cannot force sampling. */
    begin: (start: Start): Span | undefined => (Math.random() < ratio ? open(start, start.from ?? {}) : undefined),
    /** Starts a child of the active span; undefined without one. */
    part(start: Start): Span | undefined {
      const parent = active.getStore();
      return parent && open(start, parent);
    },
    /** Runs work with this span active, including what it starts asynchronously. */
    within: <T>(span: Span | undefined, work: () => T): T => active.run(span, work),
    close: () => exported.close(),
  };
}

export type Tracer = ReturnType<typeof createTracer>;
