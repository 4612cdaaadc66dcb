import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { becomes } from '../support/eventually.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const QUEUE = '/sales/individual';
/** Households of the demo data, as if they had been submitted. */
const [PAID, PENDED] = ['Theo Vanderlaan', 'Marisol Vega'] as const;

/** Nothing but the submission itself moves a quote to these statuses. */
function submit(file: string): void {
  const database = new Sqlite(file, { timeout: 5_000 });
  // Those of the repair desk are drafts here.
  database.exec(`DELETE FROM outbox WHERE topic = 'submit-application';
    UPDATE quotes SET status = 'Quoting' WHERE id IN (SELECT quoteId FROM individual_applications)`);
  const move = database.prepare(
    `UPDATE quotes SET status = ?, statusAt = datetime('now', ?) WHERE id =
      (SELECT quoteId FROM individual_quotes WHERE subscriberFirstName || ' ' || subscriberLastName = ?)`,
  );
  expect(move.run('Complete', '-1 days', PAID).changes).toBe(1);
  expect(move.run('Pended', '-9 days', PENDED).changes).toBe(1);
  database.exec(`UPDATE individual_quotes SET submittedAt = (SELECT statusAt FROM quotes WHERE quotes.id = quoteId
    AND quotes.status IN ('Complete', 'Pended'))`);
  database.close();
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const unfold = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click();
const claim = (page: Page, name: string) => page.getByRole('button', { name: `Claim ${name}` });
const release = (page: Page, name: string) => page.getByRole('button', { name: `Release ${name}` });
const released = async (page: Page, name: string) => {
  const saved = page.waitForResponse((answer) => /\/UnassignUser/.test(answer.url()) && answer.ok());
  await release(page, name).click();
  await saved;
};

describe('the queue of individuals', () => {
  let stage: Stage;
  let page: Page;
  let problems: string[];

  beforeAll(async () => {
    stage = await startBrowser('individual-queue');
    submit(stage.server.database);
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

  it('opens with what was submitted, newest first, and is narrowed by kind, status and age', async () => {
    await page.goto('/sales/');
    await page.getByRole('link', { name: 'Individuals', exact: true }).click();
    const views = page.getByRole('navigation', { name: 'Views' });
    await views.getByRole('link', { name: 'Needs review 1' }).and(page.locator('[aria-current]')).waitFor();
    await page.getByText('1-1 of 1').waitFor();
    await page.goto(QUEUE);
    await page.getByText('1-2 of 2').waitFor();
    expect(await page.locator('[id^="quote-"]').allInnerTexts()).toEqual([PAID, PENDED]);
    await page.getByText('Sales Review', { exact: true }).waitFor();
    await page.getByText('9 days · Due soon', { exact: true }).waitFor();
    await expectAccessible(page, 'the queue');
    await unfold(page);
    await page.getByRole('combobox', { name: /^Days in status/ }).click();
    await page.getByRole('option', { name: '8–14 days' }).click();
    await page.getByText('1-1 of 1').waitFor();
    await link(page, PENDED).waitFor();
    await page.getByRole('combobox', { name: /^Enrollment/ }).click();
    await page.getByRole('option', { name: 'FFM' }).click();
    await page.getByText('No quotes match').waitFor();
    await page.getByRole('button', { name: 'Filters (3)' }).waitFor();
    await expectAccessible(page, 'nothing matches');
    await page.getByRole('button', { name: 'Enrollment: FFM, remove filter' }).press('Enter');
    await link(page, PENDED).waitFor();
    await page.getByRole('button', { name: 'Filters (2)' }).and(page.locator(':focus')).waitFor();
    await page.getByRole('combobox', { name: /^Enrollment/ }).click();
    await page.getByRole('option', { name: 'FFM' }).click();
    await page.getByRole('button', { name: 'Show all quotes' }).click();
    await link(page, PAID).waitFor();
    // Drafts too.
    await becomes(async () => (await page.locator('[id^="quote-"]').count()) > 2, true);
  });

  it('finds an applicant without writing the name into the address', async () => {
    await page.goto(QUEUE);
    await link(page, PAID).waitFor();
    const [request] = await Promise.all([
      page.waitForRequest((sent) => (sent.postData() ?? '').includes('vega mar')),
      page.getByLabel('Search the quotes').fill('vega mar'),
    ]);
    expect([request.method(), request.url().includes('vega')]).toEqual(['POST', false]);
    await page.getByText('1-1 of 1').waitFor();
    await link(page, PENDED).waitFor();
    expect(page.url()).not.toContain('vega');
    await page.getByLabel('Search the quotes').fill('');
    await page.getByText('1-2 of 2').waitFor();
  });

  it('says what is wrong with the days', async () => {
    await page.goto(QUEUE);
    await link(page, PAID).waitFor();
    await unfold(page);
    await page.getByLabel('Submitted from', { exact: true }).fill('13/45/2026');
    await page.keyboard.press('Tab');
    await page.getByText('Check the dates').waitFor();
    await expectAccessible(page, 'a wrong day');
    await page.getByLabel('Submitted from', { exact: true }).fill('1/2/2049');
    await page.keyboard.press('Tab');
    await page.getByText('No quotes match').waitFor();
  });

  it('unfolds the filters when an address brings wrong days', async () => {
    await page.goto(`${QUEUE}?filter=${encodeURIComponent('{"fromDate":"2026-03-02","toDate":"2026-03-01"}')}`);
    await page.getByText('Check the dates').waitFor();
    await page.getByLabel('Submitted from', { exact: true }).waitFor();
  });

  it('lets a quote be claimed, found as own work, and released', async () => {
    await page.goto(QUEUE);
    await claim(page, PENDED).click();
    await page.getByText(`Claimed ${PENDED}.`).waitFor();
    await release(page, PENDED).waitFor();
    await unfold(page);
    await page.getByLabel('Only my work').click();
    await page.getByText('1-1 of 1').waitFor();
    await page.getByText('You', { exact: false }).first().waitFor();
    await released(page, PENDED);
    await page.getByText('No quotes match').waitFor();
  });

  it('claims several at once', async () => {
    await page.goto(QUEUE);
    for (const name of [PAID, PENDED]) {
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    }
    const chosen = page.getByRole('group', { name: 'Selected quotes' });
    await chosen.getByText('2 selected').waitFor();
    await chosen.getByRole('button', { name: 'Claim', exact: true }).click();
    await page.getByText('2 quotes claimed.').waitFor();
    await released(page, PAID);
    await released(page, PENDED);
  });

  it('is worked through on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(QUEUE);
    const card = page.locator('[data-row-card]').filter({ hasText: PAID });
    await card.waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'on a phone');
    await becomes(() => page.getByRole('combobox', { name: /^Enrollment/ }).count(), 0);
    await card.getByRole('button', { name: `Claim ${PAID}` }).click();
    await page.getByText(`Claimed ${PAID}.`).waitFor();
    await unfold(page);
    await page.getByLabel('Only my work').click();
    await page.getByText('1-1 of 1').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'on a phone, with filters');
    await released(page, PAID);
    await page.getByText('No quotes match').waitFor();
  });

  it('leads to the quote in the portal and back, and to a new or returning individual', async () => {
    await page.goto(QUEUE);
    await link(page, PENDED).click();
    const desk = page.getByRole('complementary', { name: 'Review' });
    await desk.getByRole('link', { name: 'Open full page' }).click();
    await page.waitForURL(/\/enrollment\/individual\/\d+\?returnUrl=/);
    await page.getByRole('link', { name: 'Back to the queue' }).click();
    await desk.getByRole('heading', { name: PENDED, exact: true }).waitFor();
    await link(page, PENDED).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction((name) => (document.activeElement as HTMLElement | null)?.innerText === name, PENDED);
    await page.getByRole('link', { name: 'Find existing client' }).click();
    await page.waitForURL(/\/search\?mode=individual-only&returnUrl=/);
    await page.getByRole('link', { name: 'Back to the queue' }).click();
    await page.getByRole('link', { name: 'New individual' }).click();
    await page.waitForURL(/\/quotes\/census\/individual\?returnUrl=/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
