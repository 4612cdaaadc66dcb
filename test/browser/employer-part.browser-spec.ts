import type { Page } from 'playwright-core';
import { SIGNING_WORDS as SAID } from '../../shared/src/languages/signing.words.ts';
import { LANGUAGE_NAMES } from '../../shared/src/languages/language.ts';
import type { DashboardRow } from '../../shared/src/groups/dashboard.record.ts';
import { expectNoSidewaysScroll, look } from './support/accessibility.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const PHONE = { width: 390, height: 844 };
const GROUP = 'Petoskey Stone Jewelers';

describe('an employer who does their part on their own phone', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('employer-part');
  });
  afterAll(() => stage.close());

  /** In text of 100 % and of 200 %. */
  const lookTwice = async (page: Page, state: string) => {
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      await look(page, `${state}, text of ${size}`);
      await expectNoSidewaysScroll(page);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  };

  it('fills in what is missing with one link, signs, and the agent submits', async () => {
    const agent = await stage.newVisitor();
    const { page } = agent;
    await signIn(page, 'agent', '/dashboard');
    const rows = (await (await page.request.get('/api/dashboard')).json()) as DashboardRow[];
    const quoteId = rows.find(({ G }) => G?.GN === GROUP)!.LQID!;
    await page.goto(`/enrollment/application/${quoteId}`);
    const field = page.getByLabel('Number of full-time employees');
    const fullTime = await field.inputValue();
    await field.fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'Back to enrollment' }).click();
    await page.getByText('2 of 3 parts completed').waitFor();
    const links = page.getByRole('region', { name: 'Employer’s signature' });
    await links.getByRole('button', { name: 'Ask the employer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask the employer' });
    await dialog.getByLabel('Who signs for the employer').fill('Grace Hopper');
    await look(page, 'asking the employer');
    await dialog.getByRole('button', { name: /^Create/ }).click();
    const address = await dialog.getByLabel('Link for Grace Hopper').inputValue();
    const code = await dialog.getByText(/^\d{6}$/).innerText();
    await dialog.getByRole('button', { name: 'Done' }).click();

    const employer = await stage.newVisitor({ viewport: PHONE });
    const phone = employer.page;
    await phone.goto(address.slice(address.indexOf('/sign#')));
    await phone.getByLabel('Code').fill(code);
    await phone.getByRole('button', { name: 'Continue' }).click();
    await phone.getByRole('heading', { name: GROUP, level: 1 }).waitFor();
    await phone.getByText(SAID.youComplete.en).waitFor();
    for (const language of ['es', 'ar'] as const) {
      await phone.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
      await phone.getByText(SAID.youComplete[language]).waitFor();
      await lookTwice(phone, `what is missing, in ${language}`);
    }
    await phone.getByRole('button', { name: SAID.fillIn.ar }).click();
    await phone.getByLabel('Number of full-time employees').waitFor();
    await lookTwice(phone, 'the application of an employer who reads Arabic');
    await phone.getByRole('button', { name: 'English' }).click();
    await phone.getByRole('button', { name: 'Save', exact: true }).click();
    await phone.getByRole('button', { name: 'Number of full-time employees is required.' }).click();
    await phone.getByLabel('Number of full-time employees').fill(fullTime);
    await look(phone, 'the application of an employer');
    await phone.getByRole('button', { name: 'Save', exact: true }).click();
    await phone.getByText(SAID.allAnswered.en).waitFor();
    for (const language of ['ar', 'en'] as const) {
      await phone.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
      await lookTwice(phone, `who is eligible, in ${language}`);
    }
    await phone.getByLabel('Who is missing, or is not eligible?').fill('Ben Byron has left.');
    await phone.getByRole('button', { name: 'Tell your agent' }).click();
    await phone.getByText('Your agent can read this.').waitFor();
    const list = phone.getByRole('region', { name: 'Who is eligible' });
    await list.getByLabel('Your full name').fill('Grace Hopper');
    await list.getByRole('checkbox').check();
    await list.getByRole('button', { name: 'Confirm the list' }).click();
    await list.getByText(/^Confirmed by Grace Hopper/).waitFor();
    await lookTwice(phone, 'the application that an employer has filled in');
    await phone.getByLabel('Your full name').fill('Grace Hopper');
    await phone.getByRole('checkbox', { name: /^I have reviewed this application/ }).check();
    await phone.getByRole('button', { name: 'Sign', exact: true }).click();
    await phone.getByRole('heading', { name: 'Thank you' }).waitFor();

    await page.goto(`/enrollment/group/${quoteId}`);
    await links.getByText('Signed', { exact: true }).waitFor();
    await links.getByText(/Application saved by the employer/).waitFor();
    await links.getByText(/^Eligible employees confirmed by Grace Hopper/).waitFor();
    await look(page, 'the employer’s part, done');
    await page.getByLabel('Your full name').fill('Ada Lindqvist');
    await page.getByRole('checkbox', { name: /^I have reviewed this application with the employer/ }).check();
    await page.getByRole('button', { name: 'Sign and submit' }).click();
    const last = page.getByRole('alertdialog', { name: `Sign and submit the enrollment of ${GROUP}?` });
    await last.getByRole('button', { name: 'Sign and submit' }).click();
    await page.getByRole('dialog', { name: 'Enrollment successfully submitted.' }).waitFor();
    expect([...agent.problems, ...employer.problems]).toEqual([]);
  });
});
