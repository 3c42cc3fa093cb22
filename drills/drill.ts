import { parseArgs } from 'node:util';
import { createDrillApp, type DrillApp, type DrillAppOptions } from './drill-app.ts';
import { allDone, checkOutcomes } from './outcomes.ts';
import type { Sent } from './sending.ts';

/** Injects a fault while forms are sent; everything must be running again afterwards. */
export type Drill = (app: DrillApp, short: boolean) => Promise<{ sent: Sent[]; promises: Record<string, boolean> }>;

/**
 * Runs drills in a separate app: at the end every form that got a success response must be stored once with complete
 * files, and its email must have arrived. The process exits with 1 when this or a promise of a drill fails.
 */
export async function runDrills(drills: Drill[], options: DrillAppOptions = {}): Promise<void> {
  const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
  const app = await createDrillApp(options);
  try {
    const sent: Sent[] = [];
    const promises: Record<string, boolean> = {};
    for (const drill of drills) {
      const outcome = await drill(app, values.short);
      sent.push(...outcome.sent);
      Object.assign(promises, outcome.promises);
    }
    await app.look(async (client) => {
      const mailsDoneAfterSeconds = await allDone(client);
      const emails = app.smtp.emails();
      const { outcomes, allStored } = await checkOutcomes({ client, sent, emails, files: app.files });
      promises['nothing accepted was lost or doubled'] = allStored;
      console.table(outcomes);
      console.log({ mailsDoneAfterSeconds });
    });
    console.table(
      Object.entries(promises).map(([promise, isKept]) => ({ promise, isKept: isKept ? 'yes' : 'BROKEN' })),
    );
    process.exitCode = Object.values(promises).every(Boolean) ? 0 : 1;
  } finally {
    await app.close();
  }
}
