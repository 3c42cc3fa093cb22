import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status: { code?: number };
}

interface Traces {
  resourceSpans: { resource: { attributes: unknown[] }; scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

/** Receives traces as an OpenTelemetry collector does: OTLP over HTTP, in JSON. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const take = async (request: IncomingMessage, answer: ServerResponse) => {
    const isTraceExport = request.method === 'POST' && request.url === '/v1/traces';
    if (isTraceExport) {
      const { resourceSpans } = (await json(request)) as Traces;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    }
    answer.writeHead(isTraceExport ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, answer) => void take(request, answer));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: () =>
      new Promise((stopped) => {
        server.close(stopped);
        server.closeAllConnections();
      }),
  };
}
