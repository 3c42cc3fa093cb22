import { randomUUID } from 'node:crypto';
import { FORMS, type Form, type Sender } from './forms.ts';

/** A visitor's patience: the same form, sent again with the same key. */
const RETRY_MS = 300;

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
export const between = (least: number, most: number) => least + Math.random() * (most - least);

/** A form that was answered with success: from then on it must never be lost. */
export interface Sent extends Sender {
  form: Form;
  tries: number;
  /** When its success was known. */
  at: number;
}

const kindOf = (body: BodyInit) => (typeof body === 'string' ? { 'content-type': 'application/json' } : undefined);

/** Every try comes from elsewhere: limits are not what a drill tries, and an outage may last a thousand tries. */
const addressOf = (form: Form, index: number, tries: number): string =>
  `10.${FORMS.indexOf(form) * 80 + (tries % 80)}.${Math.floor(index / 250) % 250}.${(index % 250) + 1}`;

/** Sends a form until it is answered with success; a refusal ends the drill. */
export async function send(origin: string, form: Form, index: number): Promise<Sent> {
  const sender = { key: randomUUID(), email: `${form.name}-${index}@aangan.example` };
  const body = await form.body(sender);
  for (let tries = 1; ; tries += 1) {
    const headers = { ...kindOf(body), 'x-forwarded-for': addressOf(form, index, tries) };
    const answer = await fetch(origin + form.path, { method: 'POST', headers, body }).catch(() => undefined);
    const said = await answer?.text().catch(() => '');
    if (answer?.ok) return { ...sender, form, tries, at: Date.now() };
    if (answer && answer.status < 500) throw new Error(`one of the ${form.name} was refused: ${answer.status} ${said}`);
    await pause(RETRY_MS);
  }
}

const SENDERS = 4;

/** So many of each form in a random order, four visitors at a time. */
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
  /** What has been answered with success so far. */
  sent: Sent[];
  /** Takes no further form up, and waits for those on their way. */
  stop: () => Promise<Sent[]>;
}

/** Sends one form after another until told to stop. */
export function keepSending(
  origin: string,
  { form = FORMS[0], everyMs = 100 }: { form?: Form; everyMs?: number } = {},
): Stream {
  if (!form) throw new Error('there is no form to send');
  const sent: Sent[] = [];
  const over = new AbortController();
  const sending = (async () => {
    for (let index = 0; !over.signal.aborted; index += 1) {
      sent.push(await send(origin, form, index));
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
