import type { Page } from 'playwright-core';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

/** Letter paper between margins of 12 mm, at 96 pixels to the inch. */
const PAPER_PX = 725;
const PAGES = [
  '/dashboard',
  '/group-details/1',
  '/enrollment/group/1',
  '/quotes/census/group/1',
  '/quote/plan-selection/group/1',
  '/bookofbusiness/group',
  '/sales',
];
const LISTS = [
  '/sales/group',
  '/sales/individual',
  '/sales/passive-renewals',
  '/sales/error-report/group-member',
  '/sales/configuration',
  '/sales/users',
];
/** Rows of the grid, or cards of a narrow screen. */
const ROWS = '[role="grid"] [role="row"][data-id], [data-row-card]';
const JOURNEY_LIMIT_MS = 300_000;

/**
 * What paper has no use for, and what does not fit on it. Words of buttons stay in tables, where they say what comes next, in the
 * headings of accordions, and where they are filters that are on.
 */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const isPrinted = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const named = (element: Element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 40)}`;
    const tools = [
      ...document.querySelectorAll(
        'header, nav, [role="tablist"], a[href^="#"], .MuiChip-deleteIcon, .RaList-main input:not([role="row"] *), button:not(td *, th *, [role="row"] *, h2 *, h3 *, [aria-pressed="true"])',
      ),
    ];
    const { clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.textContent !== '' && isPrinted(element) && element.getBoundingClientRect().right > clientWidth + 1,
    );
    return { tools: tools.filter(isPrinted).map(named), cut: cut.map(named).slice(0, 5) };
  });

describe('the pages on paper', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('print');
  });
  afterAll(() => stage.close());

  it(
    'have no menus and no buttons, and nothing is cut off',
    async () => {
      const { page, context, problems } = await stage.newVisitor({ viewport: { width: PAPER_PX, height: 940 } });
      await signIn(page, 'superuser');
      await page.emulateMedia({ media: 'print' });
      for (const path of [...PAGES, ...LISTS]) {
        await page.goto(path);
        await page
          .locator(LISTS.includes(path) ? ROWS : 'main h1')
          .first()
          .waitFor();
        await page.waitForLoadState('networkidle');
        expect({ path, ...(await findFaults(page)) }).toEqual({ path, tools: [], cut: [] });
      }
      expect(problems).toEqual([]);
      await context.close();
    },
    JOURNEY_LIMIT_MS,
  );

  it('show the words of what comes next in each row', async () => {
    const { page, context } = await stage.newVisitor();
    await signIn(page, 'agent', '/dashboard');
    const next = page
      .getByRole('row', { name: /Lakeshore Cabinet Works/ })
      .locator('td:last-child a, td:last-child button');
    await next.first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const { border, fits } = await next.first().evaluate((element) => ({
      border: getComputedStyle(element).borderTopWidth,
      fits: element.checkVisibility(),
    }));
    expect({ border, fits }).toEqual({ border: '0px', fits: true });
    await context.close();
  });

  it('give way to an open dialog', async () => {
    const { page, context } = await stage.newVisitor();
    await signIn(page, 'agent', '/dashboard');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main').isVisible()).toBe(false);
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await context.close();
  });
});
