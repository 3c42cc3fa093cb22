import type { Locator, Page } from '@playwright/test';
import { photo } from './photo.ts';

/** The form of a listing, with access to fields by label. */
export const listingForm = (form: Locator) => {
  // Sections can have the name of a field.
  const field = (name: string) => form.locator('[data-field]').getByLabel(new RegExp(`^${name}( \\(optional\\))?$`));
  return {
    field,
    /** Types into a combobox and selects the first option. */
    pick: async (name: string, typed: string) => {
      const box = form.getByRole('combobox', { name: new RegExp(`^${name}( \\(optional\\))?$`) });
      await box.fill(typed);
      await box.press('Enter');
    },
    addPicture: async (name: string, typed: string) => {
      await form.getByLabel('Drop or choose pictures').setInputFiles(await photo('front.jpg', '#c84', [1200, 800]));
      await form.getByLabel(`Describe this picture (${name})`).fill(typed);
    },
  };
};

/** Fills in everything that a property needs to be published. */
export async function fillNeeded(
  { field, pick }: Pick<ReturnType<typeof listingForm>, 'field' | 'pick'>,
  title: string,
): Promise<void> {
  await field('Title').fill(title);
  await field('Property type').selectOption('Villa');
  await field('Price').fill('85 lakh');
  await field('Built-up area').fill('1,450');
  await field('Possession').selectOption('Ready To Move');
  await pick('City', 'luckn');
}

/** Pastes HTML that was copied from another site. */
export async function pasteHtml(target: Locator, html: string): Promise<void> {
  await target.focus();
  await target.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** The response to a visitor without a session; redirects are not followed. */
export async function publicAnswer(path: string) {
  const answer = await fetch(`${process.env.E2E_ORIGIN}${path}`, { redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), body: await answer.text() };
}

/** Creates a listing through the admin API, in a city that no other test uses. */
async function enter(page: Page, path: 'property' | 'project', values: object): Promise<void> {
  const { cities } = (await (await page.request.get('/api/v1/admin/choices')).json()) as {
    cities: { id: number; label: string }[];
  };
  const city_id = cities.find(({ label }) => label === 'Lucknow')?.id;
  const acknowledged = ['price_far', 'rera_missing', 'no_picture'];
  const data = { description: '', address: '', residency_type: 'residential', city_id, acknowledged, ...values };
  const answer = await page.request.post(`/api/v1/admin/${path}`, { data });
  if (!answer.ok()) throw new Error(`Entering a ${path} was answered ${await answer.text()}`);
}

/** A property with everything it needs to be published. */
export const enterProperty = (page: Page, title: string, status: 'draft' | 'published', more: object = {}) =>
  enter(page, 'property', {
    title,
    status,
    property_type: 'villa',
    possession_status: 'ready_to_move',
    price: 8_500_000,
    built_up_area: { value: 1450, unit: 'sq_ft' },
    ...more,
  });

/** A published project without configurations. */
export const enterProject = (page: Page, title: string) =>
  enter(page, 'project', {
    title,
    status: 'published',
    possession_status: 'new_launch',
    minimum_price: 6_500_000,
    maximum_price: 14_000_000,
    area: { value: 4, unit: 'acre' },
    rera_id: 'UPRERAPRJ900006',
  });
