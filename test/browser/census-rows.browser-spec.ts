import type { Page } from 'playwright-core';
import { becomes } from '../support/eventually.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const EDIT_EMPLOYEE = /^Edit .*, employee$/;
const PHONE = { width: 360, height: 740 };

describe('typing rows of a census', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('census-rows');
  });
  afterAll(() => stage.close());

  it.each([
    ['at a desk', undefined],
    ['on a phone', PHONE],
  ])('%s: a member is corrected and kept, after a reload too', async (device, viewport) => {
    const { page, context, problems } = await stage.newVisitor(viewport ? { viewport } : {});
    await editFirstEmployee(page);
    const lastName = `Corrected${viewport ? 'Phone' : 'Desk'}`;
    await page.getByLabel('Last name').fill(lastName);
    await expectAccessible(page, `editing a member ${device}`);
    await page.getByLabel('Last name').press('Enter');
    await page
      .getByText(new RegExp(`${lastName}$`))
      .first()
      .waitFor();
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor();
    await page.reload();
    await page
      .getByText(new RegExp(`${lastName}$`))
      .first()
      .waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a row that is not saved is there again after a reload and on another device, until it is discarded', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await editFirstEmployee(page);
    await page.getByLabel('Last name').fill('Halfway');
    await page.getByText(/^Draft saved \d/).waitFor();
    await page.reload();
    await expectRestored(page);
    await expectAccessible(page, 'a restored row of the census');

    const other = await stage.newVisitor({ viewport: PHONE });
    await signIn(other.page, 'agent', new URL(page.url()).pathname as `/${string}`);
    await expectRestored(other.page);
    await Promise.all([
      other.page.waitForResponse((answer) => answer.request().method() === 'DELETE'),
      other.page.getByRole('button', { name: 'Discard' }).click(),
    ]);

    await page.reload();
    await page.getByRole('button', { name: EDIT_EMPLOYEE }).first().waitFor();
    expect(await page.getByLabel('Last name').count()).toBe(0);
    expect([...problems, ...other.problems]).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  });

  it('compares what a year costs by its first day, and moves the quote to one', async () => {
    const { page, context, problems } = await stage.newVisitor({ viewport: { width: 320, height: 700 } });
    await openCensus(page);
    const date = page.getByRole('combobox', { name: 'Effective date' });
    const before = await date.innerText();
    await page.getByRole('button', { name: 'Compare first days' }).click();
    const days = page.getByRole('region', { name: 'Cost of a year by first day' });
    await days
      .getByRole('button', { name: /^By employee, / })
      .first()
      .click();
    await days
      .getByRole('listitem')
      .first()
      .getByText(/ a year/)
      .waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'a year by its first day');
    await page.setViewportSize({ width: 1280, height: 800 });
    await days
      .getByRole('button', { name: /^Use this date, / })
      .first()
      .click();
    await becomes(async () => (await date.innerText()) === before, false);
    await days.getByText('Now', { exact: true }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

async function openCensus(page: Page): Promise<void> {
  await signIn(page, 'agent', '/dashboard');
  await page.getByText('Lakeshore Cabinet Works').first().waitFor();
  await page
    .getByRole('link', { name: /^Continue census.*Lakeshore Cabinet Works/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Lakeshore Cabinet Works census', level: 1 }).waitFor();
}

async function editFirstEmployee(page: Page): Promise<void> {
  await openCensus(page);
  await page.getByRole('button', { name: EDIT_EMPLOYEE }).first().click();
}

async function expectRestored(page: Page): Promise<void> {
  await page.getByText(/^Restored your unsaved changes from \d/).waitFor();
  expect(await page.getByLabel('Last name').inputValue()).toBe('Halfway');
}
