import type pg from 'pg';
import type { TestSmtp } from '../test/smtp.ts';
import type { DrillApp } from './drill-app.ts';
import { FORMS, type Form } from './forms.ts';
import { pause, type Sent } from './sending.ts';

const RECOVERY_MS = 5 * 60 * 1000;

export const count = async (client: pg.Client, statement: string, values: unknown[] = []): Promise<number> =>
  Number((await client.query<{ n: string }>(statement, values)).rows[0]?.n);

/** Waits until no emails or pictures are pending, and returns the seconds that took. */
export async function allDone(client: pg.Client): Promise<number> {
  const start = Date.now();
  for (;;) {
    const left = await count(
      client,
      "select (select count(*) from mails where sent_at is null) + (select count(*) from media where status = 'pending') as n",
    );
    if (left === 0) return Math.round((Date.now() - start) / 1000);
    if (Date.now() - start > RECOVERY_MS)
      throw new Error(`${left} mails and pictures still wait after ${RECOVERY_MS / 60_000} minutes`);
    await pause(500);
  }
}

interface DrillOutput {
  client: pg.Client;
  sent: Sent[];
  emails: TestSmtp['mails'];
  files: string;
}

async function getOutcome(form: Form, { client, sent: all, emails, files }: DrillOutput) {
  const sent = all.filter((each) => each.form === form);
  const keys = sent.map(({ key }) => key);
  const received = (address: string) => emails.filter(({ to }) => to.includes(address)).length;
  return {
    form: form.name,
    accepted: sent.length,
    tries: sent.reduce((sum, { tries }) => sum + tries, 0),
    stored: await count(client, `select count(*) as n from ${form.table}`),
    storedOnce: await count(client, `select count(*) as n from ${form.table} where submission_key = any($1)`, [keys]),
    brokenFiles: (await form.brokenFiles?.(client, files)) ?? 0,
    mailsMissing: sent.filter(({ email }) => received(email) < form.mails).length,
    mailsTwice: sent.filter(({ email }) => received(email) > form.mails).length,
  };
}

/** Results for the forms that got a success response, one row per form, and whether all of them were stored. */
export async function checkOutcomes(output: DrillOutput) {
  const outcomes: Awaited<ReturnType<typeof getOutcome>>[] = [];
  for (const form of FORMS) outcomes.push(await getOutcome(form, output));
  const isStored = (each: (typeof outcomes)[number]) =>
    each.stored === each.accepted && each.storedOnce === each.accepted && each.brokenFiles + each.mailsMissing === 0;
  return { outcomes: outcomes.filter(({ accepted }) => accepted > 0), allStored: outcomes.every(isStored) };
}

/** Waits until all jobs are done, prints the results, and fails the drill unless every form was stored. */
export async function summarize(
  { look, smtp, files }: Pick<DrillApp, 'look' | 'smtp' | 'files'>,
  sent: Sent[],
): Promise<{ recoverySeconds: number }> {
  return look(async (client) => {
    const recoverySeconds = await allDone(client);
    const { outcomes, allStored } = await checkOutcomes({ client, sent, emails: smtp.emails(), files });
    console.table(outcomes);
    process.exitCode = allStored ? 0 : 1;
    return { recoverySeconds };
  });
}
