import { randomUUID } from 'node:crypto';
import { FORMS, type Form, type Sender } from './forms.ts';

/** Delay before a visitor sends the same form again with the same submission key. */
const RETRY_MS = 300;

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
export const between = (min: number, max: number) => min + Math.random() * (max - min);

/** A form that got a success response and must never be lost. */
export interface Sent extends Sender {
  form: Form;
  tries: number;
  /** Time of the response. */
  at: number;
}

/** One response; the status is 0 when there was none. */
export interface Answer {
  what: string;
  status: number;
  ms: number;
  at: number;
  /** Whether the response has Retry-After and Cache-Control: no-store. */
  hasRetryAfter: boolean;
  /** Whether a page lacks its expected text. */
  wrong?: boolean;
}

/** Sends one request with a long timeout and reads the whole body. */
export async function ask(
  what: string,
  url: string,
  init: RequestInit = {},
): Promise<Answer & { responseText: string }> {
  const start = Date.now();
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) }).catch(() => undefined);
  const responseText = (await answer?.text().catch(() => '')) ?? '';
  const at = Date.now();
  const hasRetryAfter =
    answer?.headers.has('retry-after') === true && answer.headers.get('cache-control') === 'no-store';
  return { what, status: answer?.status ?? 0, ms: at - start, at, hasRetryAfter, responseText };
}

const getContentHeaders = (body: BodyInit) =>
  typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;

/** The IPv6 network of a visitor; changes after several tries to stay below the rate limit. */
const network = (form: Form, index: number, tries: number) =>
  `2001:db8:${(FORMS.findIndex(({ name }) => name === form.name) * 0x1000 + Math.floor(tries / 8)).toString(16)}:${index.toString(16)}::1`;

interface SendOptions {
  index: number;
  sender: Sender;
  onAnswer?: ((answer: Answer, tries: number) => void) | undefined;
}

/** Repeats what follows an accepted form until it succeeds. */
async function finish(origin: string, form: Form, responseText: string): Promise<void> {
  for (;;) {
    try {
      return await form.accepted?.(origin, responseText);
    } catch {
      await pause(RETRY_MS);
    }
  }
}

/** Sends a form until it gets a success response; a client error ends the drill. */
export async function keepTrying(origin: string, form: Form, { index, sender, onAnswer }: SendOptions): Promise<Sent> {
  const body = await form.body(sender);
  for (let tries = 1; ; tries += 1) {
    const headers = { ...getContentHeaders(body), 'x-forwarded-for': network(form, index, tries) };
    const { responseText, ...answer } = await ask(form.name, origin + form.path, { method: 'POST', headers, body });
    onAnswer?.(answer, tries);
    if (answer.status >= 200 && answer.status < 300) {
      await finish(origin, form, responseText);
      return { ...sender, form, tries, at: answer.at };
    }
    if (answer.status > 0 && answer.status < 500)
      throw new Error(`one of the ${form.name} was refused: ${answer.status} ${responseText}`);
    await pause(RETRY_MS);
  }
}

/** The same from a new visitor. */
export const send = (origin: string, form: Form, index: number, onAnswer?: (answer: Answer) => void): Promise<Sent> =>
  keepTrying(origin, form, {
    index,
    sender: { key: randomUUID(), email: `${form.name}-${index}@aangan.example` },
    onAnswer,
  });

const SENDERS = 4;

/** Sends forms in random order, from four concurrent visitors. */
export async function sendAll(origin: string, howMany: (form: Form) => number): Promise<Sent[]> {
  const waiting = FORMS.flatMap((form) =>
    Array.from({ length: howMany(form) }, (_, index) => ({ form, index })),
  ).toSorted(() => Math.random() - 0.5);
  const sent: Sent[] = [];
  const sender = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      sent.push(await send(origin, next.form, next.index));
      await pause(between(50, 400));
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  return sent;
}

export interface Stream {
  /** Forms that got a success response so far. */
  sent: Sent[];
  /** Sends no further forms and waits for those in flight. */
  stop: () => Promise<Sent[]>;
}

const started = new Map<Form, number>();

/** A unique visitor number per form, across all streams. */
export function nextVisitor(form: Form): number {
  const index = started.get(form) ?? 0;
  started.set(form, index + 1);
  return index;
}

/** Sends one form after another until stopped. */
export function keepSending(
  origin: string,
  {
    form = FORMS[0],
    everyMs = 100,
    onAnswer,
  }: { form?: Form; everyMs?: number; onAnswer?: (answer: Answer) => void } = {},
): Stream {
  if (!form) throw new Error('there is no form to send');
  const sent: Sent[] = [];
  const over = new AbortController();
  const sending = (async () => {
    while (!over.signal.aborted) {
      sent.push(await send(origin, form, nextVisitor(form), onAnswer));
      await pause(everyMs);
    }
  })();
  return {
    sent,
    stop: async () => {
      over.abort();
      await sending;
      return sent;
    },
  };
}
