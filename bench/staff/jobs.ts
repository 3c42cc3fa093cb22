import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Effort, Hand, toSeconds } from './hand.ts';

interface Job {
  name: string;
  /** The page that is open when it begins. */
  from: string;
  /** What it may take: clicks, or seconds by the model. */
  limit?: { clicks?: number; seconds?: number };
  perform: (hand: Hand) => Promise<void>;
}

const getDialog = (page: Page): Locator => page.getByRole('dialog').last();
const getBar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Chosen rows' });
const getChanges = (page: Page): Locator => page.getByRole('group', { name: 'Changes of many rows' });
/** Changes of many rows run in the worker. */
const DONE = { timeout: 60_000 };

const getField = (page: Page, role: 'textbox' | 'combobox', name: string): Locator =>
  page.getByRole(role, { name: new RegExp(`^${name}( \\(optional\\))?$`) });

/** Opens the first lead of the list. */
async function openLead(hand: Hand): Promise<Locator> {
  await hand.click(hand.page.locator('[data-row] [data-opens-row]').first());
  return getDialog(hand.page).getByRole('form', { name: 'Log contact' });
}

async function saveContact(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.click(page.getByRole('button', { name: 'Save contact' }));
  await expect(page.getByText('Contact saved', { exact: true }).first()).toBeVisible(DONE);
}

/** Narrows a list down by a filter with a search of its own. */
async function filterBy(hand: Hand, filter: string, text: string): Promise<void> {
  const { page } = hand;
  await hand.click(page.getByRole('button', { name: filter, exact: true }));
  await hand.type(text);
  await hand.press('Enter');
}

async function selectAll(hand: Hand, list: string): Promise<void> {
  await hand.click(hand.page.getByRole('checkbox', { name: `Select all of ${list}` }));
}

const picture = (index: number): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: { r: 40 * index, g: 120, b: 90 } } })
    .jpeg()
    .toBuffer();

