/** Whether changes are announced to this tab, directly or by another tab. */
export type LiveState = 'live' | 'waiting';

interface Watcher {
  /** `isHolder` is true in the one tab that holds the connection. */
  changed: (isHolder: boolean) => void;
  stateChanged: (state: LiveState) => void;
}

type Message = 'hello' | 'changed' | LiveState;

const NAME = 'aangan-leads';
const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;

/** Holds the connection until the signal aborts. Browsers open again what was lost, but not after a refusal. */
const holdConnection = (signal: AbortSignal, tell: (message: Message) => void): Promise<void> =>
  new Promise((released) => {
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let retryMs = FIRST_RETRY_MS;
    const open = () => {
      source = new EventSource('/api/v1/admin/live');
      source.addEventListener('open', () => {
        retryMs = FIRST_RETRY_MS;
        tell('live');
        // What happened before the connection was open.
        tell('changed');
      });
      source.addEventListener('leads', () => tell('changed'));
      source.addEventListener('error', () => {
        tell('waiting');
        if (source.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(open, retryMs);
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
      });
    };
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source.close();
      released();
    });
    open();
  });

/**
 * Reports changes of leads. One tab of the browser holds the connection and tells the others, because a browser opens
 * only six to a site without HTTP/2; when that tab closes, another takes over. Returns how to end it.
 */
export function watchLeads({ changed, stateChanged }: Watcher): () => void {
  const others = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of one origin
  const post = (message: Message) => others.postMessage(message);
  const stopping = new AbortController();
  let state: LiveState = 'waiting';
  let isHolder = false;
  const hear = (message: Message) => {
    if (message === 'hello') return isHolder ? post(state) : undefined;
    if (message === 'changed') return changed(isHolder);
    state = message;
    stateChanged(message);
  };
  const tell = (message: Message) => {
    hear(message);
    post(message);
  };
  others.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
  post('hello');
  const hold = () => {
    isHolder = true;
    return holdConnection(stopping.signal, tell);
  };
  // Locks exist on secure origins only; elsewhere each tab has its own connection.
  const { locks } = navigator as Partial<Navigator>;
  if (locks) void locks.request(NAME, { signal: stopping.signal }, hold).catch(() => {});
  else void hold();
  return () => {
    stopping.abort();
    others.close();
  };
}
