import type { Page } from 'playwright-core';
import { HttpSession } from '../support/http-session.ts';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { BEFORE_ENROLLMENT } from '../../shared/src/quotes/quote-status.ts';
import type { FindResponse } from '../../shared/src/search/find.record.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { becomes } from '../support/eventually.ts';
import { tabAndPress, tabTo } from './support/keyboard.ts';
import { takeScreenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

const field = (page: Page) => page.getByRole('combobox', { name: 'Search groups, quotes and pages' });
const chosen = (page: Page) => page.getByRole('option', { selected: true });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

/** The file of the console that holds what Home does not need, the search among it. */
const LATER_SCREENS = /\/assets\/screens-/;

describe('the search of the console', () => {
  let stage: Stage;
  let page: Page;
  let problems: string[];
  let found: FindResponse;

  beforeAll(async () => {
    stage = await startBrowser('console-search');
    const session = new HttpSession(stage.url);
    await session.signIn('sales', DEMO_PASSWORD);
    const answer = await session.send('POST', '/api/search/FindGroupsAndQuotes', { Text: 'lan' });
    found = (await answer.json()) as FindResponse;
    expect([found.Groups.length > 0, found.Quotes.length > 0]).toEqual([true, true]);
  });
  beforeEach(async () => {
    ({ page, problems } = await stage.newVisitor());
    await signIn(page, 'superuser', '/sales/');
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  });
  afterEach(async () => {
    expect(problems).toEqual([]);
    await page.context().close();
  });
  afterAll(() => stage.close());

  it('goes to a page by keyboard alone, and the page has the focus', async () => {
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.type('aud');
    await chosen(page).filter({ hasText: 'Audit' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sales/audit');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Audit');
    await becomes(() => page.getByRole('dialog').count(), 0);
  });

  it('says that a new version is there when it cannot be loaded, and leaves the console as it is', async () => {
    await page.route(LATER_SCREENS, (route) => route.fulfill({ status: 404 }));
    // It may be here already: an idle page loads ahead.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('alert').filter({ hasText: 'A new version is available.' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await expectAccessible(page, 'a missing part');
    await page.unroute(LATER_SCREENS);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    // The browser reports the answer itself.
    problems.splice(0);
  });

  it('says that it could not search while there is no connection', async () => {
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.context().setOffline(true);
    await page.keyboard.type('elk');
    await page.getByText(/^Groups and quotes were not searched\./).waitFor();
    await becomes(() => page.getByText(/^No matches/).count(), 0);
    await page.context().setOffline(false);
    problems.splice(0);
  });

  it('goes to a group by keyboard alone', async () => {
    const { Name, Path } = found.Groups[0]!;
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.type(Name);
    await chosen(page).filter({ hasText: Name }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${Path}`);
    await page.getByRole('heading', { name: Name }).first().waitFor();
  });

  it('goes to a quote by its number, told with its status and what is done there', async () => {
    const { Id, GroupName, Status, QuoteStatus, Step, Path } = found.Quotes[0]!;
    await page.keyboard.press('Meta+k');
    await field(page).waitFor();
    await page.keyboard.type(String(Id));
    const quote = option(page, new RegExp(`^${Id}: ${GroupName}`));
    await quote.filter({ hasText: Step }).filter({ hasText: QuoteStatus }).waitFor();
    await becomes(async () => (await chosen(page).textContent())?.startsWith(`${Id}: `), true);
    await page.keyboard.press('Enter');
    await page.waitForURL(BEFORE_ENROLLMENT.includes(Status) ? `**${Path}` : `**/sales/group/**/${Id}?*`);
  });

  it('goes round with the arrows, and to both ends', async () => {
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    const all = await page.getByRole('option').allTextContents();
    const at = async () => all.indexOf((await chosen(page).textContent()) ?? '');
    await becomes(() => at(), 0);
    await page.keyboard.press('ArrowUp');
    await becomes(() => at(), all.length - 1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await becomes(() => at(), 1);
    await page.keyboard.press('End');
    await becomes(() => at(), all.length - 1);
    await page.keyboard.press('Home');
    await becomes(() => at(), 0);
    await becomes(() => field(page).getAttribute('aria-activedescendant'), await chosen(page).getAttribute('id'));
  });

  it('closes with Escape, and gives the focus back to where it was', async () => {
    const button = page.getByRole('button', { name: 'Find anything' });
    await tabAndPress(page, button);
    await field(page).waitFor();
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
    await becomes(() => button.evaluate((element) => element === document.activeElement), true);
  });

  it('does not open over a dialog, which could lose what was typed', async () => {
    await page.goto('/sales/configuration/add');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Control+k');
    await becomes(() => page.getByRole('dialog').count(), 1);
    await becomes(() => field(page).count(), 0);
  });

  it('says that nothing fits, and keeps no name of a group in the browser', async () => {
    await page.keyboard.press('Control+k');
    await field(page).fill('nothing is called so');
    await page.getByText('No matches for “nothing is called so”.').waitFor();
    await field(page).fill('expired rules');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sales/configuration/expired');
    await page.keyboard.press('Control+k');
    await page.getByRole('group', { name: 'Recent' }).getByText('Expired rules').waitFor();
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(found.Groups.filter(({ Name }) => kept.includes(Name))).toEqual([]);
  });

  it('says so when groups and quotes cannot be searched, and still finds pages', async () => {
    await page.route('**/api/search/*', (route) => route.fulfill({ status: 422, json: { Message: 'Not today.' } }));
    await page.keyboard.press('Control+k');
    await field(page).fill('err');
    await page.getByText('Groups and quotes were not searched. Not today.').waitFor();
    await option(page, /Error reports/).waitFor();
  });

  it('finds an individual’s quote by the applicant’s name', async () => {
    await page.keyboard.press('Control+k');
    await field(page).fill('theo vander');
    await option(page, /Theo Vanderlaan/).waitFor();
    await expectAccessible(page, 'an individual');
    await option(page, /Theo Vanderlaan/).click();
    await page.waitForURL(/\/quote\/plan-selection\/individual\/quote\/\d+/);
  });

  it('leaves the way past header and sidebar as the first stop of the Tab key', async () => {
    await page.goto('/sales/audit');
    await page.getByRole('heading', { name: 'Audit' }).waitFor();
    await page.keyboard.press('Tab');
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await becomes(() => page.evaluate(() => document.activeElement?.id), 'main');
  });

  it.each([
    ['light', 'desk', DESK],
    ['dark', 'phone', PHONE],
  ] as const)('is accessible and fits the screen, %s, on a %s', async (colorScheme, device, viewport) => {
    const visitor = await stage.newVisitor({ colorScheme, viewport });
    await signIn(visitor.page, 'superuser', '/sales/');
    await visitor.page.getByRole('button', { name: 'Find anything' }).click();
    await field(visitor.page).waitFor();
    await expectAccessible(visitor.page, 'nothing typed');
    await field(visitor.page).fill('lan');
    await option(visitor.page, found.Groups[0]!.Name).first().waitFor();
    await expectAccessible(visitor.page, 'groups and quotes');
    await expectNoSidewaysScroll(visitor.page);
    await takeScreenshot(visitor.page, `console-search-${colorScheme}-${device}`);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });
});
