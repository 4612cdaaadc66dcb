import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { becomes } from '../support/eventually.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

/** Every list of the console that has rows in the demo data. */
const LISTS = [
  'group',
  'group/renewals',
  'group/passive-renewals',
  'individual',
  'passive-renewals',
  'error-report/group',
  'error-report/group-member',
  'error-report/passive-renewal',
  'error-report/payment',
  'configuration',
  'configuration/shop',
  'users',
  'agents',
  'agencies',
  'audit',
] as const;
const WIDTHS = [320, 768, 1024, 1280, 1440];

/** Rows of the grid or of a table, or cards of a narrow screen. */
const ROWS = '[role="grid"] [role="row"][data-id], tbody .RaDataTable-row, [data-row-card]';

/**
 * Each button of each row, and the link of its name, that is not itself what lies under its own middle. Those beside the name are
 * asked without scrolling sideways, for whoever cannot see that there is more to the right does not scroll there.
 */
const askControls = (page: Page) =>
  page.evaluate(async (rows) => {
    const missed: string[] = [];
    let asked = 0;
    for (const row of document.querySelectorAll(rows)) {
      const name =
        row.querySelector('[role="rowheader"] a[href]') ?? (row.role === 'row' ? null : row.querySelector('a'));
      for (const control of [name, ...row.querySelectorAll('button')].filter((each) => each !== null)) {
        const isBesideName = control.closest('[data-field="action"], [role="rowheader"]') !== null;
        const { top: before } = control.getBoundingClientRect();
        const isCentral = before > window.innerHeight / 4 && before < (window.innerHeight * 3) / 4;
        if (!isCentral) {
          window.scrollBy({ top: before - window.innerHeight / 4, behavior: 'instant' });
        }
        if (!isBesideName) {
          control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        }
        if (!isCentral || !isBesideName) {
          await new Promise(requestAnimationFrame);
        }
        // Of a link in two lines the first.
        const { left, top, width, height } = control.getClientRects()[0]!;
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!hit || !control.contains(hit)) {
          missed.push(`${control.getAttribute('aria-label') ?? control.textContent} at ${Math.round(left)}`);
        }
        for (let around = control.parentElement; around; around = around.parentElement) {
          around.scrollLeft = 0;
        }
        asked += 1;
      }
    }
    return { missed, asked };
  }, ROWS);

/** Goes to another list as a link does, which loads no page anew, and waits for rows that were not there before. */
async function goTo(page: Page, list: string): Promise<void> {
  await page.evaluate(
    ([rows, path]) => {
      document.querySelectorAll(rows).forEach((row) => row.setAttribute('data-of-list-before', ''));
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    [ROWS, `/sales/${list}`] as const,
  );
  await page.locator(`:is(${ROWS}):not([data-of-list-before])`).first().waitFor();
}

describe('the tables of the console', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await startBrowser('console-tables');
  });
  afterAll(() => stage.close());

  it.each([
    ...WIDTHS.map((width) => [`${width} px`, width, '100%'] as const),
    ...WIDTHS.map((width) => [`${width} px with text of 200 %`, width, '200%'] as const),
  ])('have every button of every row where it can be pressed, at %s', async (_name, width, textSize) => {
    const { page, context, problems } = await stage.newVisitor({ viewport: { width, height: 900 } });
    await page.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = size));
    }, textSize);
    await signIn(page, 'superuser', '/sales/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const list of LISTS) {
      await goTo(page, list);
      // A list that is being refreshed is drawn once more.
      await becomes(
        async () => {
          const { missed, asked } = await askControls(page);
          return { list, missed, hasControls: asked > 0 };
        },
        { list, missed: [], hasControls: true },
      );
    }
    const account = await page.getByRole('button', { name: /^Your account/ }).boundingBox();
    expect(account!.x + account!.width).toBeLessThanOrEqual(width);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([320, 360])('and the tools around them fit a phone of %i px, with large text, too', async (width) => {
    const { page, context } = await stage.newVisitor({ viewport: { width, height: 900 } });
    await signIn(page, 'superuser', '/sales/group');
    await page.getByText(/^1-10 of/).waitFor();
    for (const size of ['100%', '200%']) {
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      await expectNoSidewaysScroll(page);
    }
    await context.close();
  });

  it('scroll in themselves where they are wider than the screen: the page does not', async () => {
    const { page, context } = await stage.newVisitor({ viewport: { width: 768, height: 900 } });
    await signIn(page, 'superuser', '/sales/group');
    const last = page.getByRole('columnheader', { name: 'Status', exact: true });
    await last.waitFor();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(768);
    await expectNoSidewaysScroll(page);
    await context.close();
  });

  it('draw of 500 rows those that show, and scroll to the last one', async () => {
    const { page, context, problems } = await stage.newVisitor({ viewport: { width: 1280, height: 900 } });
    await page.route(/GetGroupQuotes\?/, async (route) => {
      const answer = await route.fetch();
      const [row] = (await answer.json()) as object[];
      const json = Array.from({ length: 500 }, (_, at) => ({
        ...row,
        Id: 10_000 + at,
        GroupName: `Group number ${at}.`,
      }));
      const headers = { ...answer.headers(), 'content-range': 'GetGroupQuotes 0-499/500' };
      await route.fulfill({ response: answer, json, headers });
    });
    await signIn(page, 'superuser', '/sales/group?perPage=500');
    await page.getByText('Group number 0.').waitFor();
    expect(await page.getByRole('row').count()).toBeLessThan(60);
    const scroller = page.locator('.MuiDataGrid-virtualScroller');
    await becomes(async () => {
      await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      return page.getByText('Group number 499.').isVisible();
    }, true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keep density and widths with the user, and are chosen from by keyboard', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'superuser', '/sales/agents');
    const rowHeight = async () => (await page.getByRole('row').nth(1).boundingBox())?.height ?? 0;
    await page.getByRole('row').nth(1).waitFor();
    const before = await rowHeight();
    const kept = (key: string) =>
      page.waitForResponse((answer) => answer.url().endsWith(`/Preferences/${key}`) && answer.status() === 204);
    const density = kept('tables.density');
    await page.getByRole('button', { name: 'Compact' }).click();
    await density;
    const widths = kept('agents.table.widths');
    const edge = await page
      .getByRole('columnheader', { name: 'NPN' })
      .locator('.MuiDataGrid-columnSeparator')
      .boundingBox();
    await page.mouse.move(edge!.x + edge!.width / 2, edge!.y + edge!.height / 2);
    await page.mouse.down();
    await page.mouse.move(edge!.x + 80, edge!.y + edge!.height / 2, { steps: 4 });
    await page.mouse.up();
    await widths;
    const width = async () => Math.round((await page.getByRole('columnheader', { name: 'NPN' }).boundingBox())!.width);
    const wide = await width();
    await page.reload();
    await page.getByRole('row').nth(1).waitFor();
    expect(Math.abs((await width()) - wide)).toBeLessThan(3);
    expect(await rowHeight()).toBeLessThan(before);
    await page.getByRole('button', { name: 'Compact', pressed: true }).waitFor();

    await page.goto('/sales/group');
    const boxes = page.getByRole('checkbox', { name: /^Select / });
    await boxes.nth(1).focus();
    await page.keyboard.press('Space');
    await page.getByText('1 selected', { exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.getByText('2 selected', { exact: true }).waitFor();
    await expectAccessible(page, 'some rows selected');
    await page.getByRole('button', { name: /^Select all \d+$/ }).click();
    await becomes(async () => Number(/\d+/.exec(await page.getByText(/^\d+ selected$/).innerText())?.[0]) > 10, true);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByText('0 selected', { exact: true }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
