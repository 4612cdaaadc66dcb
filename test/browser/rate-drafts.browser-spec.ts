import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { AGE_BANDS } from '../../shared/src/plans/age-band.ts';
import { look } from './support/accessibility.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const PATH = '/sales/rate-drafts';
const PHONE = { width: 360, height: 740 };
const HEADER =
  'BusinessYear,StateCode,PlanId,RateEffectiveDate,RateExpirationDate,RatingAreaId,Tobacco,Age,IndividualRate,IndividualTobaccoRate';

interface Filed {
  plan: string;
  area: number;
  band: number;
  cents: number;
}

/** The demo's rates of group plans for the first quarter of 2027: a fifth more where people are 50 or older, a little less below 30. */
function changedRates(database: string): Buffer {
  const file = new Sqlite(database, { readonly: true });
  const rates = file
    .prepare<[], Filed>(
      `SELECT plan.hiosPlanId AS plan, rate.rateArea AS area, rate.ageBand AS band, rate.rateCents AS cents
       FROM plans plan JOIN plan_rate_periods period ON period.planId = plan.id JOIN plan_rates rate ON rate.ratePeriodId = period.id
       WHERE plan.market = 'SmallGroup' AND period.periodStart = '2027-01-01'`,
    )
    .all();
  file.close();
  const factor = (band: number) => (band >= 36 ? 1.2 : band < 16 ? 0.97 : 1.04);
  const lines = rates.map(
    ({ plan, area, band, cents }) =>
      `2027,MI,${plan},2027-01-01,2027-03-31,Rating Area ${area},No Preference,${AGE_BANDS[band]},${((cents * factor(band)) / 100).toFixed(2)},`,
  );
  return Buffer.from([HEADER, ...lines, ''].join('\n'));
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Rate file', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer });

describe('a rate file as a draft', () => {
  let stage: Stage;
  let page: Page;
  let problems: string[];

  beforeAll(async () => {
    stage = await startBrowser('rate-drafts');
  });
  beforeEach(async () => {
    ({ page, problems } = await stage.newVisitor());
    await signIn(page, 'superuser', PATH);
  });
  afterEach(() => page.context().close());
  afterAll(() => stage.close());

  it('is refused with its rows, and nothing is stored', async () => {
    await page.getByText('No rate files yet').waitFor();
    await choose(page, 'rates.csv', Buffer.from(`${HEADER}\n2027,OH,1,2027-01-01,2027-03-31,Rating Area 1,,20,1,\n`));
    await page.getByText('Row 2: StateCode is "OH"; only plans of MI are sold here.').waitFor();
    await look(page, 'a refused rate file');
    await page.getByText('No rate files yet').waitFor();
  });

  it('is tried on the whole book, looked at on a wide screen and on a phone, and published', async () => {
    await choose(page, '2027 first quarter.csv', changedRates(stage.server.database));
    await page.getByRole('heading', { name: '2027 first quarter.csv' }).waitFor();
    await page.getByRole('button', { name: 'Price the book' }).click();
    await page.getByRole('heading', { name: /^Pricing of the book finished/ }).waitFor();
    await page.getByRole('heading', { name: 'The book with these rates' }).waitFor();
    await page.getByRole('table', { name: 'By rating area' }).getByText('Rating Area').first().waitFor();
    await look(page, 'a priced draft');
    await page.getByRole('switch', { name: /^Only groups that would pay more/ }).uncheck();
    await page.getByText(/^1-\d+ of \d+$/).waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await look(page, 'a priced draft');
    await page.setViewportSize(PHONE);
    await look(page, 'a priced draft');
    await page.getByRole('button', { name: 'Publish' }).click();
    const question = page.getByRole('alertdialog', { name: 'Publish the rates of 1/1/2027 to 3/31/2027?' });
    await question.getByText('This cannot be undone.').waitFor();
    await look(page, 'publishing a draft');
    await question.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('This draft has been published.').waitFor();
    await look(page, 'a published draft');
    expect(problems).toEqual([]);
  });
});
