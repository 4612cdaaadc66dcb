import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { becomes } from '../support/eventually.ts';
import { signedHouseholdOver } from '../support/household-over-http.ts';
import { HttpSession } from '../support/http-session.ts';
import { startStubCarrier, STUB_REFUSAL, type StubCarrier } from '../support/stub-carrier.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const REPORT = '/sales/error-report/individual';
const PHONE = { width: 360, height: 740 };

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/** The report shows the rows of the message that is opened. */
const openReport = async (page: Page): Promise<void> => {
  await page.goto(REPORT);
  await page
    .getByRole('list', { name: 'Errors by message' })
    .getByRole('button', { name: STUB_REFUSAL, expanded: false })
    .click();
};
const resubmit = (page: Page, name: string) => page.getByRole('button', { name: `Resubmit Ada ${name}` });

describe('the repair desk for households', () => {
  let carrier: StubCarrier;
  let stage: Stage;
  let agent: HttpSession;
  let page: Page;
  let problems: string[];
  let count = 0;

  beforeAll(async () => {
    carrier = await startStubCarrier();
    stage = await startBrowser('individual-repair', { CARRIER_URL: carrier.url, JOBS_POLL_MS: '100' });
    agent = new HttpSession(stage.url);
    expect(await agent.signIn('individualagent', DEMO_PASSWORD)).toBe(200);
  });
  beforeEach(async () => {
    carrier.mood = 'refusing';
    ({ page, problems } = await stage.newVisitor());
    await signIn(page, 'operations');
  });
  afterEach(async () => {
    expect(problems).toEqual([]);
    await page.context().close();
  });
  afterAll(async () => {
    await stage.close();
    await carrier.close();
  });

  const statusOf = async (id: number): Promise<unknown> =>
    ((await (await agent.get(`/api/individual/enroll/${id}`)).json()) as { Status: unknown }).Status;
  /** The carrier has refused the application of Ada with this last name. */
  const failed = async (LastName: string): Promise<number> => {
    count += 1;
    const household = await signedHouseholdOver(agent, { LastName, DateOfBirth: `1984-03-0${count}` });
    await agent.send('POST', `/api/individual/enroll/${household.id}`, { paymentAmount: household.due });
    await becomes(() => statusOf(household.id), 'FailedEnrollment');
    return household.id;
  };

  it('shows a failed household with every call, sends it again, and lets it go when the carrier accepts it', async () => {
    const id = await failed('Carrierdown');
    await openReport(page);
    const row = rowOf(page, 'Carrierdown, Ada');
    expect(await row.getByRole('link', { name: 'Carrierdown, Ada' }).getAttribute('href')).toBe(
      `/sales/individual/review/${id}`,
    );
    await row.getByRole('button', { name: 'Attempts: Ada Carrierdown' }).click();
    const dialog = page.getByRole('dialog', { name: 'Attempts: Ada Carrierdown' });
    await dialog.getByText('Refused').waitFor();
    await dialog.getByText('Details').click();
    await dialog.getByText(/NOT_SERVED/).waitFor();
    await expectAccessible(page, 'attempts of a household');
    await page.keyboard.press('Escape');
    // Refused once more: it is back on top.
    await resubmit(page, 'Carrierdown').click();
    await row.getByText(/^Attempt 2 failed /).waitFor();
    carrier.mood = 'accepting';
    const isTold = page.getByText('Ada Carrierdown: enrolled.').waitFor();
    await resubmit(page, 'Carrierdown').click();
    await isTold;
    await row.waitFor({ state: 'detached' });
    expect(await statusOf(id)).toBe('PaymentPending');
    await page.goto('/sales/individual');
    await rowOf(page, 'Ada Carrierdown').getByText('Payment Pending', { exact: true }).waitFor();
    expect(new Set(carrier.calls.filter(({ reference }) => reference === `Q${id}`).map(({ key }) => key)).size).toBe(1);
  });

  it('resubmits all that match, and tells what became of them', async () => {
    const ids = [await failed('Ahlgren-Zed'), await failed('Bakker-Zed')];
    carrier.mood = 'accepting';
    await page.goto(REPORT);
    await page.getByRole('textbox', { name: 'Search the report' }).fill('zed');
    await page.getByText('1-2 of 2').waitFor();
    await page.getByRole('button', { name: 'Resubmit all that match' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resubmit', exact: true }).click();
    const progress = page.getByRole('region', { name: /^Resubmission/ });
    await progress.getByText('2 enrolled, 0 failed again, 0 skipped').first().waitFor();
    await page.getByText('No open errors match').waitFor();
    await expectAccessible(page, 'a finished run');
    expect(await Promise.all(ids.map(statusOf))).toEqual(['PaymentPending', 'PaymentPending']);
  });

  it('marks a household as enrolled, whose quote then waits for its payment', async () => {
    const id = await failed('Castellano');
    for (const [colorScheme, viewport] of [
      ['dark', { width: 1440, height: 900 }],
      ['light', PHONE],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await openReport(page);
      await resubmit(page, 'Castellano').waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, `a failed household ${colorScheme} ${viewport.width}`);
    }
    await page.getByRole('button', { name: 'Mark resolved: Ada Castellano' }).click();
    await resubmit(page, 'Castellano').waitFor({ state: 'detached' });
    await becomes(() => statusOf(id), 'PaymentPending');
  });

  it('says why an application is not sent again that its agent has begun to correct', async () => {
    const id = await failed('Delacroix');
    await openReport(page);
    await resubmit(page, 'Delacroix').waitFor();
    const entered = (await (await agent.get(`/api/enrollment/GetIndividualEnrollment/${id}`)).json()) as {
      Members: object[];
    };
    const Members = [{ ...entered.Members[0], HomeNumber: '6165550199' }];
    expect((await agent.send('PUT', `/api/enrollment/PutIndividualenrollment/${id}`, { Members })).status).toBe(200);
    await resubmit(page, 'Delacroix').click();
    await rowOf(page, 'Delacroix')
      .getByText(/^Not done: The agent is correcting this application/)
      .waitFor();
    await expectAccessible(page, 'a row with a reason');
    // The refusal itself is reported by the browser.
    problems.splice(0);
  });
});