const JOBS: Job[] = [
  {
    name: 'Log a call on a new lead and plan the next one',
    from: '/admin/enquiries?view=new',
    limit: { clicks: 5, seconds: 20 },
    async perform(hand) {
      const log = await openLead(hand);
      await hand.click(log.getByText('Spoke', { exact: true }));
      await hand.press('n');
      await hand.type('Wants a park view.');
      await hand.click(log.getByText('Tomorrow 11:00'));
      await saveContact(hand);
    },
  },
  {
    name: 'Publish a property with 5 pictures',
    from: '/admin/properties',
    limit: { seconds: 75 },
    async perform(hand) {
      const { page } = hand;
      await hand.click(
        page.getByRole('link', { name: 'Add Property' }).or(page.getByRole('button', { name: 'Add Property' })),
      );
      const files = await Promise.all([1, 2, 3, 4, 5].map(picture));
      // The drop zone, the files in the dialog of the system, and its button.
      hand.effort.clicks += 4;
      hand.effort.decisions += 1;
      await page
        .getByLabel('Drop or choose pictures')
        .setInputFiles(files.map((buffer, index) => ({ name: `room-${index}.jpg`, mimeType: 'image/jpeg', buffer })));
      const write = async (field: string, text: string) => {
        await hand.click(getField(page, 'textbox', field));
        await hand.type(text);
      };
      await write('Title', '3 BHK flat by the lake');
      await hand.choose(getField(page, 'combobox', 'Property type'), 'Flat / Apartment');
      await write('Price', '85 lakh');
      await write('Built-up area', '1450');
      for (const [field, text] of [
        ['BHK', '3'],
        ['City', 'luckn'],
      ] as const) {
        await hand.click(getField(page, 'combobox', field));
        await hand.type(text);
        await hand.press('Enter');
      }
      await hand.choose(getField(page, 'combobox', 'Possession'), 'Ready To Move');
      await expect(page.getByRole('button', { name: /^Remove (Cover|Picture)/ })).toHaveCount(5, DONE);
      const panel = page.getByRole('region', { name: 'Before publishing' });
      await hand.click(panel.getByRole('button', { name: 'Publish', exact: true }));
      await expect(page.getByText('Property Added Successfully').first()).toBeVisible(DONE);
    },
  },
  {
    name: 'Approve the next waiting posting',
    from: '/admin/posted-property',
    async perform(hand) {
      const { page } = hand;
      await hand.click(page.getByRole('button', { name: /^Pending/ }).first());
      await hand.click(page.locator('[data-row] [data-opens-row]').first());
      await hand.click(getDialog(page).getByRole('button', { name: 'Approve' }));
      await expect(page.getByText(/Approved|approved/).first()).toBeVisible(DONE);
    },
  },
  {
    name: 'Change 30 prices of a builder',
    from: '/admin/properties',
    limit: { seconds: 30 },
    async perform(hand) {
      const { page } = hand;
      await filterBy(hand, 'Builder', 'Banyan');
      await expect(page).toHaveURL(/builder_id=/);
      await selectAll(hand, 'Properties');
      await hand.click(getBar(page).getByRole('button', { name: 'Price' }));
      await hand.type('2');
      await hand.press('Enter');
      await expect(getChanges(page)).toContainText('Price + 2%', DONE);
    },
  },
  {
    name: 'Find out who calls, from anywhere',
    from: '/admin/properties',
    limit: { seconds: 3 },
    async perform(hand) {
      const { page } = hand;
      const phone = await readNewestPhone(page);
      await hand.press('Control+k');
      await expect(getDialog(page).getByRole('combobox')).toBeFocused();
      await hand.paste(phone);
      await expect(getDialog(page).getByRole('option').first()).toContainText(phone.slice(-4));
      await page.keyboard.press('Enter');
      hand.effort.keys += 1;
      await expect(getDialog(page)).toContainText(phone.slice(-4));
    },
  },
  {
    name: 'Enter a walk-in',
    from: '/admin/my-day',
    limit: { seconds: 15 },
    async perform(hand) {
      const form = hand.page.getByRole('form', { name: 'Add lead' });
      await hand.press('l');
      await hand.type('9000012345');
      await hand.press('Tab');
      await hand.type('Meera Iyer');
      await hand.press('Tab', 'Tab');
      await hand.type('3 bhk whitefield 1.6 cr');
      await hand.press('Enter');
      await expect(form.getByLabel('Phone')).toHaveValue('');
    },
  },
  {
    name: 'Hand over 25 leads',
    from: '/admin/enquiries',
    limit: { clicks: 5 },
    async perform(hand) {
      const { page } = hand;
      const owner = page.getByLabel('Assigned to', { exact: true });
      await hand.choose(owner, 'Farah Qureshi');
      await expect(page).toHaveURL(/assigned_to=/);
      await selectAll(hand, 'Enquiries');
      await hand.click(getBar(page).getByRole('button', { name: 'Assign' }));
      await hand.click(page.getByRole('dialog', { name: 'Assign' }).getByText('Vikram', { exact: false }).first());
      await expect(getChanges(page)).toContainText('Assigned to Vikram', DONE);
    },
  },
  {
    name: 'Confirm all homes that are due as still available',
    from: '/admin/properties',
    limit: { clicks: 3 },
    async perform(hand) {
      const { page } = hand;
      await hand.click(page.getByRole('button', { name: 'Availability check due' }));
      await expect(page).toHaveURL(/state=/);
      await selectAll(hand, 'Properties');
      await hand.click(getBar(page).getByRole('button', { name: 'Confirm availability' }));
      await expect(getChanges(page)).toContainText('Availability confirmed', DONE);
    },
  },
  {
    name: 'Plan a visit with calendar entries',
    from: '/admin/enquiries?view=mine',
    limit: { seconds: 15 },
    async perform(hand) {
      const log = await openLead(hand);
      await hand.click(log.getByText('Spoke', { exact: true }));
      await hand.click(log.getByText(/^(Saturday|Monday) 11:00/));
      await hand.choose(log.getByLabel('What for'), 'Visit');
      await saveContact(hand);
    },
  },
  {
    name: 'Take a new lead from My day',
    from: '/admin/my-day',
    async perform(hand) {
      const { page } = hand;
      await hand.click(page.getByRole('region', { name: 'New leads' }).getByRole('button', { name: /^Take/ }).first());
      await expect(page.getByText('Enquiry Updated Successfully').first()).toBeVisible(DONE);
    },
  },
];

/** The number of the person who enquired last, as a telephone shows it. */
async function readNewestPhone(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/admin/enquiry');
  const { enquiries } = (await answer.json()) as { enquiries: { country_code: string; phone_number: string }[] };
  const { country_code, phone_number } = enquiries[0] ?? {};
  return `${country_code} ${phone_number}`;
}

export interface MeasuredJob extends Effort {
  name: string;
  limit: Job['limit'];
  /** By the model, without the machine. */
  seconds: number;
  machineMs: number;
}

/** Whether a job takes no more than it may. */
export const isWithinLimit = ({ clicks, limit, seconds }: MeasuredJob): boolean =>
  clicks <= (limit?.clicks ?? clicks) && seconds <= (limit?.seconds ?? seconds);

/** Performs the daily jobs and counts what each takes. */
export async function measureJobs(page: Page): Promise<MeasuredJob[]> {
  const measured: MeasuredJob[] = [];
  for (const { name, from, limit, perform } of JOBS) {
    await page.goto(from);
    await page.waitForSelector('[aria-busy=false], form');
    const hand = new Hand(page);
    const start = performance.now();
    await perform(hand);
    const machineMs = performance.now() - start;
    measured.push({ name, limit, ...hand.effort, seconds: toSeconds(hand.effort), machineMs });
  }
  return measured;
}
