import path from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = path.join(import.meta.dirname, '../../../docs/screenshots');

/**
 * Writes docs/screenshots/NAME.png when UPDATE_SCREENSHOTS=1 is set, so that a test run leaves the tree as it was.
 */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (process.env['UPDATE_SCREENSHOTS'] === '1') {
    await page.screenshot({ path: path.join(FOLDER, `${name}.png`), animations: 'disabled', caret: 'hide' });
  }
}
