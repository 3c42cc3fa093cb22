import { type Db, openDb, openPool, type Pool } from './connection.ts';

const ASK_EVERY_MS = 1_000;
/** A replica that lags more than this is left out until it has caught up. */
const MAX_LAG_MS = 3_000;
/** Nothing that visitors read takes so long; whoever waits longer reads the primary. */
const TIMEOUT_MS = 3_000;

/** Seen from a replica, how far it has come; from the primary, how far there is to come. */
const POSITION = `select pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0') as at`;

export interface Replica {
  db: Db;
  /** Takes it out until it answers again. */
  leaveOut(): void;
}

/** Copies of the database that visitors read. */
export interface Replicas {
  all: Replica[];
  /** The next one that answers and is fresh, in turn; nothing where there is none. */
  next(): Replica | undefined;
  close(): Promise<void>;
}

interface ReplicasOptions {
  primary: Pool;
  urls: string[];
  /** Connections to each. */
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
  let isIn = false;
  const turn = (fresh: boolean) => {
    if (fresh !== isIn) (fresh ? onIncluded : onExcluded)(host);
    isIn = fresh;
  };
  return {
    pool,
    db: openDb(pool),
    isIn: () => isIn,
    leaveOut: () => turn(false),
    /** Takes it in if it has come as far as the primary was a while ago. */
    ask: async (required: number) =>
      position(pool).then(
        (at) => turn(at >= required),
        () => turn(false),
      ),
  };
};

/** How far the primary was when a replica could last be expected to have come as far. */
function primaryClock(primary: Pool) {
  let seen: { when: number; at: number }[] = [];
  return async (): Promise<number> => {
    const when = Date.now();
    // While the primary is away nothing changes, and what answers may be read.
    const at = await position(primary).catch(() => undefined);
    if (at !== undefined) seen.push({ when, at });
    const due = seen.findLastIndex((sample) => sample.when <= when - MAX_LAG_MS);
    seen = seen.slice(Math.max(due, 0));
    return seen[0]?.at ?? 0;
  };
}

/** Opens the replicas and looks after them every second. */
export async function openReplicas(options: ReplicasOptions): Promise<Replicas> {
  const all = options.urls.map((url) => openReplica(url, options));
  const required = primaryClock(options.primary);
  const look = async () => {
    const far = await required();
    await Promise.all(all.map((replica) => replica.ask(far)));
  };
  await look();
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, ASK_EVERY_MS);
  let turn = 0;
  return {
    all,
    next() {
      turn += 1;
      const fresh = all.filter((replica) => replica.isIn());
      return fresh[turn % fresh.length];
    },
    close: async () => {
      clearInterval(timer);
      await looking;
      await Promise.all(all.map(({ pool }) => pool.end()));
    },
  };
}
