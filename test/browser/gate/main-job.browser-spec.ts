import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { employerCensus } from '../support/employer-census.ts';
import { takeScreenshot } from '../support/screenshot.ts';
import { signIn } from '../support/sign-in.ts';
import { joinBrowser, type Stage } from '../support/start-browser.ts';

describe('quoting a small group from its census, with a mouse', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await joinBrowser();
  });
  afterAll(() => stage.close());

  it('takes an agent from a new group over two corrected cells to the proposal', async () => {
    const { page, context, problems } = await stage.newVisitor({ acceptDownloads: true });
    await signIn(page, 'agent', '/dashboard');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page.getByRole('row', { name: /Lakeshore Cabinet Works/ }).waitFor();
    await look(page, 'dashboard');

    await page.getByRole('button', { name: 'New group' }).click();
    await page.getByRole('link', { name: /Create a new group/ }).click();
    await createGroup(page, 'Lakeside Pottery');
    await importCensus(page);
    await page.getByRole('button', { name: /Approve census/ }).click();
    await page.getByRole('button', { name: 'Approve and choose plans' }).click();
    await page.waitForURL('**/quote/plan-selection/group/**');
    await choosePlans(page);
    const fileName = await makeProposal(page);
    expect(fileName).toMatch(/^Proposal Lakeside Pottery .*\.pdf$/);

    await page.goto('/dashboard');
    await page.getByRole('row', { name: /Lakeside Pottery.*Created Proposal/ }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

/** Looks at the page as axe does, and keeps a picture. */
async function look(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expectAccessible(page, name);
  await expectNoSidewaysScroll(page);
  await takeScreenshot(page, name);
}

async function createGroup(page: Page, name: string): Promise<void> {
  await page.getByLabel('Group name').fill(name);
  await page.getByLabel('Street address').first().fill('12 Water Street');
  await page.getByLabel('ZIP code').first().fill('49503');
  await page.getByLabel('ZIP code').first().blur();
  await page.getByText('Kent').first().waitFor();
  await look(page, 'new-group');
  await page.getByRole('button', { name: 'Create and quote' }).click();
  await page.getByRole('heading', { name: `${name} census`, level: 1 }).waitFor();
  await look(page, 'census-empty');
}

async function importCensus(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import a census' }).click();
  await page.getByLabel('Census file').setInputFiles(await employerCensus());
  await page.getByText('Step 2 of 3').waitFor();
  await look(page, 'census-import-columns');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Step 3 of 3').waitFor();
  await look(page, 'census-import-errors');
  await correct(page, 'Relation in row 6', 'Employee');
  await correct(page, 'Birthdate in row 7', '12/31/1990');
  await page.getByRole('button', { name: 'Import 6 members' }).click();
  await page.getByText('6 members imported.').waitFor();
  await page.getByRole('cell', { name: 'Joy Okafor' }).waitFor();
  await look(page, 'census');
}

async function correct(page: Page, cell: string, value: string): Promise<void> {
  await page.getByRole('textbox', { name: cell }).fill(value);
  await page.getByRole('button', { name: `Correct ${cell}` }).click();
  await page.getByRole('textbox', { name: cell }).waitFor({ state: 'detached' });
}

async function choosePlans(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'HMO Bronze 8500' }).check();
  await page.getByRole('button', { name: /^Why this price.*HMO Bronze 8500$/ }).click();
  await page.getByRole('button', { name: 'Ruth Larsen' }).click();
  await page.getByText(/Age 41 on \d\d?\/1\/20\d\d, rate for age 41, tobacco rate\./).waitFor();
  await look(page, 'price-explained');
  await page.keyboard.press('Escape');
  await page.getByLabel('Find a plan').fill('Gold');
  await page.getByRole('checkbox', { name: /Gold/, includeHidden: false }).nth(1).check();
  await page.getByLabel('Find a plan').fill('');
  await page.getByRole('button', { name: 'Save selection' }).click();
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await look(page, 'plan-selection');
}

async function makeProposal(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create proposal' }).click();
  await page.getByRole('dialog', { name: 'Proposal' }).waitFor();
  await look(page, 'proposal');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download proposal' }).click();
  const file = await download;
  const content = await readFile(await file.path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  return file.suggestedFilename();
}
