import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Step {
  /** Label of the field. */
  field: string;
  /** Text typed into it; for a combobox only as much as selects the option. */
  text?: string;
  /** Keys pressed afterwards. */
  keys?: string[];
  /** Text pasted from the clipboard, which counts as two keystrokes. */
  paste?: string;
}

const DESCRIPTION =
  'Three bright rooms around a terrace, five minutes from the lake. The kitchen was renewed last year, and water comes around the clock.';
const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=80.90%2C26.80%2C81.00%2C26.90&layer=mapnik';
const FOUR_STARS = Array<string>(4).fill('ArrowRight');

/** A complete property with everything that visitors see. Meta texts and slug are derived from the title. */
const STEPS: Step[] = [
  { field: 'Title', text: 'Three rooms and a terrace by the lake' },
  { field: 'Property type', text: 'Fl' },
  { field: 'Residency type', text: 'R' },
  { field: 'Price', text: '85 lakh' },
  { field: 'Built-up area', text: '1450' },
  { field: 'BHK', text: '3' },
  { field: 'Bathrooms', text: '3' },
  { field: 'Possession', text: 'R' },
  { field: 'Possession date', text: '01032026' },
  { field: 'Furnishing', text: 'S' },
  { field: 'Facing', text: 'E' },
  { field: 'Maintenance per month', text: '2500' },
  { field: 'Builder', text: 'banyan' },
  { field: 'Status', text: 'P' },
  { field: 'City', text: 'luck' },
  { field: 'Locality', text: 'Gomti Nagar' },
  { field: 'Address', text: '14 Lake Road' },
  { field: 'Landmarks', text: 'Lohia Park' },
  { field: 'Map', paste: MAP },
  { field: 'Description', text: DESCRIPTION },
  { field: 'Tags', text: 'freeh' },
  { field: 'Filter Amenities', text: 'lift', keys: ['Enter'] },
  { field: 'Filter Amenities', text: 'piped', keys: ['Enter'] },
  { field: 'Filter Amenities', text: 'power', keys: ['Enter'] },
  { field: 'Filter Amenities', text: 'pet', keys: ['Enter'] },
  { field: 'RERA number', text: 'UPRERAPRJ900001' },
  { field: 'I have checked this number on the regulator’s site', keys: ['Space'] },
  { field: 'Rating', text: '4.5' },
  { field: 'Lifestyle', keys: FOUR_STARS },
  { field: 'Connectivity', keys: FOUR_STARS },
  { field: 'Livability', keys: FOUR_STARS },
  { field: 'Value for money', keys: FOUR_STARS },
];

const ALT_TEXT = 'The terrace in the morning';
/**
 * Keystrokes in the system's file dialog, which a script cannot press: the start of a file name and its confirmation.
 */
const FILE_KEYS = 'terr'.length + 2;
const MAX_TABS = 80;

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const label =
      element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return label.replace(' (optional)', '').trim();
  });

export interface EntryCounts {
  fields: number;
  characters: number;
  otherKeys: number;
  tabs: number;
  clicks: number;
  /** Length of the description, which is often pasted from the owner's email. */
  descriptionCharacters: number;
  machineMs: number;
}

/** Enters a complete property from the open list with the keyboard only, and counts the keystrokes. */
export async function enterByKeyboard(page: Page): Promise<EntryCounts> {
  const { keyboard } = page;
  const count = { fields: 0, characters: 0, otherKeys: 0, tabs: 0, clicks: 0 };
  const file = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c84' } })
    .jpeg()
    .toBuffer();
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
    count.otherKeys += keys.length;
  };
  const type = async (text: string) => {
    await keyboard.type(text);
    count.characters += text.length;
  };
  const reach = async (field: string) => {
    for (let tabs = 0; (await focused(page)) !== field; tabs += 1) {
      if (tabs > MAX_TABS) throw new Error(`${field} is not reached by Tab`);
      await keyboard.press('Tab');
      count.tabs += 1;
    }
    count.fields += 1;
  };

  // Registered early, because the browser takes a moment to intercept file dialogs.
  const choosing = page.waitForEvent('filechooser', { timeout: 0 });
  const start = performance.now();
  await press('/');
  await reach('Add Property');
  await press('Enter');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Description', exact: true }).waitFor();
  for (const { field, text, keys = [], paste } of STEPS) {
    await reach(field);
    if (text) await type(text);
    if (paste) {
      await keyboard.insertText(paste);
      count.otherKeys += 2;
    }
    await press(...keys);
  }
  await reach('Drop or choose Cover');
  await press('Space');
  await (await choosing).setFiles({ name: 'terrace.jpg', mimeType: 'image/jpeg', buffer: file });
  count.otherKeys += FILE_KEYS;
  await page.getByLabel('Describe this picture (Cover)').waitFor();
  // The focus is on the next empty picture slot, after the field that describes the uploaded picture.
  while ((await focused(page)) !== 'Describe this picture (Cover)') {
    await keyboard.press('Shift+Tab');
    count.tabs += 1;
  }
  await type(ALT_TEXT);
  await press('Control+Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('row').filter({ hasText: 'Three rooms and a terrace by the lake' }).waitFor();
  return { ...count, descriptionCharacters: DESCRIPTION.length, machineMs: performance.now() - start };
}
