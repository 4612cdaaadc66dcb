import type { Locator, Page } from 'playwright-core';
import { DENTAL_PLAN_REQUIRED, NO_MEDICAL_PLAN, ONE_DENTAL_PLAN } from '../../shared/src/plans/selection.ts';
import { LAPTOP, plansAboveTheFold } from './support/above-the-fold.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { becomes, eventually } from '../support/eventually.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

describe('choosing plans', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('plan-selection');
  });
  afterAll(() => stage.close());

  // First: the quote keeps the filters and the view that others leave.
  it('shows six plans of a group before anybody scrolls, on a small laptop', async () => {
    const { page, context } = await stage.newVisitor({ viewport: LAPTOP });
    await openPlans(page, 'Old Mission Cherry Co-op');
    await becomes(async () => (await plansAboveTheFold(page)) >= 6, true);
    await context.close();
  });

  it('says what stands against a proposal and how to settle it, and keeps what is not saved', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await openPlans(page, 'Monroe Center Dental Supply');
    const cart = page.getByRole('region', { name: 'Selection' }).filter({ visible: true });
    await cart.getByText(NO_MEDICAL_PLAN).waitFor();
    await becomes(() => cart.getByRole('button', { name: 'Create proposal' }).getAttribute('aria-disabled'), 'true');

    await rows(page).first().getByRole('checkbox').check();
    await cart.getByText('1 of 10 medical plans').waitFor();
    await cart.getByText(DENTAL_PLAN_REQUIRED).waitFor();
    await cart.getByRole('button', { name: 'Show dental plans' }).click();
    await rows(page).nth(0).getByRole('checkbox').check();
    await rows(page).nth(1).getByRole('checkbox').check();
    await cart.getByText(ONE_DENTAL_PLAN).waitFor();
    await expectAccessible(page, 'a selection with a problem');
    await cart
      .getByRole('alert')
      .or(cart.locator('.MuiAlert-root'))
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await cart.getByText(ONE_DENTAL_PLAN).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'View census' }).click();
    const census = page.getByRole('dialog', { name: 'Census' });
    await census.getByRole('link', { name: 'Open the census' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
    await census.getByRole('button', { name: 'Back to plans' }).click();
    await cart.getByRole('button', { name: 'Save selection' }).dblclick();
    await cart.getByText(/^Saved \d/).waitFor();
    await page.reload();
    await cart.getByText('1 of 10 medical plans').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('filters with live counts, keeps the filters in the address, and explains and compares plans', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await openPlans(page, 'Old Mission Cherry Co-op');
    const filters = page.getByRole('region', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Gold/ }).check();
    await filters.getByRole('checkbox', { name: /^PPO/ }).check();
    await page.waitForURL(/metal=Gold&network=PPO/);
    const matching = page.getByText(/^\d+ of \d+ medical plans match$/);
    const gold = filters.getByRole('checkbox', { name: /^Gold/ }).locator('..');
    let count = '';
    // The list, what is said of it and the count at the filter agree, and fewer than all plans are shown.
    await eventually(
      async () => [await matching.innerText(), String(await rows(page).count()), await gold.innerText()] as const,
      ([said, shown, offered]) => {
        [count = ''] = said.split(' ');
        expect([said.startsWith(`${shown} of `), said.includes(` of ${shown} `)]).toEqual([true, false]);
        expect(offered).toContain(shown);
      },
    );
    await page.reload();
    await page.getByText(new RegExp(`^${count} of`)).waitFor();

    const premium = await rows(page).first().locator('strong').innerText();
    await rows(page)
      .first()
      .getByRole('button', { name: /^Why this price/ })
      .click();
    const total = page.getByRole('dialog').getByRole('row', { name: /^Total/ });
    await eventually(
      () => total.innerText(),
      (text) => expect(text).toContain(premium),
    );
    await page.getByRole('tab', { name: 'Rate grid' }).click();
    const grid = page.getByRole('dialog').getByRole('table', { name: /^Rates of ages/ });
    await grid.first().waitFor();
    await becomes(() => grid.first().getByRole('row').count(), 18);
    await expectAccessible(page, 'rate grid');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await rows(page)
      .nth(0)
      .getByRole('button', { name: /^Compare/ })
      .click();
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^Compare/ })
      .click();
    await page.getByRole('button', { name: 'Compare (2)' }).click();
    await page.getByRole('dialog', { name: 'Compare 2 plans' }).getByText('Primary care visit').waitFor();
    await expectAccessible(page, 'comparison');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('tells whoever saves second what the other has saved, and lets them keep theirs', async () => {
    const [first, second] = [await stage.newVisitor(), await stage.newVisitor()];
    for (const { page } of [first, second]) {
      await openPlans(page, 'Portage Machine & Tool');
    }
    const save = async ({ page }: typeof first, row: number) => {
      await rows(page).nth(row).getByRole('checkbox').click();
      await cartOf(page).getByRole('button', { name: 'Save selection' }).click();
    };
    await save(second, 0);
    await second.page.getByText('Saved', { exact: true }).first().waitFor();
    await save(first, 1);
    await first.page.getByText('Someone else saved another selection', { exact: true }).waitFor();
    await expectAccessible(first.page, 'a selection that was outrun');
    await first.page.getByRole('button', { name: 'Keep mine' }).click();
    await cartOf(first.page).getByRole('button', { name: 'Save selection' }).click();
    await first.page.getByText('Saved', { exact: true }).first().waitFor();
    expect(second.problems).toEqual([]);
    await Promise.all([first, second].map(({ context }) => context.close()));
  });

  it('chooses a plan in the chart and explains a term, by keyboard alone', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await openPlans(page, 'Old Mission Cherry Co-op');
    await page.getByRole('button', { name: 'Chart', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?&]show=chart/);
    const choice = page.getByRole('combobox', { name: 'Plan in the chart' });
    await choice.focus();
    await page.keyboard.press('ArrowDown');
    const named = await choice.locator('option:checked').innerText();
    const chosen = page.getByRole('region', { name: named.slice(0, named.lastIndexOf(', $')) });
    await chosen.getByRole('button', { name: 'Select plan' }).focus();
    await page.keyboard.press('Enter');
    await cartOf(page).getByText('1 of 10 medical plans').waitFor();
    await expectAccessible(page, 'the plans as a chart');

    const help = page
      .getByRole('region', { name: 'Filters' })
      .getByRole('button', { name: /^Help: / })
      .first();
    await help.focus();
    await page.keyboard.press('Enter');
    const meaning = page.getByRole('dialog').getByRole('definition').first();
    await meaning.waitFor();
    await expectAccessible(page, 'a term explained');
    await page.keyboard.press('Escape');
    await meaning.waitFor({ state: 'detached' });
    await becomes(() => help.evaluate((button) => button === document.activeElement), true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('adds a doctor and leaves the plans that have them, on a desk and on a phone', async () => {
    const { page, context, problems } = await stage.newVisitor({ viewport: { width: 1280, height: 800 } });
    await openPlans(page, 'Old Mission Cherry Co-op');
    const all = await rows(page).count();
    const doctors = page.getByRole('region', { name: 'Doctors' });
    await doctors.getByRole('button', { name: 'Add a doctor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a doctor' });
    await dialog.getByRole('searchbox', { name: 'Name: Last, First or First Last' }).fill('Ashgrove');
    await page.keyboard.press('Enter');
    const found = dialog.getByRole('list', { name: 'Providers found, the nearest first' }).getByRole('button').first();
    await found.waitFor();
    await expectAccessible(page, 'doctors found');
    const name = (await found.innerText()).split('\n')[0]!;
    await found.click();
    await doctors.getByRole('button', { name: `Remove ${name}` }).waitFor();
    await doctors.getByText('Check with the office before enrolling; directories change.').waitFor();
    const said = rows(page).getByText(`${name}: `);
    await becomes(() => said.count(), all);
    await expectAccessible(page, 'a doctor at each plan');
    await expectNoSidewaysScroll(page);

    // Not exactly: before it stands a tick.
    const inNetwork = await rows(page).getByText(`${name}: In network`).count();
    expect(inNetwork).toBeGreaterThan(0);
    await page
      .getByRole('region', { name: 'Filters' })
      .getByRole('checkbox', { name: /^My doctors are in/ })
      .check();
    await page.waitForURL(/[?&]doctors=in/);
    await becomes(() => rows(page).count(), inNetwork);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await becomes(() => rows(page).count(), inNetwork);
    await becomes(() => rows(page).getByText(`${name}: In network`).count(), inNetwork);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'a doctor at each plan, on a phone');
    await doctors.getByRole('button', { name: 'Add a doctor' }).click();
    await dialog.getByRole('searchbox').waitFor();
    await expectAccessible(page, 'adding a doctor on a phone');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await doctors.getByRole('button', { name: `Remove ${name}` }).click();
    await becomes(() => rows(page).count(), all);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('fits a phone: cards, filters and selection open over the list', async () => {
    const { page, context, problems } = await stage.newVisitor({ viewport: { width: 360, height: 740 } });
    await openPlans(page, 'Two Hearts Bakery');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'View census' }).click();
    const census = page.getByRole('dialog', { name: 'Census' });
    await census
      .getByText(/^Medical Enroll, dental/)
      .first()
      .waitFor();
    await becomes(() => census.evaluate(widerThanTheirFrame), []);
    await expectAccessible(page, 'census on a phone');
    await census.getByRole('button', { name: 'Back to plans' }).click();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page
      .getByRole('dialog', { name: 'Filters' })
      .getByRole('checkbox', { name: /^Silver/ })
      .check();
    await expectAccessible(page, 'filters on a phone');
    await page.getByRole('button', { name: /^Show \d+ plans$/ }).click();
    await page.getByRole('button', { name: 'Review selection' }).click();
    await page.getByRole('dialog', { name: 'Selection' }).getByRole('button', { name: 'Create proposal' }).waitFor();
    await expectAccessible(page, 'selection on a phone');
    expect(problems).toEqual([]);
    await context.close();
  });
});

const cartOf = (page: Page): Locator => page.getByRole('region', { name: 'Selection' }).filter({ visible: true });

/** Elements that have to be scrolled sideways to be read. Runs in the page. */
const widerThanTheirFrame = (within: Element): string[] =>
  [...within.querySelectorAll('*')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));

const rows = (page: Page): Locator => page.getByRole('tabpanel').getByRole('listitem');

async function openPlans(page: Page, group: string): Promise<void> {
  await signIn(page, 'agent', '/dashboard');
  await page
    .getByRole('link', { name: new RegExp(`^(Choose plans|View proposal): ${group}$`) })
    .first()
    .click();
  await page.waitForURL('**/quote/plan-selection/group/**');
  await rows(page).first().waitFor();
}
