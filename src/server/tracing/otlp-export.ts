type Value = string | number;

/** Times are milliseconds since 1970, with fractions. */
export interface FinishedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: number;
  startMs: number;
  endMs: number;
  attributes: Record<string, Value>;
  failed: boolean;
}

export interface ExportOptions {
  /** Base URL of a collector that accepts OTLP over HTTP. */
  endpoint: string;
  /** Attributes of the sender: name, version, role. */
  resource: Record<string, Value>;
  /** Called at most once a minute when spans are lost; the site itself is not affected. */
  onLoss: (error: unknown) => void;
}

const SEND_EVERY_MS = 2_000;
const MAX_BATCH_SIZE = 512;
/** Further spans are dropped, so that an unavailable collector does not use up memory. */
const MAX_QUEUED = 4_096;
const TIMEOUT_MS = 5_000;
const COMPLAIN_EVERY_MS = 60_000;
const STATUS_ERROR = 2;

const listed = (attributes: Record<string, Value>) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));

/** A BigInt, because a number is not precise enough for nanoseconds since 1970. */
const nanoseconds = (ms: number) => `${BigInt(Math.trunc(ms)) * 1_000_000n + BigInt(Math.trunc((ms % 1) * 1e6))}`;

const asSent = ({ startMs, endMs, attributes, failed, parentSpanId, ...span }: FinishedSpan) => ({
  ...span,
  ...(parentSpanId === undefined ? {} : { parentSpanId }),
  startTimeUnixNano: nanoseconds(startMs),
  endTimeUnixNano: nanoseconds(endMs),
  attributes: listed(attributes),
  status: failed ? { code: STATUS_ERROR } : {},
});

/**
 * Sends spans in batches as OTLP over HTTP in JSON. Spans that cannot be sent are dropped, and nothing waits for them.
 */
export function otlpExport({ endpoint, resource, onLoss }: ExportOptions) {
  let waiting: FinishedSpan[] = [];
  let complainedAt = Number.NEGATIVE_INFINITY;
  const send = async () => {
    const batch = waiting.splice(0, MAX_BATCH_SIZE);
    if (batch.length === 0) return;
    const scopeSpans = [{ scope: { name: 'aangan' }, spans: batch.map(asSent) }];
    try {
      const answer = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans: [{ resource: { attributes: listed(resource) }, scopeSpans }] }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the collector answers ${answer.status}`);
    } catch (error) {
      if (performance.now() - complainedAt < COMPLAIN_EVERY_MS) return;
      complainedAt = performance.now();
      onLoss(error);
    }
  };
  const timer = setInterval(() => void send(), SEND_EVERY_MS);
  timer.unref();
  return {
    add(span: FinishedSpan): void {
      if (waiting.length < MAX_QUEUED) waiting.push(span);
      if (waiting.length === MAX_BATCH_SIZE) void send();
    },
    /** Sends the remaining spans. */
    async close(): Promise<void> {
      clearInterval(timer);
      await send();
      waiting = [];
    },
  };
}
