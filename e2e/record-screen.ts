import type { Page } from '@playwright/test';
import { photo } from './photo.ts';
import { expect, visibleOne } from './visitor.ts';

/** Records whose question before a change the product definition gives. */
const DEFINED_QUESTION = new Set(['City', 'Tag', 'Builder', 'Amenity', 'Job']);

/** Actions of staff on an admin screen; `noun` is the record name used in its texts. */
export const recordScreen = (page: Page, { path, noun }: { path: string; noun: string }) => {
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  const says = async (text: string) => {
    await expect(page.getByText(`Success, ${text}`, { exact: true })).toBeVisible();
  };
  const form = page.getByRole('dialog', { name: new RegExp(`^(Add|Edit|Invite)`) });
  const answer = async (question: string, button: string) => {
    const dialog = page.getByRole('dialog').filter({ hasText: question });
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  return {
    row,
    form,
    open: async (query = '') => {
      await page.goto(`/admin/${path}${query}`);
      await expect(page.getByRole('table')).toBeVisible();
    },
    add: async (
      fill: () => Promise<void>,
      button = `Add ${noun}`,
      success = `${noun} Added Successfully`,
      save = 'Save',
    ) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      await fill();
      await form.getByRole('button', { name: save, exact: true }).click();
      await says(success);
      await expect(form).toBeHidden();
    },
    /** Uploads a picture into an empty slot of the form, with a description. */
    sendPicture: async (place: string, typed: string) => {
      await form.getByLabel(`Drop or choose a picture (${place})`).setInputFiles(await photo('courtyard.jpg', '#c84'));
      await form.getByLabel(`Describe this picture (${place})`).fill(typed);
      await expect(form.getByRole('button', { name: 'Uploading' })).toBeHidden();
    },
    /** Opens a row through its menu, changes it and saves, with a question only where the definition gives one. */
    edit: async (name: string, change: () => Promise<void>, save = 'Save') => {
      await row(name)
        .getByRole('button', { name: `Actions for ${name}` })
        .click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await change();
      await form.getByRole('button', { name: save, exact: true }).click();
      if (DEFINED_QUESTION.has(noun)) await answer(`Are you sure to edit this ${noun} ?`, 'Save');
      await says(`${noun} Updated Successfully`);
    },
    toggle: async (name: string, verb: 'Activate' | 'Deactivate') => {
      await row(name).getByRole('switch').click();
      await answer(`${verb} ${name}?`, verb);
      await says(`${noun} Updated Successfully`);
      await expect(row(name).getByRole('switch')).toBeChecked({ checked: verb === 'Activate' });
    },
    /** Deletes a row through its menu, or with the icon of rows that have no menu. */
    remove: async (name: string) => {
      const icon = row(name).getByRole('button', { name: `Delete ${name}` });
      const menu = row(name).getByRole('button', { name: `Actions for ${name}` });
      const way = await visibleOne(icon, menu);
      await way.click();
      if (way === menu) await page.getByRole('menuitem', { name: 'Delete' }).click();
      await answer(`Are you sure to delete this ${noun} ?`, 'Delete');
      await says(`${noun} Deleted Successfully`);
      await expect(row(name)).toBeHidden();
    },
    search: async (typed: string) => {
      await page.getByRole('searchbox', { name: 'Search' }).fill(typed);
      await expect(page).toHaveURL(new RegExp(`[?&]q=`));
    },
    /** Polls until all rows match, because the server's response replaces the optimistic result. */
    showsOnly: async (about: RegExp) => {
      const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
      await expect
        .poll(async () => [...new Set((await rows.allInnerTexts()).map((text) => about.test(text)))])
        .toEqual([true]);
    },
  };
};
