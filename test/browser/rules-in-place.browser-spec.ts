import type { Page } from 'playwright-core';
import { look } from './support/accessibility.ts';
import { becomes } from '../support/eventually.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const filtered = (text: string): `/${string}` =>
  `/sales/configuration?filter=${encodeURIComponent(JSON.stringify({ q: text }))}`;
const valueOf = (page: Page, rule: string) => page.getByRole('button', { name: new RegExp(`: change ${rule}`) });
const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** Opens a value by keyboard and types another one. */
async function type(page: Page, rule: string, value: string): Promise<void> {
  await valueOf(page, rule).focus();
  await page.keyboard.press('Enter');
  await field(page, 'Value').waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'Value');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(value);
}

describe('the value of a rule', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('rules-in-place');
  });
  afterAll(() => stage.close());

  it('is changed where it stands by keyboard, and is then what differs between two days', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'superuser', filtered('max employee age'));
    await page.getByRole('heading', { name: 'Groups and census 1 rule' }).waitFor();
    await look(page, 'rules under topics');

    await valueOf(page, 'Max employee age').focus();
    await page.keyboard.press('Enter');
    await field(page, 'Value').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await becomes(() => focused(page), '99: change Max employee age');

    await type(page, 'Max employee age', '98');
    await page
      .getByRole('dialog')
      .getByRole('status')
      .filter({ hasText: /^Affects none of/ })
      .waitFor();
    await look(page, 'a value in place');
    await page.keyboard.press('Enter');
    await page.getByText('Configuration details updated successfully.').waitFor();
    await becomes(() => focused(page), '98: change Max employee age');

    await page.getByRole('tab', { name: 'Compare' }).click();
    const row = page.getByRole('row').filter({ hasText: 'MaxEmployeeAge' });
    await row.getByRole('cell', { name: '98' }).waitFor();
    await row.getByText(/^Sofia Novak, /).waitFor();
    await look(page, 'two days compared');
    await page.getByRole('textbox', { name: 'First day' }).fill('1/1/2027');
    await page.getByRole('textbox', { name: 'Second day' }).fill('1/2/2027');
    await page.keyboard.press('Enter');
    await page.getByText('No rule differs between 1/1/2027 and 1/2/2027.').waitFor();
    expect(new URL(page.url()).search).toBe('?from=2027-01-01&to=2027-01-02');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is proposed in the same place by internal sales, and decided where its effect is shown', async () => {
    const sales = await stage.newVisitor();
    await signIn(sales.page, 'sales', filtered('days allowed while pended'));
    await type(sales.page, 'Days allowed while pended', '12');
    await field(sales.page, 'Reason').fill('Agents need longer in December.');
    await look(sales.page, 'a value proposed in place');
    await sales.page.getByRole('dialog').getByRole('button', { name: 'Propose', exact: true }).click();
    await sales.page.getByText('Proposed. A super user approves or declines it.').waitFor();
    await becomes(() => focused(sales.page), '10: change Days allowed while pended');
    const waiting = (page: Page) => page.getByRole('alert').filter({ hasText: '1 proposal to decide' });
    await waiting(sales.page).getByRole('link', { name: 'Read' }).waitFor();

    const decider = await stage.newVisitor();
    await signIn(decider.page, 'superuser', filtered('days allowed while pended'));
    await waiting(decider.page).waitFor();
    await look(decider.page, 'a proposal above the list');
    await waiting(decider.page).getByRole('link', { name: 'Review' }).click();
    await decider.page.getByRole('button', { name: 'Approve the proposal for Days allowed' }).click();
    await decider.page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await decider.page.getByRole('tab', { name: 'Quote rules' }).click();
    await decider.page.getByRole('button', { name: '12: change Days allowed while pended' }).waitFor();
    await waiting(decider.page).waitFor({ state: 'detached' });
    expect([...sales.problems, ...decider.problems]).toEqual([]);
    await sales.context.close();
    await decider.context.close();
  });

  it('is opened from Ctrl+K by what people call the rule, and fits a phone in the dark', async () => {
    const { page, context, problems } = await stage.newVisitor({
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
    });
    await signIn(page, 'superuser', '/sales/configuration');
    await page.getByText('Groups and census', { exact: false }).first().waitFor();
    await look(page, 'rules under topics on a phone');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search groups, quotes and pages' }).fill('open rule summaries');
    await page.getByRole('option', { name: /Proposal part: summaries/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Edit Proposal part: summaries/ }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
