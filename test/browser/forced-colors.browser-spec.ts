import type { Page } from 'playwright-core';
import { expectAccessible } from './support/accessibility.ts';
import { signIn } from './support/sign-in.ts';
import { joinBrowser, type Stage } from './support/start-browser.ts';

/** Runs in the page: what a background alone would tell, and has no line. */
function findUnmarked(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  const chosen = shown(':is([aria-current], [aria-selected="true"], [aria-pressed="true"]):not(:focus-visible)');
  const filled = shown('.MuiButton-contained, .MuiChip-filled, .MuiAlert-root');
  return [
    ...chosen
      .filter((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'none' || parseFloat(outlineWidth) < 2;
      })
      .map((element) => `chosen: ${nameOf(element)}`),
    ...filled
      .filter((element) => getComputedStyle(element).borderTopStyle === 'none')
      .map((element) => `filled: ${nameOf(element)}`),
  ];
}

/** Runs in the page: of the bars of its charts, those of the color of the page. */
function findInvisibleBars(): { bars: number; invisible: number } {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const drawn = (element: Element) => {
    const { fill, backgroundColor, backgroundImage, borderTopStyle } = getComputedStyle(element);
    const isFilled = element instanceof SVGElement ? fill !== canvas : backgroundColor !== canvas;
    const isClear = !(element instanceof SVGElement) && backgroundColor === 'rgba(0, 0, 0, 0)';
    return (isFilled && !isClear) || backgroundImage !== 'none' || borderTopStyle !== 'none';
  };
  const bars = [...document.querySelectorAll('main .MuiBarChart-element, main .bar')];
  return { bars: bars.length, invisible: bars.filter((bar) => !drawn(bar)).length };
}

/** Runs in the page: whether something of a slider has the color of the page. */
function isSliderInvisible(input: HTMLElement | SVGElement): boolean {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const parts = [...input.closest('.MuiSlider-root')!.querySelectorAll('.MuiSlider-thumb, .MuiSlider-track')];
  return parts.length < 2 || parts.some((part) => getComputedStyle(part).backgroundColor === canvas);
}

const marked = (page: Page) =>
  page.locator(':is([aria-current], [aria-selected="true"], [aria-pressed="true"]):visible');

describe('in a contrast theme of the operating system', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await joinBrowser();
  });
  afterAll(() => stage.close());

  it.each([
    ['superuser', '/sales/', 'Home'],
    ['superuser', '/sales/group?filter={"Status":["Complete"]}', 'Needs review'],
    ['superuser', '/sales/error-report/group', 'Groups'],
    ['superuser', '/sales/passive-renewals', 'Upcoming renewals'],
    ['superuser', '/sales/configuration', 'Quote rules'],
    ['superuser', '/sales/audit', 'Audit'],
    ['superuser', '/sales/users', 'Users'],
    ['agent', '/dashboard', 'Quote/enroll'],
    ['agent', '/bookofbusiness/group', 'Small group'],
    ['agent', '/search', 'Search'],
    ['agent', '/quote/plan-selection/group/3', 'Medical'],
  ])('%s at %s sees what is chosen, %s among it, and what is a button', async (userName, path, name) => {
    const { page, context, problems } = await stage.newVisitor({ forcedColors: 'active' });
    await signIn(page, userName, path as `/${string}`);
    await marked(page).filter({ hasText: name }).first().waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(findUnmarked)).toEqual([]);
    await expectAccessible(page, 'contrast theme');
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(['/sales/', '/dashboard'] as const)('the bars at %s are seen', async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, context } = await stage.newVisitor({ forcedColors: 'active', colorScheme });
      await signIn(page, path === '/sales/' ? 'superuser' : 'agent', path);
      await page.locator('main :is(.MuiBarChart-element, .bar)').first().waitFor();
      const { bars, invisible } = await page.evaluate(findInvisibleBars);
      expect([bars > 4, invisible]).toEqual([true, 0]);
      await context.close();
    }
  });

  it('the slider of the tax credit is seen', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, context } = await stage.newVisitor({ forcedColors: 'active', colorScheme });
      await signIn(page, 'individualagent', '/individual/affordability');
      await page.getByLabel('ZIP code').fill('49503');
      await page.getByLabel('Annual income').first().fill('30000');
      await page.getByLabel('Date of birth').fill('6/15/1986');
      const slider = page.getByRole('slider', { name: 'Annual income to try' });
      expect(await slider.evaluate(isSliderInvisible)).toBe(false);
      await context.close();
    }
  });
});
