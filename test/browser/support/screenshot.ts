import path from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = path.join(import.meta.dirname, '../../../docs/screenshots');

/** Writes docs/screenshots/NAME.png if UPDATE_SCREENSHOTS=1 is set; otherwise a test run must not change the working tree. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (process.env['UPDATE_SCREENSHOTS'] === '1') {
    await page.screenshot({ path: path.join(FOLDER, `${name}.png`), animations: 'disabled', caret: 'hide' });
  }
}
