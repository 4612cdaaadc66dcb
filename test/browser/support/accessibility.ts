import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with the rule, the help text and the elements of everything that axe finds on the page. */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: WCAG_22_AA }, resultTypes: ['violations'] })
    // No page of the product contains third-party frames: axe need not use a second page.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    state,
    rule: `${id}: ${help}`,
    elements: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }));
  expect(found).toEqual([]);
}

/** A page that scrolls sideways is unreadable on a phone (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  expect(content).toBeLessThanOrEqual(window);
}

/** What every state of a page must pass. */
export async function look(page: Page, state: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, state);
}
