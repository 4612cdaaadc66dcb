import type { Locator, Page } from 'playwright-core';
import { TOO_MANY_COMPARED } from '../../shared/src/plans/compare-rows.ts';
import { individualPlanSelectionPath } from '../../shared/src/individuals/individual-next-step.ts';
import { DENTAL_PLAN_REQUIRED } from '../../shared/src/plans/selection.ts';
import { becomes } from '../support/eventually.ts';
import { LAPTOP, planRows, plansAboveTheFold } from './support/above-the-fold.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { quoteFamily } from './support/quoted-family.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

describe('choosing plans for a household', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('individual-plans');
  });
  afterAll(() => stage.close());

  it('compares three, takes one of each kind, replaces it, and finds it again', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'individualagent', '/quote/plan-selection/individual');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    const address = individualPlanSelectionPath(await quoteFamily(page, 'Ada'));
    await page.goto(address);
    await page.getByRole('heading', { name: 'Plans for Ada Quixwater' }).waitFor();
    await becomes(() => page.getByRole('tab').allInnerTexts(), [/^Medical \(\d+\)$/, /^Dental \(\d+\)$/].map(matching));

    const filters = page.getByRole('region', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Silver/ }).check();
    await page.waitForURL(/metal=Silver/);
    for (const row of [0, 1, 2]) {
      await compareButton(rows(page).nth(row)).click();
    }
    await page.getByRole('button', { name: 'Compare (3)' }).waitFor();
    await compareButton(rows(page).nth(3)).click();
    await page.getByText(TOO_MANY_COMPARED).waitFor();
    await page.getByRole('button', { name: 'Compare (3)' }).click();
    const comparison = page.getByRole('dialog', { name: 'Compare 3 plans' });
    await comparison.getByText('Primary care visit').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      comparison.getByRole('button', { name: 'PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Plan comparison .*\.pdf$/);
    await expectAccessible(page, 'three plans side by side');
    await comparison.getByRole('button', { name: 'Back to plans' }).click();

    const cart = page.getByRole('region', { name: 'Selection' }).filter({ visible: true });
    await rows(page).nth(0).getByRole('radio').check();
    await cart.getByText(DENTAL_PLAN_REQUIRED).waitFor();
    const [replaced, chosen] = [await nameIn(rows(page).nth(0)), await nameIn(rows(page).nth(1))];
    await rows(page).nth(1).getByRole('radio').check();
    await page.getByText(`${chosen} selected instead of ${replaced}.`).waitFor({ state: 'attached' });
    await becomes(() => rows(page).nth(0).getByRole('radio').isChecked(), false);
    await cart.getByRole('button', { name: 'Show dental plans' }).click();
    await rows(page).nth(0).getByRole('radio').check();
    await cart.getByText(DENTAL_PLAN_REQUIRED).waitFor({ state: 'detached' });
    await expectAccessible(page, 'a plan of each kind');
    await cart.getByRole('button', { name: 'Save selection' }).click();
    await cart.getByText('Saved', { exact: true }).waitFor();

    await page.reload();
    await cart.getByText(/^Saved \d/).waitFor();
    await cart.getByText(chosen, { exact: true }).waitFor();
    await page.getByRole('tab', { name: /^Medical/ }).click();
    await page.getByRole('radio', { name: chosen, exact: true, checked: true }).waitFor();

    // The paths of the specification, which name no quote, open the current one; the second of them its comparison, over the list.
    const selected = page.getByRole('radio', { name: chosen, exact: true, checked: true });
    for (const [path, shown] of [
      ['/quote/plan-selection/individual', selected],
      ['/quotes/plan-selection/individual/individual-compare', page.getByRole('dialog', { name: 'Compare 1 plan' })],
    ] as const) {
      await page.goto(path);
      await shown.waitFor();
      expect(new URL(page.url()).pathname).toBe(address);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('shows what remains of each premium under the tax credit, at most as much as is estimated', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'individualagent');
    await page.goto(individualPlanSelectionPath(await quoteFamily(page, 'Flo')));
    const credit = page.getByRole('region', { name: 'Tax credit' });
    await credit.getByRole('button', { name: 'Enter income' }).click();
    await credit.getByLabel('Household size').fill('4');
    await credit.getByLabel('Annual income').fill('60000');
    await credit.getByRole('button', { name: 'Update prices' }).click();
    await credit.getByText('Enter a number from 5 to 30.').waitFor();
    await credit.getByLabel('Household size').fill('5');
    await page.keyboard.press('Enter');
    await credit.getByText(/at most \$[\d,]+\.\d\d a month/).waitFor();
    await becomes(
      () => credit.getByLabel('Household size').evaluate((field) => field === document.activeElement),
      true,
    );
    await rows(page)
      .first()
      .getByText(/^Full price \$/)
      .waitFor();
    await expectAccessible(page, 'net premiums');
    await page
      .getByRole('button', { name: /^Details of .*Silver/ })
      .first()
      .click();
    const details = page.getByRole('dialog');
    await details.getByText(/^Reduced costs \(87%\)/).waitFor();
    await details
      .getByText(/ instead of \$[\d,]+ a family/)
      .first()
      .waitFor();
    await expectAccessible(page, 'a plan with reduced costs');
    await details.getByRole('button', { name: 'Back to plans' }).click();
    await page.getByRole('button', { name: 'Yearly cost' }).click();
    await page.waitForURL(/show=yearly/);
    await page
      .getByRole('button', { name: /^How the costs of/ })
      .first()
      .focus();
    await page
      .getByRole('tooltip')
      .getByText(/^12 × \$[\d,]+\.\d\d \+ .* out-of-pocket maximum$/)
      .waitFor();
    await expectAccessible(page, 'yearly costs');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.waitForURL(({ searchParams }) => !searchParams.has('show'));
    const elected = credit.getByLabel('Tax credit to use each month');
    await elected.fill('99999');
    await page.keyboard.press('Enter');
    await credit.getByText('Elected amount cannot exceed maximum subsidy').waitFor();
    await elected.fill('0.01');
    await page.keyboard.press('Enter');
    await credit.getByText(/Tax credit \$0\.01 of \$[\d,]+\.\d\d a month/).waitFor();
    await page.reload();
    await rows(page)
      .first()
      .getByText(/^Full price \$/)
      .waitFor();
    await credit.getByRole('button', { name: 'Income and amount' }).click();
    await credit.getByRole('button', { name: 'Remove tax credit' }).click();
    await becomes(() => page.getByText(/^Full price/).count(), 0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('moves the prices with the slider of the credit, saves its amount, and calculates it beside the plans', async () => {
    const { page, context, problems } = await stage.newVisitor({ viewport: LAPTOP });
    await signIn(page, 'individualagent');
    const quoteId = await quoteFamily(page, 'Gus');
    await page.goto(individualPlanSelectionPath(quoteId));
    await estimateCredit(page);
    await page.reload();
    const credit = page.getByRole('region', { name: 'Tax credit' });
    const slider = credit.getByRole('slider', { name: 'Tax credit used each month' });
    await slider.waitFor();
    await becomes(async () => (await plansAboveTheFold(page)) >= 6, true);

    const premium = rows(page).first().locator('strong');
    const before = await premium.innerText();
    await slider.focus();
    await page.keyboard.press('Home');
    await becomes(async () => (await premium.innerText()) === before, false);
    await becomes(() => slider.getAttribute('aria-valuetext'), matching(/^\$0\.00 of \$[\d,]+\.\d\d a month$/));
    await credit.getByText(/^Saved /).waitFor();
    await page.keyboard.press('End');
    await becomes(() => premium.innerText(), before);
    await becomes(() => slider.getAttribute('aria-valuetext'), matching(/ a month, all that is estimated$/));
    await becomes(() => slider.evaluate((input) => input === document.activeElement), true);
    await expectAccessible(page, 'the tax credit in one line');

    const opener = credit.getByRole('button', { name: 'How it is calculated' });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Tax credit calculator' });
    await drawer.getByRole('region', { name: 'Steps of the calculation' }).waitFor();
    await becomes(() => drawer.getByLabel('ZIP code').inputValue(), matching(/^\d{5}/));
    await expectAccessible(page, 'the calculator beside the plans');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await becomes(() => opener.evaluate((button) => button === document.activeElement), true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('says what the tax return settles, and how saving brings income below the line, on a phone too', async () => {
    const { page, context, problems } = await stage.newVisitor({ viewport: LAPTOP });
    await signIn(page, 'individualagent');
    await page.goto(individualPlanSelectionPath(await quoteFamily(page, 'Ida')));
    await estimateCredit(page);
    const credit = page.getByRole('region', { name: 'Tax credit' });
    await credit.getByRole('button', { name: 'If the income changes' }).click();
    const settled = credit.getByRole('region', { name: 'What the tax return settles, by income' });
    await settled.getByRole('row', { name: /^As expected \$60,000 Nothing/ }).waitFor();
    await settled.getByRole('row', { name: /^10% higher \$66,000 \$[\d,.]+ owed/ }).waitFor();
    await expectAccessible(page, 'what the tax return settles');
    await settled
      .getByRole('row', { name: /^10% higher/ })
      .getByRole('button')
      .click();
    await settled.getByRole('row', { name: /^10% higher \$66,000 Nothing/ }).waitFor();
    await credit.getByText(/^Saved /).waitFor();

    await credit.getByRole('button', { name: 'How it is calculated' }).click();
    const drawer = page.getByRole('dialog', { name: 'Tax credit calculator' });
    await drawer.getByRole('textbox', { name: /^Annual income/ }).fill('156000');
    const saving = drawer.getByRole('region', { name: 'Below the 400% line by saving' });
    await saving.getByText('Arithmetic and sources').waitFor();
    await becomes(
      () =>
        saving
          .getByRole('row')
          .count()
          .then((count) => count > 1),
      true,
    );
    await expectAccessible(page, 'below the line by saving');
    await page.setViewportSize({ width: 320, height: 700 });
    await saving.scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'below the line by saving');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('cuts no name of a field or filter in text of 200 %', async () => {
    const { page, context } = await stage.newVisitor({ viewport: LAPTOP });
    await signIn(page, 'individualagent');
    await page.goto(individualPlanSelectionPath(await quoteFamily(page, 'Hal')));
    const credit = page.getByRole('region', { name: 'Tax credit' });
    await credit.getByRole('button', { name: 'Enter income' }).click();
    await credit.getByLabel('Tax credit to use each month').waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const filters = page.getByRole('region', { name: 'Filters' });
    const names = credit.locator('label').or(filters.locator('label > span'));
    await becomes(() => names.evaluateAll(findCut), []);
    await expectNoSidewaysScroll(page);
    await context.close();
  });

  it('fits a phone: the total stays in sight', async () => {
    const { page, context, problems } = await stage.newVisitor({ viewport: { width: 320, height: 700 } });
    await signIn(page, 'individualagent');
    await page.goto(individualPlanSelectionPath(await quoteFamily(page, 'Eve')));
    await rows(page).first().getByRole('radio').check();
    const bar = page.getByRole('region', { name: 'Selection' }).filter({ visible: true });
    await bar.getByText(/^\$[\d,]+\.\d\d a month$/).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'plans of a household on a phone');
    expect(problems).toEqual([]);
    await context.close();
  });
});

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

const rows = planRows;
const compareButton = (row: Locator): Locator => row.getByRole('button', { name: /^Compare/ });
const nameIn = (row: Locator): Promise<string> => row.getByRole('heading').innerText();

/** Runs in the page: the texts that are wider than their place. */
const findCut = (elements: Element[]): string[] =>
  elements
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent);

/** $60,000 for the five. */
async function estimateCredit(page: Page): Promise<void> {
  const credit = page.getByRole('region', { name: 'Tax credit' });
  await credit.getByRole('button', { name: 'Enter income' }).click();
  await credit.getByLabel('Household size').fill('5');
  await credit.getByLabel('Annual income').fill('60000');
  await page.keyboard.press('Enter');
  await rows(page)
    .first()
    .getByText(/^Full price \$/)
    .waitFor();
}
