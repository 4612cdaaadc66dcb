import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  // No page of the product contains frames.
  iframes: false,
};

/** What axe has seen in this run: the state of a page, by its name, at this width and in these colors. */
const seen = new Set<string>();

/**
 * Fails with the rule, the help text and the elements of everything that axe finds on the page. A state with a name is looked at once
 * in a run, by whichever test comes first; a state without one always.
 */
export async function expectAccessible(page: Page, state = ''): Promise<void> {
  const look = `${state}: ${await page.evaluate(describeScreen)}`;
  if (seen.has(look)) {
    return;
  }
  if (state) {
    seen.add(look);
  }
  // Lists are pale while other rows are on their way.
  await page.waitForFunction(() => document.querySelector(':is(table, ul)[aria-busy="true"]') === null);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  const violations = await page.evaluate(findViolations, OPTIONS);
  const found = violations.map(({ id, help, nodes }) => ({
    look,
    rule: `${id}: ${help}`,
    elements: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }));
  expect(found).toEqual([]);
}

/** Runs in the page: the address without the numbers of quotes, the width, and the colors. */
const describeScreen = (): string =>
  [
    location.pathname.replaceAll(/\d+/g, '#'),
    window.innerWidth,
    ...['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'].filter(
      (media) => matchMedia(media).matches,
    ),
  ].join(' ');

/**
 * Runs in the page. Contrast takes axe most of its time, so it is measured for the first three texts of each look: those of the same
 * color, size and weight, on the same backgrounds from the root of the document down, have the same contrast.
 */
async function findViolations(options: RunOptions): Promise<AxeResults['violations']> {
  const MEASURED_OF_LOOK = 3;
  // What was just typed is drawn, and colors have arrived: on a busy machine even a transition without duration takes a while.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    .forEach((animation) => animation.finish());
  const backgrounds = new Map<Element | null, string>();
  const texts = new Map<string, Element[]>();
  for (const element of document.querySelectorAll('html, body, body *')) {
    const style = getComputedStyle(element);
    const own = [style.opacity, style.backgroundColor, style.backgroundImage].join(' ');
    const below = backgrounds.get(element.parentElement) ?? '';
    const background = own === '1 rgba(0, 0, 0, 0) none' ? below : `${below}/${own}`;
    backgrounds.set(element, background);
    const hasText =
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim() !== '');
    const { width, height } = element.getBoundingClientRect();
    if (hasText && width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })) {
      const isSkippedByAxe = element.closest('[aria-hidden="true"], [aria-disabled="true"], :disabled') !== null;
      const letters = [style.color, style.fontSize, style.fontWeight, style.textShadow, isSkippedByAxe];
      const look = [background, ...letters].join('|');
      texts.set(look, [...(texts.get(look) ?? []), element]);
    }
  }
  const measured = [...texts.values()].flatMap((same) => same.slice(0, MEASURED_OF_LOOK));
  measured.forEach((element) => element.setAttribute('data-contrast', ''));
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  inPage.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] });
  const { violations } = await inPage.run(document, options);
  measured.forEach((element) => element.removeAttribute('data-contrast'));
  return violations;
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

/** The same in text of 100 % and of 200 %. */
export async function lookTwice(page: Page, state: string): Promise<void> {
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
    await look(page, `${state}, text of ${size}`);
  }
  // Clicks go where things are again afterwards.
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '';
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}
