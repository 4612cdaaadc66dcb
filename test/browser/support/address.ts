import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';

/**
 * Waits until the page has this address. For pages that leave by loading another: `waitForURL` fails when one load replaces
 * another, as happens when several requests find the session over at once.
 */
export const hasAddress = (page: Page, expected: RegExp): Promise<string> =>
  eventually(
    () => Promise.resolve(page.url()),
    (url) => expect(url).toMatch(expected),
  );
