import type { Page } from 'playwright-core';
import type { SalesHomeResponse } from '../../shared/src/sales-home/home.record.ts';
import { becomes } from '../support/eventually.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { takeScreenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

/** A title with a sentence beside it. */
const LINE_PX = 64;

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

describe('the home of the console', () => {
  let stage: Stage;
  beforeAll(async () => {
    // Nothing is installed meanwhile, so what failed stays as it is counted.
    stage = await startBrowser('sales-home', { JOBS_POLL_MS: '0' });
  });
  afterAll(() => stage.close());

  it.each([
    ['Pipeline', 'Quoting, new business', 5],
    ['Pipeline', 'Pended, new business', 1],
    ['Pipeline', 'Quoting, renewal', 6],
    ['Waiting for staff', 'Over 14 days, new business', 3],
  ])('%s: the number of "%s" leads to as many quotes', async (title, part, count) => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'sales', '/sales/');
    const bar = card(page, title).getByRole('link', { name: new RegExp(`^${part}: ${count} quotes?$`) });
    await bar.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Group quotes/ }).waitFor();
    await page.waitForFunction((rows) => document.querySelectorAll('[role="row"][data-id]').length === rows, count);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leads from the errors to their report, however old they are', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'operations', '/sales/');
    const bar = card(page, 'Errors').getByRole('link', { name: /^Failed renewals: 1 quote/ });
    await bar.click();
    await page.getByRole('heading', { name: /^Error report/ }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('[role="row"][data-id]').length === 1);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('shows what the user has claimed', async () => {
    const { page, context } = await stage.newVisitor();
    await signIn(page, 'camad', '/sales/');
    await card(page, 'My work').getByText('You have no claimed quotes.').waitFor();
    await card(page, 'Pipeline')
      .getByRole('link', { name: /^Quoting, new business/ })
      .click();
    await page
      .getByRole('grid')
      .getByRole('button', { name: /^Claim/ })
      .first()
      .click();
    await page
      .getByRole('grid')
      .getByRole('button', { name: /^Release/ })
      .waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    const mine = card(page, 'My work');
    await mine.getByText('New business for').waitFor();
    await mine.getByRole('listitem').getByRole('link').click();
    await page.waitForURL((address) => address.searchParams.get('filter')?.includes('"OnlyMine":true') ?? false);
    await page.getByText('1 of 1', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await mine.getByRole('link', { name: 'New business: all 1' }).click();
    await page.waitForFunction(() => document.querySelectorAll('[role="row"][data-id]').length === 1);
    await context.close();
  });

  it('names the quote that has waited longest, and opens it beside what else waits', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'sales', '/sales/');
    const review = card(page, 'Needs review');
    const oldest = review.getByRole('listitem').first().getByRole('link');
    const name = (await oldest.textContent())!;
    const all = await review
      .getByRole('link', { name: /to review$/ })
      .first()
      .getAttribute('href');
    await oldest.click();
    await page.getByRole('complementary').getByText(name).first().waitFor();
    await page.goto(all!);
    await becomes(() => page.locator('[role="row"][data-id] a').first().textContent(), name);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('says what went wrong, and tries again', async () => {
    const { page, context } = await stage.newVisitor();
    await signIn(page, 'sales');
    await page.route('**/api/sales/GetHome', (route) =>
      route.fulfill({ status: 409, json: { Code: 'WRONG_STATE', Message: 'Not now.', Fields: {}, RequestId: 'r' } }),
    );
    await page.goto('/sales/');
    await page.getByRole('alert').getByText('Not now.').waitFor();
    await page.unroute('**/api/sales/GetHome');
    await page.getByRole('button', { name: 'Try again' }).click();
    await card(page, 'Pipeline').waitFor();
    await context.close();
  });

  it('is calm where there is nothing to do', async () => {
    const { page, context } = await stage.newVisitor();
    await signIn(page, 'sales');
    const empty: SalesHomeResponse = {
      Pipeline: [],
      Ageing: [],
      Individuals: [],
      ReviewPremium: { Known: 0, KnownQuotes: 0, AtLeast: 0, AtLeastQuotes: 0 },
      ReviewDays: [],
      Errors: [],
      Renewals: [],
      MyWork: { Quotes: [], Count: { SmallGroupNewBusiness: 0, SmallGroupRenewal: 0 }, Individuals: 0 },
    };
    await page.route('**/api/sales/GetHome', (route) => route.fulfill({ json: empty }));
    await page.goto('/sales/');
    await card(page, 'Needs review').getByText('Nothing waits for a decision.').waitFor();
    for (const title of ['My work', 'Needs review', 'Errors', 'Waiting for staff', 'Renewals by month', 'Pipeline']) {
      const { height } = (await card(page, title).boundingBox())!;
      expect([title, height < LINE_PX]).toEqual([title, true]);
    }
    await expectAccessible(page);
    await context.close();
  });

  it.each([
    ['light', { width: 1440, height: 900 }],
    ['dark', { width: 360, height: 740 }],
    ['dark', { width: 1440, height: 900 }],
    ['light', { width: 360, height: 740 }],
  ] as const)('is accessible in %s on %j', async (colorScheme, viewport) => {
    const { page, context, problems } = await stage.newVisitor({ colorScheme, viewport });
    await signIn(page, 'superuser', '/sales/');
    await card(page, 'Renewals by month').locator('.bar:visible').first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await takeScreenshot(page, `sales-home-${colorScheme}-${viewport.width}`);
    expect(problems).toEqual([]);
    await context.close();
  });
});
