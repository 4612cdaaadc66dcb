import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../backend/src/platform/account/demo-accounts.ts';
import { HttpSession } from '../../support/http-session.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expectLabelsFirst } from '../support/label-first.ts';
import { becomes } from '../../support/eventually.ts';
import { signIn } from '../support/sign-in.ts';
import { startBrowser, type Stage } from '../support/start-browser.ts';

/** Of the demo data: decided, so that the queue shows it first; and three that wait for a decision. */
const DECIDED = 'Duplicate Key Locksmiths';
const [FIRST, SECOND, THIRD] = ['Blue Water Charters', 'Iron Mountain Cabinetry', 'Cadillac Sawmill Works'] as const;
const WAITING = `/sales/group?filter=${encodeURIComponent('{"Status":["Complete","Pended"]}')}`;
const PHONE = { width: 360, height: 740 };
const TABS = ['/sales/group', '/sales/group/renewals', '/sales/group/passive-renewals'];

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const choose = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).check();
const claim = (page: Page, name: string) => page.getByRole('button', { name: `Claim ${name}` });
const release = (page: Page, name: string) => page.getByRole('button', { name: `Release ${name}` });
/** Claims are saved at once, releases when they can no longer be undone. */
const claimed = async (page: Page, name: string) => {
  await claim(page, name).click();
  await page.getByText(`Claimed ${name}.`).waitFor();
};
const released = async (page: Page, press: () => Promise<void>) => {
  const saved = page.waitForResponse((answer) => /\/UnassignUser/.test(answer.url()) && answer.ok());
  await press();
  await saved;
};
/** The quote under review, beside the queue. */
const desk = (page: Page) => page.getByRole('complementary', { name: 'Review' });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Until the server has it: what is set up is written a moment later. */
const settingKept = (page: Page, key: string) =>
  page.waitForResponse((answer) => answer.url().endsWith(`/api/account/Preferences/${key}`) && answer.status() === 204);

/** Whoever decides on a quote has it: of the demo data that is operations. */
async function releaseAll(url: string, userName: string): Promise<void> {
  const session = new HttpSession(url);
  await session.signIn(userName, DEMO_PASSWORD);
  for (const name of [DECIDED, FIRST, SECOND, THIRD]) {
    const filter = encodeURIComponent(JSON.stringify({ q: name }));
    const [row] = (await (await session.get(`/api/sales/GetGroupQuotes?filter=${filter}`)).json()) as { Id: number }[];
    expect((await session.send('PUT', '/api/sales/UnassignUserToQuote', { Id: row?.Id })).status).toBe(200);
  }
}

