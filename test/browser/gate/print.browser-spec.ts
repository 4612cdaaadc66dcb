import type { Page } from 'playwright-core';
import { becomes } from '../../support/eventually.ts';
import { signIn } from '../support/sign-in.ts';
import { joinBrowser, type Stage } from '../support/start-browser.ts';

/** Letter paper between margins of 12 mm, at 96 pixels to the inch. */
const PAPER_PX = 725;
const PAGES = [
  '/dashboard',
  '/group-details/1',
  '/enrollment/group/1',
  '/quotes/census/group/1',
  '/quote/plan-selection/group/1',
  '/bookofbusiness/group',
  '/bookofbusiness/individual',
  '/sales',
  '/sales/group/review/40',
];
const LISTS = [
  '/sales/group',
  '/sales/individual',
  '/sales/passive-renewals',
  '/sales/error-report/group-member',
  '/sales/configuration',
  '/sales/users',
];
/** Rows of the grid or of a table, or cards of a narrow screen. */
const ROWS = '[role="grid"] [role="row"][data-id], tbody .RaDataTable-row, [data-row-card]';
/** What a narrow screen shows as cards or as a dialog. */
const DRAWN = 'main :is(table, [role="grid"], aside)';

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
    const rows = [...document.querySelectorAll('[role="grid"]')].filter(isPrinted).map((grid) => {
      const last = [...grid.querySelectorAll('[role="row"]')].at(-1)!;
      return Math.round(grid.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom);
    });
    const cut = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.textContent !== '' && isPrinted(element) && element.getBoundingClientRect().right > clientWidth + 1,
    );
    return {
      tools: tools.filter(isPrinted).map(named),
      cut: cut.map(named).slice(0, 5),
      blankBelowRows: rows.filter((pixels) => pixels > 2),
    };
  });

describe('the pages on paper', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await joinBrowser();
  });
  afterAll(() => stage.close());

  it('have no menus and no buttons, nothing is cut off, and nothing is drawn anew for the width of the paper', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'superuser');
    for (const path of [...PAGES, ...LISTS]) {
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await page
        .locator(LISTS.includes(path) ? ROWS : 'main h1')
        .first()
        .waitFor();
      await page.waitForLoadState('networkidle');
      await becomes(() => page.locator('main :is(.MuiSkeleton-root, [aria-busy="true"])').count(), 0);
      // Marked, not counted: on a busy machine the last part of a page may come while its paper is looked at.
      await page.locator(DRAWN).evaluateAll((parts) => parts.forEach((part) => part.setAttribute('data-seen', '')));
      const onScreen = await page.locator('[data-seen]').count();
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: PAPER_PX, height: 940 });
      const kept = await page.locator('[data-seen]').count();
      expect({ path, kept, ...(await findFaults(page)) }).toEqual({
        path,
        kept: onScreen,
        tools: [],
        cut: [],
        blankBelowRows: [],
      });
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keep a table that is wider than the paper, with its words broken', async () => {
    const { page, context } = await stage.newVisitor();
    await signIn(page, 'agent');
    const long = `Aktiengesellschaft${'fuerallesmoegliche'.repeat(4)}`;
    await page.route('**/api/dashboard/rows', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { Rows: { G: { GN: string }; QuoteName: string }[] };
      body.Rows.forEach((row) => Object.assign(row, { QuoteName: long }));
      await route.fulfill({ response: answer, json: body });
    });
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto('/dashboard');
    await page.getByRole('row', { name: long }).first().waitFor();
    await page
      .locator('table')
      .first()
      .evaluate((table) => table.setAttribute('data-seen', ''));
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: PAPER_PX, height: 940 });
    await becomes(async () => (await findFaults(page)).cut, []);
    expect(await page.locator('[data-seen]').count()).toBe(1);
    await context.close();
  });

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
