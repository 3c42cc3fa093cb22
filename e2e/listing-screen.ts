import type { Page } from '@playwright/test';
import { listingForm } from './listing-form.ts';
import { recordScreen } from './record-screen.ts';
import { expect } from './visitor.ts';

/** The screen of properties or projects, whose records are edited on pages of their own. */
export const listingScreen = (page: Page, noun: 'Property' | 'Project') => {
  const [path, title] = noun === 'Property' ? ['properties', 'Properties'] : ['projects', 'Projects'];
  const screen = recordScreen(page, { path, noun });
  const form = page.getByRole('form', { name: new RegExp(`^(Add|Edit) ${noun}$`) });
  const tick = form.getByRole('checkbox', { name: /Publish anyway\.$/ });
  const says = page.getByText(new RegExp(`^Success, ${noun} (Added|Updated) Successfully$`)).first();

  /** Saves; what only needs a look before publishing is ticked. */
  const save = async () => {
    const press = async () => {
      if (await tick.isVisible()) await tick.check();
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(says).toBeVisible({ timeout: 4_000 });
    };
    await expect(press).toPass();
  };
  const close = async () => {
    await form.getByRole('button', { name: `Back to ${title}` }).click();
    await expect(form).toBeHidden();
  };
  const openPage = async (name: string) => {
    // On phones the name of the link has a second line.
    await screen.row(name).locator('[data-opens-row]').click();
    await expect(form).toBeVisible();
  };
  return {
    ...screen,
    ...listingForm(form),
    form,
    save,
    close,
    openPage,
    addPage: async () => {
      await page.getByRole('button', { name: `Add ${noun}`, exact: true }).click();
      await expect(form).toBeVisible();
    },
    add: async (fill: () => Promise<void>) => {
      await page.getByRole('button', { name: `Add ${noun}`, exact: true }).click();
      await fill();
      await save();
      await close();
    },
    edit: async (name: string, change: () => Promise<void>) => {
      await openPage(name);
      await change();
      await save();
      await close();
    },
  };
};
