import type { Locator, Page } from 'playwright-core';

/** More tab stops than any page of the product has. */
const MOST_STOPS = 400;

const pressed = new WeakMap<Page, number>();

/** How often `tabTo` and those that use it have pressed Tab on this page. */
export const tabsPressed = (page: Page): number => pressed.get(page) ?? 0;

/** Presses Tab (or Shift+Tab) until the control has the focus, as keyboard users do. Fails if it cannot be reached. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await control.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      return;
    }
    await page.keyboard.press(key);
    pressed.set(page, tabsPressed(page) + 1);
  }
  throw new Error(`${String(control)} cannot be reached with the Tab key.`);
}

export async function tabAndType(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

export async function tabAndPress(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
