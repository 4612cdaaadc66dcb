import type { Locator, Page } from 'playwright-core';

/** A small laptop. */
export const LAPTOP = { width: 1280, height: 800 };

export const planRows = (page: Page): Locator => page.getByRole('tabpanel').getByRole('listitem');

/** Plans that are seen whole before anybody scrolls. */
export const plansAboveTheFold = (page: Page): Promise<number> =>
  planRows(page).evaluateAll(
    (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
  );
