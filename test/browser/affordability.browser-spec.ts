import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { takeScreenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const BIRTH_DATES = ['6/15/1986', '3/1/1984', '2/1/2015', '2/1/2018', '2/1/2020'];

const result = (page: Page) => page.getByRole('region', { name: 'Estimated tax credit' });
const steps = (page: Page) => page.getByRole('region', { name: 'Steps of the calculation' });

/** The amount of a step, in cents. */
const amountOf = async (page: Page, step: RegExp): Promise<number> => {
  const text = await steps(page).getByRole('row', { name: step }).getByRole('cell').innerText();
  return Math.round(Number(text.replace(/[$,]/g, '')) * 100);
};

describe('the estimate of the tax credit', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('affordability');
  });
  afterAll(() => stage.close());

  it('explains the credit of a family in a ZIP of two counties, by keyboard', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'individualagent', '/dashboard');
    await page.getByRole('button', { name: 'New individual' }).first().click();
    await page.getByRole('link', { name: /^Estimate the tax credit/ }).click();
    await page.getByRole('heading', { name: 'Tax credit estimate', level: 1 }).waitFor();
    await page.getByText(/^The estimate appears here/).waitFor();
    await expectAccessible(page, 'estimate before anything is entered');

    await page.getByLabel('ZIP code').fill('49544');
    await page.getByText('This ZIP code is in several counties. Choose one.').waitFor();
    await page.getByRole('combobox', { name: 'County' }).click();
    await page.getByRole('option', { name: 'Kent' }).click();
    await page.getByLabel('Annual income').first().fill('60000');
    for (const [at, birthDate] of BIRTH_DATES.entries()) {
      if (at > 0) {
        await page.getByRole('button', { name: 'Add person' }).click();
      }
      await page
        .getByRole('group', { name: `Person ${at + 1}` })
        .getByLabel('Date of birth')
        .fill(birthDate);
    }
    await steps(page)
      .getByRole('rowheader', { name: /of person 5, age/ })
      .waitFor();
    await result(page).getByText('Estimated tax credit in Kent County').waitFor();
    const [benchmark, contribution, credit] = [
      await amountOf(page, /^Benchmark, a month/),
      await amountOf(page, /^Expected contribution/),
      await amountOf(page, /^Tax credit/),
    ];
    expect(credit).toBe(benchmark - contribution);
    await result(page)
      .getByText(/below the 400% line of/)
      .waitFor();
    await expectAccessible(page, 'estimate of the tax credit');
    await takeScreenshot(page, 'affordability');

    const slider = page.getByRole('slider', { name: 'Annual income to try' });
    await slider.focus();
    await page.keyboard.press('Home');
    await page.getByRole('status').filter({ hasText: '$0.00 a year, 0% of the poverty line: $0.00 a month' }).waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'estimate of the tax credit, dark, on a phone');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('takes back a person who needs no coverage, and says what is wrong with a birth date', async () => {
    const { page, context } = await stage.newVisitor();
    await signIn(page, 'agentadmin', '/individual/affordability');
    await page.getByLabel('ZIP code').fill('49503');
    await page.getByLabel('Annual income').first().fill('30000');
    await page.getByLabel('Date of birth').fill('6/15/1886');
    await page.getByLabel('Date of birth').blur();
    await page.getByText('Nobody can be older than age 120.').waitFor();
    await page.getByLabel('Date of birth').fill('6/15/1986');
    await result(page)
      .getByText(/a month$/)
      .waitFor();
    await page.getByRole('combobox', { name: 'Other coverage' }).click();
    await page.getByRole('option', { name: 'Has an affordable offer from an employer' }).click();
    await eventually(
      () => result(page).innerText(),
      (text) => expect(text).toContain('Nobody who seeks coverage can get a tax credit.'),
    );
    await context.close();
  });
});
