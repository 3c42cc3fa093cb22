import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { startPreview } from '../test/preview.ts';
import { measureInteractions, TRIES } from './staff/interactions.ts';
import { type EntryCounts, enterByKeyboard } from './staff/keyboard-entry.ts';
import { measureScripts } from './staff/loaded-scripts.ts';
import { launchBrowser, signedIn } from './staff/staff-browser.ts';

/*
 * Measures how fast staff can work: keystrokes and time to enter a complete property, interactions of a list, and the
 * scripts that the back office loads. The production build with demo data, at 1440 px.
 */
const INTERACTION_MS = 100;
const MAX_ENTRY_SECONDS = 120;

/**
 * Keystroke-level model of Card, Moran and Newell: a typist at 40 words a minute, with a mental pause before each
 * field.
 */
const KEY_SECONDS = 0.28;
const TAB_SECONDS = 0.2;
const THOUGHT_SECONDS = 1.35;

function humanSeconds({ fields, characters, otherKeys, tabs }: EntryCounts): number {
  return fields * THOUGHT_SECONDS + (characters + otherKeys) * KEY_SECONDS + tabs * TAB_SECONDS;
}

const pasted = (count: EntryCounts): EntryCounts => ({
  ...count,
  characters: count.characters - count.descriptionCharacters,
  otherKeys: count.otherKeys + 2,
});

const preview = await startPreview();
const browser = await launchBrowser();
try {
  const loading = await signedIn(browser, preview.origin);
  const loaded = await measureScripts(loading.page);
  await loading.context.close();
  const { page } = await signedIn(browser, preview.origin);
  await page.goto('/admin/properties');
  await page.waitForSelector('tbody tr td b');
  const entry = await enterByKeyboard(page);
  const interactions = await measureInteractions(page);

  const typed = Math.round(humanSeconds(entry));
  const copied = Math.round(humanSeconds(pasted(entry)));
  const machine = Math.round(entry.machineMs / 100) / 10;
  const load = loadavg()[0]?.toFixed(1);
  const report = `# Staff

How fast staff can work, over the production build with demo data at 1440 px. Measured on ${availableParallelism()} cores with a load of ${load} from other work, Node ${process.version}. \`npm run bench:staff\` repeats it.

## A complete property by keyboard

Everything that visitors see, with a described picture and a text of ${entry.descriptionCharacters} characters; meta texts and address come from the title.

| Fields | Characters | Other keys | Tab | Clicks | Machine alone |
|---:|---:|---:|---:|---:|---:|
| ${entry.fields} | ${entry.characters} | ${entry.otherKeys} | ${entry.tabs} | ${entry.clicks} | ${machine} s |

By the keystroke-level model (${KEY_SECONDS} s a key, the average of people who type but are no typists; ${TAB_SECONDS} s for Tab, which is pressed in a row; ${THOUGHT_SECONDS} s of thought before each field) this is **${typed} s** of work with the description typed, **${copied} s** with it pasted from the owner's letter. The model includes no reading and no mistakes, and assumes that the facts and the picture are at hand.

## Interactions

From the hand to the painted screen, in ms over ${TRIES} tries; wanted: below ${INTERACTION_MS}.

| Interaction | p50 | p95 | worst |
|---|---:|---:|---:|
${interactions.map(({ name, times: { p50, p95, worst } }) => `| ${name} | ${p50} | ${p95} | ${worst} |`).join('\n')}

## Scripts

kB gzip from an empty cache.

| What comes with | Files | kB | The largest |
|---|---:|---:|---|
${loaded.map(({ when, files, kb, names }) => `| ${when} | ${files} | ${kb} | ${names.slice(0, 6).join(', ')} |`).join('\n')}
`;
  console.log(report);
  if (!process.argv.includes('--quick')) await writeFile('bench/results/staff.md', report);
  const quick = interactions.every(({ times }) => times.p95 < INTERACTION_MS);
  process.exitCode = quick && copied < MAX_ENTRY_SECONDS ? 0 : 1;
} finally {
  await browser.close();
  await preview.stop();
}
