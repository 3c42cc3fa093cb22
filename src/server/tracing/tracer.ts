import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { type ExportOptions, otlpExport } from './otlp-export.ts';

/** What kind of work it is, by its number in OTLP. */
const KIND = { server: 2, client: 3, consumer: 5 } as const;
type Attributes = Record<string, string | number>;

interface Place {
  traceId: string;
  spanId: string;
}

export interface Span extends Place {
  /** Says more, or the name that is known only now. */
  setAttributes(attributes: Attributes, name?: string): void;
  end(failed?: boolean): void;
}

interface Start {
  name: string;
  kind: keyof typeof KIND;
  attributes?: Attributes;
  /** Where the work began outside of this process. */
  from?: Place | undefined;
}

const now = () => performance.timeOrigin + performance.now();

/** Follows requests and jobs through the process and sends where their time went. */
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
    /** Starts a trace, for its share of all: who asks may give it an id but never decide that it is kept. */
    begin: (start: Start): Span | undefined => (Math.random() < ratio ? open(start, start.from ?? {}) : undefined),
    /** Starts a part of what is under way; nothing where nothing is. */
    part(start: Start): Span | undefined {
      const parent = active.getStore();
      return parent && open(start, parent);
    },
    /** Does work as part of a span, also what it only sets off. */
    within: <T>(span: Span | undefined, work: () => T): T => active.run(span, work),
    close: () => exported.close(),
  };
}

export type Tracer = ReturnType<typeof createTracer>;
