import { FORMS, type Form } from './forms.ts';
import { type Answer, ask, keepSending, pause, type Sent } from './sending.ts';

/** Pages that are read, and text that each must contain. */
const EXPECTED_TEXT: Record<string, string> = {
  '/careers': 'Sales Manager',
  '/properties': '</html>',
  '/api/v1/public/city': '[',
};

let readers = 0;
const network = () => {
  readers += 1;
  return { 'x-forwarded-for': `2001:db8:f000:${(readers % 0xffff).toString(16)}::1` };
};

async function read(origin: string, path: string): Promise<Answer> {
  const { responseText, ...answer } = await ask(path, origin + path, { headers: network() });
  return { ...answer, wrong: answer.status === 200 && !responseText.includes(EXPECTED_TEXT[path] ?? '') };
}

/** Reads a page repeatedly until stopped. */
export function keepReading(origin: string, path: string, everyMs: number, onAnswer: (answer: Answer) => void) {
  const over = new AbortController();
  const reading = (async () => {
    while (!over.signal.aborted) {
      onAnswer(await read(origin, path));
      await pause(everyMs);
    }
  })();
  return async () => {
    over.abort();
    await reading;
  };
}

/** Visitors who arrive at a fixed rate, regardless of how long earlier ones wait. */
export function keepArriving(origin: string, path: string, everyMs: number, onAnswer: (answer: Answer) => void) {
  const waiting = new Set<Promise<void>>();
  let max = 0;
  const timer = setInterval(() => {
    const visit = read(origin, path).then(onAnswer);
    waiting.add(visit);
    void visit.finally(() => waiting.delete(visit));
    max = Math.max(max, waiting.size);
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await Promise.all(waiting);
    return max;
  };
}

export interface Visitors {
  /** All responses so far, including missing ones. */
  answers: Answer[];
  /** Forms that were accepted so far. */
  sent: () => Sent[];
  stop: () => Promise<void>;
}

interface Coming {
  /** Each page is read by one visitor. */
  pages: string[];
  /** Each form is sent by one visitor. */
  forms?: Form[];
  everyMs?: number;
}

/** Visitors who read pages and send forms, one after another, until stopped. */
export function visitorsCome(origin: string, { pages, everyMs = 100, forms = FORMS }: Coming): Visitors {
  const answers: Answer[] = [];
  const onAnswer = (answer: Answer) => void answers.push(answer);
  const reading = pages.map((path) => keepReading(origin, path, everyMs, onAnswer));
  const sending = forms.map((form) => keepSending(origin, { form, everyMs, onAnswer }));
  return {
    answers,
    sent: () => sending.flatMap(({ sent }) => sent),
    stop: async () => {
      await Promise.all([...reading.map((stop) => stop()), ...sending.map(({ stop }) => stop())]);
    },
  };
}
