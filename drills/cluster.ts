import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../scripts/local-postgres.ts';
import { POSTGRES_BINARIES } from './archive.ts';
import { lentFolder, type Service, startService, until } from './service.ts';

const PASSWORD = 'drill';
const HAPROXY = '/usr/sbin/haproxy';

/** One of three nodes: Patroni with the PostgreSQL that it manages. */
export interface Node {
  name: string;
  patroni: () => Service;
  /** PIDs of all processes of its PostgreSQL. */
  processes(): Promise<number[]>;
  signal(name: NodeJS.Signals, which: 'patroni' | 'postgres' | 'both'): Promise<void>;
  start(): void;
}

interface Addresses {
  name: string;
  postgres: number;
  rest: number;
}

async function getChildPids(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.trim().split(' ').filter(Boolean).map(Number);
}

function openNode(folder: string, { name, postgres, rest }: Addresses, etcd: number): Node {
  const data = join(folder, name);
  const open = () =>
    startService('patroni', [join(folder, 'patroni')], {
      folder,
      log: join(folder, `${name}.log`),
      env: {
        PATRONI_NAME: name,
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${rest}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${rest}`,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${postgres}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${postgres}`,
        PATRONI_POSTGRESQL_DATA_DIR: data,
        PATRONI_POSTGRESQL_BIN_DIR: POSTGRES_BINARIES,
        PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
        PATRONI_ETCD_HOSTS: `'127.0.0.1:${etcd}'`,
        PATRONI_SUPERUSER_USERNAME: 'postgres',
        PATRONI_SUPERUSER_PASSWORD: PASSWORD,
        PATRONI_REPLICATION_USERNAME: 'replicator',
        PATRONI_REPLICATION_PASSWORD: PASSWORD,
        PATRONI_REWIND_USERNAME: 'rewinder',
        PATRONI_REWIND_PASSWORD: PASSWORD,
      },
    });
  let service = open();
  const processes = async () => {
    const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    const pid = Number(lines[0]);
    return pid ? [pid, ...(await getChildPids(pid))] : [];
  };
  return {
    name,
    patroni: () => service,
    processes,
    async signal(signal, which) {
      const children = which === 'patroni' ? [] : await processes();
      if (which !== 'postgres') service.signal(signal);
      for (const pid of children) {
        try {
          process.kill(pid, signal);
        } catch {
          // The process has already ended.
        }
      }
    },
    start: () => {
      service = open();
    },
  };
}

interface Member {
  name: string;
  role: string;
  state: string;
}

/** Programs that the cluster needs. */
export const CLUSTER_PROGRAMS = ['patroni', 'etcd', HAPROXY, join(POSTGRES_BINARIES, 'postgres')];

/** Three nodes, their etcd and HAProxy on loopback, with the shipped configuration. */
export async function openCluster(folder: string) {
  await lentFolder(folder);
  await mkdir(join(folder, 'patroni'));
  // Copied, because the user that runs them may have no access to the repository.
  await copyFile('deploy/patroni/patroni.yml', join(folder, 'patroni/1.yml'));
  await copyFile('deploy/patroni/haproxy.cfg', join(folder, 'haproxy.cfg'));
  // The default socket folder belongs to the package's user.
  await writeFile(join(folder, 'patroni/2.yml'), 'postgresql:\n  parameters:\n    unix_socket_directories: ""\n');
  const [etcdPort, peerPort, primaryPort, replicaPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const etcd = startService(
    'etcd',
    [
      '--enable-v2',
      `--data-dir=${join(folder, 'etcd')}`,
      `--listen-client-urls=http://127.0.0.1:${etcdPort}`,
      `--advertise-client-urls=http://127.0.0.1:${etcdPort}`,
      `--listen-peer-urls=http://127.0.0.1:${peerPort}`,
      `--initial-advertise-peer-urls=http://127.0.0.1:${peerPort}`,
      `--initial-cluster=default=http://127.0.0.1:${peerPort}`,
    ],
    { folder, log: join(folder, 'etcd.log') },
  );
  await until('etcd answers', async () => (await fetch(`http://127.0.0.1:${etcdPort}/health`)).ok);
  const addresses: Addresses[] = [];
  for (const name of ['node1', 'node2', 'node3'])
    addresses.push({ name, postgres: await freePort(), rest: await freePort() });
  const proxy = startService(HAPROXY, ['-db', '-f', join(folder, 'haproxy.cfg')], {
    folder,
    log: join(folder, 'haproxy.log'),
    env: {
      PRIMARY_LISTEN: `127.0.0.1:${primaryPort}`,
      REPLICA_LISTEN: `127.0.0.1:${replicaPort}`,
      ...Object.fromEntries(
        addresses.flatMap(({ postgres, rest }, index) => [
          [`NODE_${index + 1}`, `127.0.0.1:${postgres}`],
          [`CHECK_${index + 1}`, String(rest)],
        ]),
      ),
    },
  });
  const nodes = addresses.map((each) => openNode(folder, each, etcdPort));
  const views = () =>
    addresses.map(async ({ rest }) => {
      const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(1_000) });
      return ((await answer.json()) as { members: Member[] }).members;
    });
  const getNode = async (role: string): Promise<Node> => {
    const name = (await Promise.any(views())).find((each) => each.role === role)?.name;
    const node = nodes.find((each) => each.name === name);
    if (!node) throw new Error(`no node is ${role}`);
    return node;
  };
  // A returning node briefly reports outdated roles, so all three must agree.
  const isWhole = async () => {
    const roles = (await Promise.all(views())).map((members) => {
      const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
      return running.map(({ name, role }) => `${name} ${role}`).toSorted();
    });
    const [first = []] = roles;
    return (
      first.length === 3 &&
      first.some((each) => each.endsWith(' leader')) &&
      first.some((each) => each.endsWith(' sync_standby')) &&
      roles.every((each) => each.join() === first.join())
    );
  };
  await until('three nodes run, one of them as synchronous standby', isWhole);
  return {
    url: (database: string) => `postgres://postgres:${PASSWORD}@127.0.0.1:${primaryPort}/${database}`,
    nodes,
    etcd,
    primary: () => getNode('leader'),
    standby: () => getNode('sync_standby'),
    whole: () => until('the cluster is whole again', isWhole, 180_000),
    /** Number of pg_rewind attempts in the Patroni logs. */
    rewinds: async () => {
      const logs = await Promise.all(nodes.map(({ name }) => readFile(join(folder, `${name}.log`), 'utf8')));
      return logs.join('\n').match(/running pg_rewind from/g)?.length ?? 0;
    },
    close: async () => {
      for (const node of nodes) {
        await node.signal('SIGCONT', 'both');
        await node.signal('SIGKILL', 'both');
        await node.patroni().kill();
      }
      proxy.signal('SIGTERM');
      await proxy.kill();
      etcd.signal('SIGCONT');
      await etcd.kill();
    },
  };
}
