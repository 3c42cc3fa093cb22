import { type Db, openDb, openPool, type Pool } from './connection.ts';

const CHECK_EVERY_MS = 1_000;
/** A replica that lags more than this is excluded until it has caught up. */
const MAX_LAG_MS = 3_000;
/** Longer than any public read takes; slower reads use the primary instead. */
const TIMEOUT_MS = 3_000;

/** The replayed WAL position on a replica, the current WAL position on the primary. */
const POSITION = `select pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0') as at`;

export interface Replica {
  db: Db;
  /** Excludes the replica until its next successful check. */
  exclude(): void;
}

/** Read replicas for public reads. */
export interface Replicas {
  all: Replica[];
  /** The next healthy and up-to-date replica (round robin); undefined if there is none. */
  next(): Replica | undefined;
  close(): Promise<void>;
}

interface ReplicasOptions {
  primary: Pool;
  urls: string[];
  /** Connections per replica. */
  size: number;
  onExcluded: (host: string) => void;
  onIncluded: (host: string) => void;
}

const position = async (pool: Pool): Promise<number> =>
  Number((await pool.query<{ at: string }>(POSITION)).rows[0]?.at);

const openReplica = (url: string, { size, onExcluded, onIncluded }: ReplicasOptions) => {
  const pool = openPool({
    url,
    size,
    statementTimeoutMs: TIMEOUT_MS,
    timeoutMs: TIMEOUT_MS,
    applicationName: 'aangan-reads',
    onError: () => {},
  });
  const { host } = new URL(url);
  let isIncluded = false;
  const setIncluded = (fresh: boolean) => {
    if (fresh !== isIncluded) (fresh ? onIncluded : onExcluded)(host);
    isIncluded = fresh;
  };
  return {
    pool,
    db: openDb(pool),
    isIncluded: () => isIncluded,
    exclude: () => setIncluded(false),
    /** Includes the replica if it has replayed up to the required position. */
    check: async (required: number) =>
      position(pool).then(
        (at) => setIncluded(at >= required),
        () => setIncluded(false),
      ),
  };
};

/** The WAL position that the primary had MAX_LAG_MS ago, which replicas must have replayed. */
function primaryClock(primary: Pool) {
  let samples: { when: number; at: number }[] = [];
  return async (): Promise<number> => {
    const when = Date.now();
    // While the primary is down nothing changes, so any replica that responds may be read.
    const at = await position(primary).catch(() => undefined);
    if (at !== undefined) samples.push({ when, at });
    const due = samples.findLastIndex((sample) => sample.when <= when - MAX_LAG_MS);
    samples = samples.slice(Math.max(due, 0));
    return samples[0]?.at ?? 0;
  };
}

/** Opens the replicas and checks them every second. */
export async function openReplicas(options: ReplicasOptions): Promise<Replicas> {
  const all = options.urls.map((url) => openReplica(url, options));
  const required = primaryClock(options.primary);
  const checkAll = async () => {
    const requiredPosition = await required();
    await Promise.all(all.map((replica) => replica.check(requiredPosition)));
  };
  await checkAll();
  let checking = Promise.resolve();
  const timer = setInterval(() => {
    checking = checking.then(checkAll);
  }, CHECK_EVERY_MS);
  let calls = 0;
  return {
    all,
    next() {
      calls += 1;
      const fresh = all.filter((replica) => replica.isIncluded());
      return fresh[calls % fresh.length];
    },
    close: async () => {
      clearInterval(timer);
      await checking;
      await Promise.all(all.map(({ pool }) => pool.end()));
    },
  };
}
