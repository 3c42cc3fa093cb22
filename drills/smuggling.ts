import { parseArgs } from 'node:util';
import { createDrillApp } from './drill-app.ts';
import { type Proxy, startProxies } from './proxies.ts';
import { sendRaw, statuses } from './raw-http.ts';
import { HIDDEN_PATH, SMUGGLED } from './smuggled-requests.ts';

/**
 * Requests whose end is ambiguous to parsers are sent to Aangan and through every proxy in front of it, while others
 * request pages over separate connections. No one may get the response to a smuggled request.
 *
 *   npm run drill:smuggling             each request twenty times
 *   npm run drill:smuggling -- --short  each once, for CI
 */
const { values: options } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const TURNS = options.short ? 1 : 20;
const BYSTANDERS = 2;
/** Concurrent smuggled requests, so that they share upstream connections of a proxy. */
const CONCURRENCY = 8;
const TIMEOUT_MS = 250;

let requests = 0;

/** A request from another client; true when it gets its own response and nothing more. */
async function bystander(port: number): Promise<boolean> {
  requests += 1;
  // A unique URL, so that no cache responds.
  const ask = (path: string) =>
    `GET ${path}?n=${requests}-${Date.now()} HTTP/1.1\r\nHost: www.aangan.example\r\nConnection: close\r\n\r\n`;
  const received = await sendRaw(port, ask('/robots.txt'), 15_000);
  return statuses(received) === '200' && received.includes('User-agent') && !received.includes('Not found');
}

/** Result of one smuggled request, and the number of other clients that got a wrong response. */
async function tryOne(port: number, bytes: string) {
  let harmed = 0;
  let answered = '';
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [received, ...during] = await Promise.all([
      sendRaw(port, bytes, TIMEOUT_MS),
      ...Array.from({ length: BYSTANDERS }, () => bystander(port)),
    ]);
    const after = await Promise.all(Array.from({ length: BYSTANDERS }, () => bystander(port)));
    harmed += [...during, ...after].filter((isTheirs) => !isTheirs).length;
    answered = statuses(received);
  }
  return { answered, harmed };
}

const app = await createDrillApp();
const appPort = Number(new URL(app.origin).port);
let proxies: Proxy[] = [];
try {
  proxies = await startProxies(app.folder, appPort);
  const fronts = [{ name: 'Aangan', port: appPort }, ...proxies];
  const table: Record<string, Record<string, string>> = {};
  let harmed = 0;
  await Promise.all(
    fronts.map(async ({ name, port }) => {
      const waiting = Object.entries(SMUGGLED);
      const sender = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [what, bytes] = next;
          const outcome = await tryOne(port, bytes);
          harmed += outcome.harmed;
          table[what] = {
            ...table[what],
            [name]: outcome.harmed === 0 ? outcome.answered : `HARMED ${outcome.harmed}`,
          };
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, sender));
    }),
  );
  console.table(table);
  const tried = Object.keys(SMUGGLED).length;
  console.log(
    `${tried} requests hiding ${HIDDEN_PATH}, ${TURNS} × through ${fronts.map(({ name }) => name).join(', ')}: ${harmed} of ${requests} others got a wrong answer`,
  );
  process.exitCode = harmed === 0 ? 0 : 1;
} finally {
  for (const proxy of proxies) await proxy.stop();
  await app.close();
}