describe('the queue of group quotes', () => {
  let stage: Stage;
  let page: Page;
  let problems: string[];

  beforeAll(async () => {
    stage = await startBrowser('sales-queue');
    await releaseAll(stage.url, 'operations');
  });
  beforeEach(async () => {
    ({ page, problems } = await stage.newVisitor());
    await signIn(page, 'operations');
  });
  afterEach(async () => {
    expect(problems).toEqual([]);
    await page.context().close();
  });
  afterAll(() => stage.close());

  it('shows what is decided first, and lets a quote be claimed, found as own work and released', async () => {
    await page.goto('/sales/group');
    await rowOf(page, DECIDED).waitFor();
    await becomes(() => claim(page, DECIDED).count(), 0);
    await page.goto(WAITING);
    await claimed(page, FIRST);
    await release(page, FIRST).waitFor();
    await page.waitForFunction(
      (label) => document.activeElement?.getAttribute('aria-label') === label,
      `Release ${FIRST}`,
    );
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByLabel('Only my work').click();
    await page.getByText('1-1 of 1').waitFor();
    await expectAccessible(page);
    await release(page, FIRST).click();
    await page.getByText('No quotes match').waitFor();
    await expectAccessible(page);
  });

  it('tells the slower of two people who has the quote', async () => {
    const other = await stage.newVisitor();
    await signIn(other.page, 'sales');
    for (const each of [page, other.page]) {
      await each.goto(WAITING);
      await claim(each, FIRST).waitFor();
    }
    // No row changes by itself while somebody is in it.
    await claim(page, FIRST).focus();
    await claimed(other.page, FIRST);
    await release(other.page, FIRST).waitFor();
    await claim(page, FIRST).click();
    await page.getByText(/has been working on this quote since/).waitFor();
    await released(other.page, async () => {
      await release(other.page, FIRST).click();
      await other.page.getByText(/^Released /).waitFor();
    });
    await other.context.close();
    // The refusal itself is reported by the browser.
    problems.splice(0);
  });

  it('gives several at once, and says of each that could not be claimed who has it', async () => {
    const other = await stage.newVisitor();
    await signIn(other.page, 'sales');
    await page.goto(WAITING);
    for (const name of [FIRST, SECOND, THIRD]) {
      await choose(page, name);
    }
    const chosen = page.getByRole('group', { name: 'Selected quotes' });
    await chosen.getByText('3 selected').waitFor();
    await expectAccessible(page, 'with selected rows');
    await other.page.goto(WAITING);
    await claimed(other.page, SECOND);
    await release(other.page, SECOND).waitFor();
    await chosen.getByRole('button', { name: 'Claim', exact: true }).click();
    const outcome = dialog(page, '2 quotes claimed.');
    await outcome.getByText(SECOND).waitFor();
    await outcome.getByText(/ has been working on this quote since /).waitFor();
    await expectAccessible(page, 'outcome');
    await outcome.getByRole('button', { name: 'Close' }).click();
    await release(page, FIRST).waitFor();
    await release(page, THIRD).waitFor();
    await chosen.getByText('0 selected').waitFor();
    for (const name of [FIRST, THIRD]) {
      await choose(page, name);
    }
    await released(page, async () => {
      await chosen.getByRole('button', { name: 'Release', exact: true }).click();
      await page.getByText('2 quotes released.').waitFor();
    });
    await released(other.page, async () => {
      await release(other.page, SECOND).click();
      await other.page.getByText(/^Released /).waitFor();
    });
    await other.context.close();
  });

  it('keeps searches and columns with the user, for each tab, in every browser', async () => {
    await page.goto('/sales/group');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('combobox', { name: /^Status/ }).click();
    await page.getByRole('option', { name: 'Manually Processed' }).click();
    await page.getByRole('option', { name: 'Passively Renewed' }).click();
    await expectAccessible(page, 'states');
    await page.keyboard.press('Escape');
    await page.waitForURL((address) => address.searchParams.get('filter') === '{"Status":["Approved"]}');
    await page.getByRole('columnheader', { name: 'Effective', exact: true }).click();
    await page.waitForURL((address) => address.searchParams.get('sort') === 'EffectiveDate');
    await page.getByRole('button', { name: 'Saved searches' }).click();
    const searches = dialog(page, 'Saved searches');
    await searches.getByLabel('Name of this search').fill('Approved by date');
    const saved = settingKept(page, 'group.new.savedQueries');
    await searches.getByRole('button', { name: 'Save', exact: true }).click();
    await saved;
    await expectAccessible(page, 'saved searches');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Columns' }).click();
    const columns = settingKept(page, 'group.new.columns');
    await dialog(page, 'Columns').getByLabel('Agents').check();
    await columns;
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => JSON.stringify(localStorage).includes('Approved'))).toBe(false);

    const again = await stage.newVisitor();
    await signIn(again.page, 'operations', '/sales/group');
    await again.page.getByRole('columnheader', { name: 'Agents' }).waitFor();
    await again.page.getByText(/^1-10 of/).waitFor();
    await again.page.getByRole('button', { name: 'Saved searches' }).click();
    await dialog(again.page, 'Saved searches').getByRole('button', { name: 'Approved by date', exact: true }).click();
    await again.page.getByRole('button', { name: 'Status: Approved, remove filter' }).waitFor();
    await again.page.waitForURL((address) => address.searchParams.get('sort') === 'EffectiveDate');
    await again.page.goto('/sales/group/renewals');
    await again.page.getByRole('button', { name: 'Saved searches' }).click();
    await dialog(again.page, 'Saved searches').getByLabel('Name of this search').waitFor();
    await becomes(() => again.page.getByRole('list', { name: 'Your saved searches' }).count(), 0);
    expect(again.problems).toEqual([]);
    await again.context.close();
  });

  it('forgets a saved search when it is removed, after asking once more', async () => {
    await page.goto('/sales/group/passive-renewals');
    await page.getByRole('button', { name: 'Saved searches' }).click();
    const searches = dialog(page, 'Saved searches');
    await searches.getByLabel('Name of this search').fill('All of it');
    const saved = settingKept(page, 'group.passive-renewals.savedQueries');
    await searches.getByRole('button', { name: 'Save', exact: true }).click();
    await saved;
    await searches.getByRole('button', { name: 'Remove the saved search All of it' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove “All of it”?' });
    const kept = settingKept(page, 'group.passive-renewals.savedQueries');
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await kept;
    await page.reload();
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await searches.getByLabel('Name of this search').waitFor();
    await becomes(() => page.getByText('All of it').count(), 0);
  });

  it('works without the settings when the server does not give them', async () => {
    await page.route('**/api/account/Preferences', (route) => route.abort());
    await page.goto('/sales/group');
    await page.getByRole('button', { name: 'Columns' }).click();
    await dialog(page, 'Columns').getByLabel('Agents').check();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Agents' }).waitFor();
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await page.getByText(/lasts until you leave the console/).waitFor();
  });

  it('saves everything that matches as a file', async () => {
    await page.goto(`/sales/group?filter=${encodeURIComponent('{"q":"duplicate key"}')}`);
    await rowOf(page, DECIDED).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^groupQuotes-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(DECIDED);
  });

  it('is come back to from a quote’s own page: the same page and filters, the quote open, then the focus on its row', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/sales/group');
    await page.getByRole('button', { name: 'Go to page 2' }).click();
    await page.getByText(/^11-/).waitFor();
    // The pager says the new page while the rows of the old one still stand there.
    await page.locator('[aria-busy="false"]').waitFor();
    const link = page.getByRole('grid').getByRole('link').last();
    const name = await link.innerText();
    await link.focus();
    await page.keyboard.press('Enter');
    await desk(page).getByRole('heading', { name, exact: true }).waitFor();
    await desk(page).getByRole('link', { name: 'Open full page' }).click();
    const back = page.getByRole('link', { name: 'Back to the queue' });
    await back.waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page, 'quote opened from the queue');
    await back.click();
    await desk(page).getByRole('heading', { name, exact: true }).waitFor();
    await page.getByText(/^11-/).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction((text) => (document.activeElement as HTMLElement | null)?.innerText === text, name);
    const address = new URL(page.url());
    expect([address.pathname, address.searchParams.get('page')]).toEqual(['/sales/group', '2']);
  });

  it('says when it could not be read, instead of that nothing is there, and tries again', async () => {
    const LIST = '**/api/sales/GetGroupQuotes?*';
    await page.route(LIST, (route) =>
      route.fulfill({ status: 409, json: { Code: 'WRONG_STATE', Message: 'Not now.', Fields: {}, RequestId: 'r' } }),
    );
    await page.goto('/sales/group');
    await page.locator('main').getByText('Not now.').waitFor();
    await becomes(() => page.getByText('No quotes match').count(), 0);
    await becomes(() => page.getByText(/^\d+-\d+ of/).count(), 0);
    await expectAccessible(page, 'not read');
    await page.unroute(LIST);
    await page.getByRole('button', { name: 'Try again' }).click();
    await rowOf(page, DECIDED).waitFor();
  });

  it('leads nobody to another site, and agents not at all', async () => {
    const agent = await stage.newVisitor();
    await signIn(agent.page, 'agent', '/dashboard?returnUrl=%2Fsales%2Fgroup');
    await agent.page.getByRole('heading', { level: 1 }).waitFor();
    await becomes(() => agent.page.getByText('Back to the queue').count(), 0);
    await agent.context.close();
    await page.goto('/dashboard?returnUrl=%2F%2Fevil.example%2Fsales%2F');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await becomes(() => page.getByText('Back to the queue').count(), 0);
  });

  it('begins a new group or finds a returning one', async () => {
    await page.goto('/sales/group');
    await page.getByRole('button', { name: 'New group' }).click();
    const options = dialog(page, 'New group quote');
    await options.getByRole('link', { name: /Find a returning group/ }).waitFor();
    await expectAccessible(page, 'new group options');
    await options.getByRole('link', { name: /Create a new group/ }).click();
    await page.waitForURL(/\/new-group\?/);
    await page.getByRole('link', { name: 'Back to the queue' }).waitFor();
  });

  it('has three tabs, each with its count, that anybody can use, on a phone too', async () => {
    for (const size of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(size);
      for (const path of TABS) {
        await page.goto(path);
        await page.getByRole('tab', { name: /^Passive renewals \d+$/ }).waitFor();
        await page.getByRole('link', { name: /\w/ }).and(page.locator('main [id^="quote-"]')).first().waitFor();
        await expectNoSidewaysScroll(page);
        await expectLabelsFirst(page);
        await expectAccessible(page, `${path} at ${size.width}`);
      }
    }
    await page.getByRole('link', { name: 'Submit groups for passive renewal' }).waitFor();
  });

  it('is worked through by keyboard: the oldest that needs review, on and back, approved, and the next one', async () => {
    await page.goto('/sales/group');
    const views = page.getByRole('navigation', { name: 'Views' });
    await views.getByRole('link', { name: /^Needs review [1-9]/ }).press('Enter');
    await page.waitForURL((address) => address.searchParams.get('sort') === 'StatusAt');
    await views
      .getByRole('link', { name: /^Needs review/ })
      .and(page.locator('[aria-current]'))
      .waitFor();
    await page.locator('[aria-busy="false"]').waitFor();
    const rows = page.getByRole('grid').getByRole('link');
    const [first, second] = await rows.allInnerTexts();
    const opened = (name: string) =>
      page.waitForFunction((text) => (document.activeElement as HTMLElement | null)?.innerText === text, name);
    await rows.first().press('Enter');
    await desk(page).getByRole('heading', { name: first!, exact: true }).waitFor();
    await page.keyboard.press('j');
    await opened(second!);
    await page.keyboard.press('k');
    await opened(first!);
    await desk(page).getByText(' a month').first().waitFor();
    await expectAccessible(page, 'review desk');
    await desk(page).getByRole('button', { name: 'Approve and next' }).waitFor();
    await page.keyboard.press('a');
    const asked = page.getByRole('dialog', { name: `Approve ${first!}` });
    await asked.getByLabel(/^Reason/).fill('Checked.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Quote has been Approved.').waitFor();
    await opened(second!);
    await page.setViewportSize(PHONE);
    await page.reload();
    const full = dialog(page, 'Review');
    await full.getByRole('heading', { name: second!, exact: true }).waitFor();
    await full.getByText(' a month').first().waitFor();
    await expectAccessible(page, 'review desk on a phone');
    await expectNoSidewaysScroll(page);
  });
});
