import type { Locator, Page } from 'playwright-core';
import { tabAndPress, tabAndType, tabTo } from './keyboard.ts';

/** How someone operates the product. A journey written with it is done by mouse and by keyboard. */
export interface Hands {
  /** Buttons and links. */
  press(control: Locator): Promise<void>;
  /** Replaces what a field contains. */
  type(field: Locator, text: string): Promise<void>;
  /** Checkboxes, switches and radio buttons that are off. */
  tick(control: Locator): Promise<void>;
  /** An option of a closed list. */
  choose(list: Locator, option: string): Promise<void>;
}

const optionOf = (page: Page, name: string): Locator => page.getByRole('option', { name, exact: true });

export const mouse = (page: Page): Hands => ({
  press: (control) => control.click(),
  type: (field, text) => field.fill(text),
  tick: (control) => control.check(),
  choose: async (list, option) => {
    await list.click();
    await optionOf(page, option).click();
  },
});

/** Fails where something cannot be reached with the Tab key. */
export const keyboard = (page: Page): Hands => ({
  press: (control) => tabAndPress(page, control),
  type: (field, text) => tabAndType(page, field, text),
  tick: async (control) => {
    if ((await control.getAttribute('type')) === 'radio') {
      await arrowTo(page, control);
    } else {
      await tabAndPress(page, control, 'Space');
    }
  },
  choose: async (list, option) => {
    await tabAndPress(page, list);
    await optionOf(page, option).waitFor();
    await page.keyboard.type(option);
    await page.keyboard.press('Enter');
    await optionOf(page, option).waitFor({ state: 'detached' });
  },
});

/** A group of radio buttons is one tab stop: the arrow keys lead on from its chosen button, or from its first. */
async function arrowTo(page: Page, radio: Locator): Promise<void> {
  const name = (await radio.getAttribute('name')) ?? '';
  const group = page.locator(`input[type="radio"][name="${name}"]`);
  const chosen = group.and(page.locator(':checked'));
  await tabTo(page, (await chosen.count()) > 0 ? chosen : group.first());
  for (let step = await group.count(); step > 0; step -= 1) {
    if (await radio.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Space');
      return;
    }
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${String(radio)} cannot be reached with the arrow keys.`);
}
