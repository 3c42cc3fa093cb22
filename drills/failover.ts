import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDatabase } from '../scripts/local-postgres.ts';
import { CLUSTER_PROGRAMS, openCluster } from './cluster.ts';
import { createAppOver } from './drill-app.ts';
import { summarize } from './outcomes.ts';
import { keepSending, pause, type Sent } from './sending.ts';
import { needPrograms } from './service.ts';

/**
 * Sends enquiries continuously while parts of a three-node cluster die, freeze or lose contact with each other. Every
 * enquiry that got a success response must be stored once, and the site must recover automatically.
 *
 *   npm run drill:failover             every fault
 *   npm run drill:failover -- --short  the primary dies once
 */
const { values: options } = parseArgs({ options: { short: { type: 'boolean', default: false } } });

type Cluster = Awaited<ReturnType<typeof openCluster>>;

interface Fault {
  name: string;
  rounds: number;
  /** Injects the fault and returns a function that removes it. */
  injectFault: (cluster: Cluster) => Promise<() => Promise<void>>;
}

const frozen = (which: 'patroni' | 'both', whom: 'primary' | 'standby') => async (cluster: Cluster) => {
  const node = await cluster[whom]();
  await node.signal('SIGSTOP', which);
  return () => node.signal('SIGCONT', 'both');
};

const FAULTS: Fault[] = [
  {
    name: 'primary killed',
    rounds: 3,
    injectFault: async (cluster) => {
      const node = await cluster.primary();
      await node.signal('SIGKILL', 'both');
      return async () => node.start();
    },
  },
  {
    name: 'PostgreSQL of the primary killed',
    rounds: 1,
    injectFault: async (cluster) => {
      await (await cluster.primary()).signal('SIGKILL', 'postgres');
      return async () => {};
    },
  },
  // Several rounds, because the recovery depends on where the process was stopped.
  { name: 'primary frozen', rounds: 4, injectFault: frozen('both', 'primary') },
  { name: 'Patroni of the primary frozen', rounds: 1, injectFault: frozen('patroni', 'primary') },
  { name: 'synchronous standby frozen', rounds: 1, injectFault: frozen('both', 'standby') },
  {
    name: 'etcd frozen',
    rounds: 1,
    injectFault: async (cluster) => {
      cluster.etcd.signal('SIGSTOP');
      return async () => cluster.etcd.signal('SIGCONT');
    },
  },
];

/** Duration of a fault, longer than the cluster takes to detect it. */
const LASTS_MS = options.short ? 32_000 : 45_000;

/** Longest time between two successes, in seconds. */
function longestGap(sent: Sent[], from: number, to: number): number {
  const moments = [from, ...sent.map(({ at }) => at).filter((at) => at >= from && at <= to), to];
  const gaps = moments.slice(1).map((at, index) => at - (moments[index] ?? at));
  return Math.max(...gaps) / 1000;
}

async function round(cluster: Cluster, { name, injectFault }: Fault, sent: Sent[]) {
  const before = (await cluster.primary()).name;
  const from = Date.now();
  const mend = await injectFault(cluster);
  await pause(LASTS_MS);
  const writesAfter = longestGap(sent, from, Date.now());
  const mendedAt = Date.now();
  await mend();
  await cluster.whole();
  return {
    fault: name,
    'writes again after (s)': writesAfter.toFixed(1),
    'write gap after repair (s)': longestGap(sent, mendedAt, Date.now()).toFixed(1),
    'fully recovered after (s)': ((Date.now() - mendedAt) / 1000).toFixed(1),
    primary: `${before} → ${(await cluster.primary()).name}`,
  };
}

await needPrograms(CLUSTER_PROGRAMS);

const folder = await mkdtemp(join(tmpdir(), 'aangan-failover-'));
await chmod(folder, 0o755);
const cluster = await openCluster(join(folder, 'cluster'));
try {
  await ensureDatabase(cluster, 'aangan');
  const app = await createAppOver(cluster.url('aangan'), folder);
  try {
    // Not faster than the worker sends emails, so that no backlog is left at the end.
    const stream = keepSending(app.origin, { everyMs: 500 });
    await pause(3_000);
    const faults = options.short ? FAULTS.slice(0, 1).map((fault) => ({ ...fault, rounds: 1 })) : FAULTS;
    for (const fault of faults)
      for (let turn = 0; turn < fault.rounds; turn += 1) console.table([await round(cluster, fault, stream.sent)]);
    console.log({ ...(await summarize(app, await stream.stop())), rewindTries: await cluster.rewinds() });
  } finally {
    await app.close();
  }
} finally {
  await cluster.close();
  await rm(folder, { recursive: true, force: true });
}
