import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { becomes, eventually } from '../support/eventually.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const WIDTHS = [320, 360, 768, 1024, 1280, 1440];
const PAGES = [
  '/dashboard',
  '/new-group',
  '/bookofbusiness/group',
  '/group-details/1',
  '/quotes/census/group/1',
  '/quote/plan-selection/group/1',
  '/quote/plan-selection/group/3',
  '/enrollment/group/1',
  '/enrollment/application/1',
  '/individual/affordability',
];
const TEXT_SIZES = ['100%', '200%'];

/**
 * Each link and button of each row that is not itself what lies under its own middle, without scrolling sideways: who cannot see
 * that there is more to the right does not scroll there.
 */
const askControls = (page: Page) =>
  page.evaluate(async () => {
    const controls = () => [
      ...document.querySelectorAll<HTMLElement>(
        '[data-record] th :is(a, button), [data-record] td:last-child :is(a, button), li[data-record] :is(a, button)',
      ),
    ];
    const missed: string[] = [];
    let asked = 0;
    let frames = 0;
    while (asked < controls().length) {
      const control = controls()[asked]!;
      const { top: before } = control.getBoundingClientRect();
      window.scrollBy({ top: before - window.innerHeight / 2, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      // Of a link in two lines the first. A row that was drawn anew, or that a new layout has moved out of sight, is asked again.
      const place = control.getClientRects()[0];
      const isInSight = place && place.top >= 0 && place.bottom <= window.innerHeight;
      frames += 1;
      if (!place || controls()[asked] !== control || (!isInSight && frames < 5_000)) {
        continue;
      }
      const hit = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
      if (!hit || !control.contains(hit)) {
        missed.push(`${control.getAttribute('aria-label') ?? control.textContent} at ${Math.round(place.left)}`);
      }
      asked += 1;
    }
    return { missed, asked };
  });

/** By how many pixels the page is wider than the window. */
const askSidewaysScroll = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** The list is no wider than its frame: nothing of it is cut off. */
const fits = (page: Page) =>
  page
    .locator('[data-record]')
    .first()
    .evaluate((row) => {
      // Without a frame while another width is drawn.
      const list = row.closest('table, ul');
      return list?.parentElement != null && list.scrollWidth <= list.parentElement.clientWidth + 1;
    });

/** At every width and size of text. */
async function expectRowsReachable(page: Page, list: string, scrolls = false): Promise<void> {
  await page.locator('[data-record]').first().waitFor();
  for (const size of TEXT_SIZES) {
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (width < 600) {
        await page.locator('li[data-record]').first().waitFor();
      }
      if (!scrolls) {
        await becomes(async () => ({ list, size, width, fits: await fits(page) }), { list, size, width, fits: true });
      }
      const { missed, asked } = await askControls(page);
      const widerBy = await page.evaluate(askSidewaysScroll);
      expect({ list, size, width, missed, widerBy }).toEqual({ list, size, width, missed: [], widerBy: 0 });
      expect(asked).toBeGreaterThan(0);
    }
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** Of each row of the quotes on the dashboard: its group, and its premium as a number, 0 for none. */
const askQuotes = (page: Page) =>
  page
    .getByRole('table', { name: 'Open quotes' })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        group: row.querySelector('th a')!.textContent,
        premium: Number(row.children[5]!.textContent.replaceAll(/[^\d.]/g, '')),
      })),
    );

describe('the lists of the portal', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await startBrowser('portal-tables');
  });
  afterAll(() => stage.close());

  it('have the name and the button of every row where they can be pressed, at every width and size of text', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'superuser');
    const lists: [name: string, open: () => Promise<void>][] = [
      ['dashboard', async () => void (await page.goto('/dashboard'))],
      [
        'search results',
        async () => {
          await page.goto('/search');
          await page.getByLabel('Search groups').fill('la');
          await page.getByRole('button', { name: 'Search', exact: true }).click();
          await page.getByRole('table', { name: 'Groups found' }).waitFor();
        },
      ],
      [
        'group details',
        async () => {
          await page.locator('[data-record] th a').first().click();
          // The rows of the list before stay until the page has loaded.
          await page.getByRole('table', { name: 'Quotes of the group' }).waitFor();
        },
      ],
    ];
    for (const [list, open] of lists) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open();
      await expectRowsReachable(page, list);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('have them for an agent of individuals too: whom to call, and the contracts of both books', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'individualagent');
    for (const [list, scrolls] of [
      ['/today', false],
      ['/bookofbusiness/individual', true],
      ['/bookofbusiness/Medicare', true],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(list);
      await expectRowsReachable(page, list, scrolls);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('and every page around them is no wider than the window, with large text too', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'agent');
    for (const path of PAGES) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      for (const size of TEXT_SIZES) {
        await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await becomes(async () => ({ path, size, width, widerBy: await page.evaluate(askSidewaysScroll) }), {
            path,
            size,
            width,
            widerBy: 0,
          });
        }
      }
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('of the dashboard are sorted by keyboard over all pages, as are a reload and the file', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'agent', '/dashboard');
    const quotes = page.getByRole('region', { name: 'Open quotes' });
    const head = quotes.getByRole('columnheader', { name: 'Premium' });
    await head.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await becomes(() => head.getAttribute('aria-sort'), 'ascending');
    await page.keyboard.press('Enter');
    const first = await eventually(
      () => askQuotes(page),
      (rows) => expect(rows).toEqual(rows.toSorted((one, other) => other.premium - one.premium)),
    );
    expect(first[0]!.premium).toBeGreaterThan(first[9]!.premium);
    expect(await head.getByRole('button').evaluate((button) => button === document.activeElement)).toBe(true);

    await quotes.getByRole('button', { name: 'Go to next page' }).focus();
    await page.keyboard.press('Enter');
    await quotes.getByText(/^11–20 of/).waitFor();
    const second = await askQuotes(page);
    expect(second[0]!.premium).toBeLessThanOrEqual(first[9]!.premium);
    expect(new URL(page.url()).search).toBe('?quotes=Premium-DESC&quotesPage=2');
    await page.reload();
    await quotes.getByText(/^11–20 of/).waitFor();
    expect(await askQuotes(page)).toEqual(second);

    const download = page.waitForEvent('download');
    await quotes.getByRole('button', { name: 'Export CSV of quotes' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    const total = Number(/of (\d+) quotes/.exec(await quotes.getByText(/^11–20 of/).innerText())![1]);
    expect(lines).toHaveLength(total + 1);
    expect(lines.slice(1, 21).map((line) => line.split(',')[0])).toEqual(
      [...first, ...second].map(({ group }) => group),
    );
    expect(problems).toEqual([]);
    await context.close();
  });
});
