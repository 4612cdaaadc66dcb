import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { becomes } from '../support/eventually.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const PHONE = { width: 360, height: 740 };

describe('the life of a quote', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('quote-life');
  });
  afterAll(() => stage.close());

  it('is copied to change its census, and both quotes are compared', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await openStep(page, 'View proposal', 'Portage Machine & Tool');
    await page.getByRole('button', { name: 'Copy quote' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Copy quote' });
    await dialog.getByLabel('Name of the copy').fill('With fewer people');
    await expectAccessible(page, 'copy dialog');
    await dialog.getByRole('button', { name: 'Create copy' }).dblclick();
    await page.getByRole('heading', { name: 'Portage Machine & Tool census', level: 1 }).waitFor();

    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Portage Machine & Tool', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Portage Machine & Tool', level: 1 }).waitFor();
    await expectAccessible(page, 'group details');
    await page.getByRole('link', { name: 'Compare quotes' }).click();
    await page.getByRole('region', { name: 'The quotes in figures' }).waitFor();
    await expectAccessible(page, 'comparison of quotes');
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('renews what the group has, and says why the premium changes', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await openStep(page, 'Choose plans', 'Sleeping Bear Outfitters');
    const renewal = page.getByRole('region', { name: 'Renew current plans' });
    await expectAccessible(page, 'plans of a renewal');
    await renewal.getByRole('button', { name: 'Renew with these plans' }).click();
    await renewal.getByRole('button', { name: 'Choose other plans instead' }).waitFor();
    await page.getByRole('button', { name: 'Assign plans to members' }).click();
    const assigned = page.getByRole('dialog', { name: 'Assign plans to members' });
    await assigned.getByText(/^Every enrolling employee has a plan/).waitFor();
    await assigned.getByRole('button', { name: 'Close' }).click();
    await renewal.getByLabel('Language of the package').selectOption('Spanish');
    const asked = page.waitForRequest(/GetRenewalpackageForQuote/);
    const download = page.waitForEvent('download');
    await renewal.getByRole('button', { name: /^Renewal package/ }).click();
    expect((await asked).url()).toMatch(/\?language=es$/);
    expect((await download).suggestedFilename()).toMatch(/^Renewal package Sleeping Bear Outfitters .*\.pdf$/);
    await renewal.getByRole('link', { name: 'Why did it change?' }).click();
    await page.getByRole('heading', { name: 'Why did it change?', level: 1 }).waitFor();
    await page.getByRole('table').first().waitFor();
    await expectAccessible(page, 'why the premium changes');
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is paid in part by the employer, within a budget', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await openStep(page, 'View proposal', 'Two Hearts Bakery');
    await page.getByRole('link', { name: 'Employer contribution' }).click();
    await page.getByLabel('Monthly budget').fill('2500');
    await page.getByRole('button', { name: 'Fit to budget' }).click();
    await page.getByText(/^The employer now pays \$2,4\d\d\.\d\d a month\.$/).waitFor();
    await expectAccessible(page, 'employer contribution');
    await page.getByLabel('Employee only').press('Tab');
    await page.keyboard.type('60');
    await page.keyboard.press('Tab');
    await becomes(() => page.getByLabel('Employee and spouse').inputValue(), '60%');
    await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
    await page.getByText('The employer contribution has been saved.').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('stands beside an ICHRA that leaves no employee worse off, and beside own plans', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await openStep(page, 'View proposal', 'Two Hearts Bakery');
    await page.getByRole('link', { name: 'Employer contribution' }).click();
    await page.getByRole('link', { name: 'Compare with an ICHRA' }).click();
    const ways = page.getByRole('table', { name: 'Three ways, a month' });
    await ways.waitFor();
    await page.getByLabel('Annual household income').fill('45,000');
    await page.keyboard.press('Tab');
    await page.getByText('Save to see the prices for what you changed.').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The comparison has been saved.').waitFor();
    const people = page.getByRole('table', { name: 'What each employee pays a month' });
    await people
      .getByText(/after the tax credit/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Nobody worse off' }).click();
    await page.getByText(/^The employer would pay \$[\d,]+\.\d\d a month\.$/).waitFor();
    await ways.getByRole('row', { name: /^ICHRA .* 0 more$/ }).waitFor();
    await expectAccessible(page, 'group plan or ICHRA');
    await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Group plan or ICHRA Two Hearts Bakery .*\.pdf$/);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('begins in the book without storing anything, and is opened by addresses that name no quote', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'agent', '/bookofbusiness/group');
    await page.getByRole('button', { name: 'Bridge Street Barbers' }).click();
    await page.getByRole('heading', { name: 'New quote for Bridge Street Barbers', level: 1 }).waitFor();
    await expectAccessible(page, 'new quote of a group');
    const groupId = /\/quotes\/new\/(\d+)$/.exec(page.url())?.[1];
    const quotes = await page.request.get(`/api/quote/GetByGroup/${groupId}`);
    expect(await quotes.json()).toEqual([]);
    await page.getByRole('button', { name: 'Start quote' }).click();
    await page.getByRole('heading', { name: 'Bridge Street Barbers census', level: 1 }).waitFor();
    const quoteId = /\d+$/.exec(page.url())?.[0];
    for (const screen of ['/quote/plan-selection/group', '/quotes/census/group']) {
      await page.goto(screen);
      await page.waitForURL(`**${screen}/${quoteId}`);
    }
    await page.goto('/dashboard?ssoDest=/search');
    await page.waitForURL('**/search');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is found in the book of an agent whom the agent admin has picked', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'agentadmin', '/bookofbusiness/group');
    await page.getByText('Choose an agent').first().waitFor();
    await page.getByRole('combobox', { name: 'Agent' }).fill('Lind');
    await page.getByRole('option', { name: /Lindqvist, Ada/ }).click();
    await page.getByRole('table', { name: 'Groups' }).getByRole('row').nth(1).waitFor();
    await expectAccessible(page, 'book of business');
    await page.reload();
    await page.getByRole('table', { name: 'Groups' }).getByRole('row').nth(1).waitFor();
    await page.goto('/search');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page, 'search');
    expect(problems).toEqual([]);
    await context.close();
  });
});

/** From the dashboard of the agent, by the one button of the group's row. */
async function openStep(page: Page, step: string, group: string): Promise<void> {
  await signIn(page, 'agent', '/dashboard');
  await page.getByLabel('Search quotes').fill(group);
  await page
    .getByRole('link', { name: `${step}: ${group}`, exact: true })
    .last()
    .click();
  await page.waitForURL('**/quote/plan-selection/group/**');
  // The address changes first, the page when its code has come.
  await page.getByLabel('Search quotes').waitFor({ state: 'hidden' });
}
