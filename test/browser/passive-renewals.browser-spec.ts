import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { becomes } from '../support/eventually.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

/** Of the demo data: one that renews, one that nothing follows, one with plans that are none of the ACA, one that is pending. */
const [RENEWS, FAILS, NOT_ACA, PENDING] = [
  'Sleeping Bear Outfitters',
  'Frankenmuth Bakehouse',
  'Riverfront Eye Care',
  'Ironwood Lodge Supply',
] as const;
/** One that no test submits. */
const READY = 'Grand River Brewing Supply';
const PATH = '/sales/passive-renewals';
/** Every group, whatever passive renewal means for it. */
const ALL: `/${string}` = `${PATH}?filter=${encodeURIComponent('{"Standing":[]}')}`;
const PHONE = { width: 360, height: 740 };

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const choose = (page: Page, name: string) => rowOf(page, name).getByRole('checkbox').check();
const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });

describe('passive renewals', () => {
  let stage: Stage;
  let page: Page;
  let problems: string[];

  beforeAll(async () => {
    stage = await startBrowser('passive-renewals');
  });
  beforeEach(async () => {
    ({ page, problems } = await stage.newVisitor());
    await signIn(page, 'sales');
  });
  afterEach(async () => {
    expect(problems).toEqual([]);
    await page.context().close();
  });
  afterAll(() => stage.close());

  it('lets nothing be submitted before a group is selected, and passes over those that are pending', async () => {
    await page.goto(PATH);
    await rowOf(page, RENEWS).waitFor();
    await becomes(() => submitButton(page).isDisabled(), true);
    await page.getByText('Select a group first.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^All \d+$/ }).click();
    await page.getByLabel('Search the groups').fill('Ironwood');
    await rowOf(page, PENDING).waitFor();
    await page.getByText('1-1 of 1').waitFor();
    await becomes(() => rowOf(page, PENDING).getByRole('checkbox').isDisabled(), true);
    await becomes(() => page.getByRole('checkbox', { name: 'Select all rows on this page' }).isDisabled(), true);
    await page.getByLabel('Search the groups').fill('Bakehouse');
    await rowOf(page, FAILS).waitFor();
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    await page.getByText('1 selected', { exact: true }).waitFor();
  });

  it('offers to view the renewal of ACA groups alone', async () => {
    await page.goto(ALL);
    await page.getByRole('link', { name: `View renewal of ${RENEWS}` }).waitFor();
    await becomes(() => page.getByRole('link', { name: `View renewal of ${NOT_ACA}` }).count(), 0);
    await rowOf(page, NOT_ACA).getByText('Only an ACA group can be renewed passively.').waitFor();
  });

  it('shows what would become of the groups, renews those that it can, and shows the result after a reload', async () => {
    await page.goto(ALL);
    await choose(page, RENEWS);
    await choose(page, FAILS);
    await choose(page, NOT_ACA);
    await page.getByText('3 selected').waitFor();
    await submitButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Submit 3 groups for passive renewal' });
    await dialog.getByText(/1 group renews: \$/).waitFor();
    await dialog.getByText('1 group can’t renew.').waitFor();
    await dialog.getByText('1 group is skipped.').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel(/Submit anyway/).check();
    await dialog.getByRole('button', { name: 'Submit 2 groups' }).click();
    await page.waitForURL(/\/sales\/passive-renewals\/run\/\d+/);
    await page.getByRole('heading', { name: 'Passive renewal finished with failures' }).waitFor();
    await page.getByText('1 renewed, 1 failed').first().waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Passive renewal finished with failures' }).waitFor();
    await page.getByRole('list', { name: 'Not done' }).getByText(FAILS).waitFor();
    await rowOf(page, RENEWS).getByText('Passively Renewed').waitFor();
    await rowOf(page, FAILS).getByText('Passive Renewal Failure').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.waitForURL(({ pathname }) => pathname === PATH);
    // What is renewed says so, without a reason, and cannot be chosen again.
    await rowOf(page, RENEWS)
      .getByText(/^By .*, /)
      .waitFor();
    await becomes(() => rowOf(page, RENEWS).getByRole('checkbox').isDisabled(), true);
    await page.getByRole('button', { name: /^Not possible \d+$/ }).click();
    await rowOf(page, RENEWS).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Renewed [1-9]/ }).click();
    await rowOf(page, RENEWS).waitFor();
    await page.getByRole('button', { name: /^Select all/ }).waitFor({ state: 'detached' });
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Failed [1-9]/ }).click();
    await rowOf(page, FAILS).waitFor();
  });

  it('opens with the groups that are ready, and selects all of them, on all pages', async () => {
    await page.goto(PATH);
    await rowOf(page, READY).waitFor();
    await becomes(() => rowOf(page, NOT_ACA).count(), 0);
    const name = await page.getByRole('button', { name: /^Ready \d+$/ }).textContent();
    const count = /\d+/.exec(name!)![0];
    await page.getByRole('button', { name: `Select all ${count} ready` }).click();
    await page.getByText(`${count} selected`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByText('0 selected', { exact: true }).waitFor();
  });

  it('shows the month that the home page leads with, and lets it go', async () => {
    await page.goto('/sales/');
    const month = page.getByRole('table', { name: 'Groups by renewal month' }).getByRole('link').first();
    const name = (await month.textContent()) ?? '';
    await month.click();
    const filter = page.getByRole('combobox', { name: 'Renewal month' });
    await filter.filter({ hasText: name }).waitFor();
    await page.waitForURL(/RenewalDate/);
    await expectAccessible(page);
    await filter.click();
    await page.getByRole('option', { name: 'Any' }).click();
    await page.waitForURL((address) => !address.searchParams.get('filter')?.includes('RenewalDate'));
    await rowOf(page, NOT_ACA).waitFor();
  });

  it('asks the agents of groups whether they renew', async () => {
    await page.goto(ALL);
    await choose(page, NOT_ACA);
    await page.getByRole('button', { name: 'Ask agents' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByRole('heading', { name: 'Survey finished' }).waitFor();
    await rowOf(page, NOT_ACA).getByText('Asked').waitFor();
  });

  it('fits a phone, in the dark', async () => {
    const phone = await stage.newVisitor({ viewport: PHONE, colorScheme: 'dark' });
    await signIn(phone.page, 'sales', ALL);
    await phone.page.getByRole('list', { name: 'Upcoming renewals' }).waitFor();
    await phone.page.getByLabel(`Select ${NOT_ACA}`).check();
    await expectNoSidewaysScroll(phone.page);
    await expectAccessible(phone.page);
    await submitButton(phone.page).click();
    await phone.page.getByText('None of these groups would be renewed.').waitFor();
    await expectNoSidewaysScroll(phone.page);
    await expectAccessible(phone.page);
    expect(phone.problems).toEqual([]);
    await phone.page.context().close();
  });
});

describe('a run that nobody works on yet', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await startBrowser('passive-renewals-waiting', { JOBS_POLL_MS: '0' });
  });
  afterAll(() => stage.close());

  it('is found again after a reload, and calling off the rest begins nothing more', async () => {
    const { page, problems } = await stage.newVisitor();
    await signIn(page, 'sales', ALL);
    await choose(page, RENEWS);
    await choose(page, FAILS);
    await submitButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Submit 2 groups for passive renewal' });
    await dialog.getByLabel(/Submit anyway/).check();
    await dialog.getByRole('button', { name: 'Submit 2 groups' }).click();
    await page.getByRole('heading', { name: 'Passive renewal is running' }).waitFor();
    await rowOf(page, RENEWS).getByText('Submitted', { exact: true }).waitFor();
    await becomes(() => rowOf(page, RENEWS).getByRole('checkbox').isDisabled(), true);
    await page.goto(ALL);
    const run = page.getByRole('region', { name: /^Passive renewal/ });
    await run.getByText('0 of 2 groups').waitFor();
    await rowOf(page, RENEWS).getByText('Submitted', { exact: true }).waitFor();
    await expectAccessible(page);
    await run.getByRole('button', { name: 'Cancel the rest' }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Cancel the rest?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel the rest' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Passive renewal was canceled' }).waitFor();
    await run.getByRole('alert').getByText('2 not started').waitFor();
    await rowOf(page, RENEWS).getByText('Cancelled').waitFor();
    // Whoever works by keyboard is at the button that has come instead.
    await page.waitForFunction(() => document.activeElement?.textContent === 'Close');
    await page.keyboard.press('Enter');
    await run.waitFor({ state: 'detached' });
    await rowOf(page, RENEWS).getByText('Can be submitted').waitFor();
    await choose(page, RENEWS);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describe('taking back passive renewals', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await startBrowser('passive-renewals-undo');
  });
  afterAll(() => stage.close());

  const renew = async (page: Page) => {
    await choose(page, RENEWS);
    await submitButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit 1 group' }).click();
    await page.getByRole('heading', { name: 'Passive renewal finished' }).waitFor();
  };

  it('puts a group back from its row, and all groups of a run, by keyboard', async () => {
    const { page, problems } = await stage.newVisitor();
    await signIn(page, 'sales', ALL);
    await renew(page);
    await rowOf(page, RENEWS)
      .getByText(/^Undo until \d+:\d\d [AP]M$/)
      .waitFor();
    await page.getByRole('button', { name: `Undo the passive renewal of ${RENEWS}` }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(`${RENEWS}: passive renewal undone.`).waitFor();
    await rowOf(page, RENEWS).getByText('Can be submitted').waitFor();
    const undoRun = page.getByRole('button', { name: 'Undo 1 renewal' });
    await undoRun.waitFor({ state: 'detached' });
    await renew(page);
    await undoRun.waitFor();
    await expectAccessible(page);
    await undoRun.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Undo of passive renewals finished' }).waitFor();
    await page.getByText('1 undone').first().waitFor();
    await rowOf(page, RENEWS).getByText('Can be submitted').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
