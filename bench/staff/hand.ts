import type { Locator, Page } from '@playwright/test';

/** What a user does: presses of the pointer, of keys, and the decisions before them. */
export interface Effort {
  clicks: number;
  keys: number;
  decisions: number;
}

/** Keystroke-level model: pointing and clicking, a key of a typist, a look and a decision. */
const SECONDS: Effort = { clicks: 1.3, keys: 0.2, decisions: 1.2 };

export const toSeconds = ({ clicks, keys, decisions }: Effort): number =>
  clicks * SECONDS.clicks + keys * SECONDS.keys + decisions * SECONDS.decisions;

/** A user at the back office whose effort is counted; each step begins with a decision. */
export class Hand {
  readonly effort: Effort = { clicks: 0, keys: 0, decisions: 0 };
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.effort.decisions += 1;
    this.effort.clicks += 1;
    await target.click();
  }

  /** Opens a select and chooses an option. */
  async choose(select: Locator, option: string): Promise<void> {
    this.effort.decisions += 1;
    this.effort.clicks += 2;
    await select.selectOption(option);
  }

  async press(...keys: string[]): Promise<void> {
    this.effort.decisions += 1;
    this.effort.keys += keys.length;
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Types where the focus is, which needs no decision of its own. */
  async type(text: string): Promise<void> {
    this.effort.keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** Pastes what was copied elsewhere. */
  async paste(text: string): Promise<void> {
    this.effort.keys += 2;
    await this.page.keyboard.insertText(text);
  }
}
