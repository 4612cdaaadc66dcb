import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { becomes } from '../support/eventually.ts';
import { signedHouseholdOver } from '../support/household-over-http.ts';
import { HttpSession } from '../support/http-session.ts';
import { startStubCarrier, STUB_REFUSAL, type StubCarrier } from '../support/stub-carrier.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const PHONE = { width: 360, height: 740 };

describe('the review desk of individuals', () => {
  let carrier: StubCarrier;
  let stage: Stage;
  let agent: HttpSession;

  beforeAll(async () => {
    carrier = await startStubCarrier();
    stage = await startBrowser('individual-desk', { CARRIER_URL: carrier.url, JOBS_POLL_MS: '100' });
    agent = new HttpSession(stage.url);
    expect(await agent.signIn('individualagent', DEMO_PASSWORD)).toBe(200);
  });
  afterAll(async () => {
    await stage.close();
    await carrier.close();
  });

  const statusOf = async (id: number): Promise<unknown> =>
    ((await (await agent.get(`/api/individual/enroll/${id}`)).json()) as { Status: unknown }).Status;
  /** The carrier has refused the application of Ada with this last name. */
  const failed = async (LastName: string, DateOfBirth: string): Promise<number> => {
    const household = await signedHouseholdOver(agent, { LastName, DateOfBirth });
    await agent.send('POST', `/api/individual/enroll/${household.id}`, { paymentAmount: household.due });
    await becomes(() => statusOf(household.id), 'FailedEnrollment');
    return household.id;
  };
  const desk = (page: Page) => page.getByRole('complementary', { name: 'Review' });
  const opened = (page: Page, name: string) =>
    page.waitForFunction((text) => (document.activeElement as HTMLElement | null)?.innerText === text, name);

  it('is worked through by keyboard: on and back, sent again, the next one, and taken over on purpose', async () => {
    carrier.mood = 'refusing';
    const first = await failed('Deskone', '1984-03-01');
    const second = await failed('Desktwo', '1984-03-02');
    const colleague = new HttpSession(stage.url);
    await colleague.signIn('sales', DEMO_PASSWORD);
    expect((await colleague.send('PUT', '/api/sales/AssignUserToQuote', { QuoteId: second })).status).toBe(200);
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'operations');
    const filter = encodeURIComponent(JSON.stringify({ Status: ['FailedEnrollment'], id: [first, second] }));
    await page.goto(`/sales/individual?filter=${filter}&sort=StatusAt&order=ASC`);
    await page.getByText('1-2 of 2').waitFor();
    await page.getByRole('grid').getByRole('link', { name: 'Ada Deskone' }).press('Enter');
    await opened(page, 'Ada Deskone');
    await desk(page).getByText('1 of 2').waitFor();
    await page.keyboard.press('j');
    await opened(page, 'Ada Desktwo');
    await desk(page).getByText('2 of 2').waitFor();
    await page.keyboard.press('k');
    await opened(page, 'Ada Deskone');
    await desk(page).getByText(STUB_REFUSAL).waitFor();
    await desk(page).getByText(' a month').first().waitFor();
    await expectAccessible(page, 'review desk of individuals');
    carrier.mood = 'accepting';
    await desk(page).getByRole('button', { name: 'Resubmit and next' }).press('Enter');
    await page
      .getByRole('dialog', { name: 'Resubmit: Ada Deskone' })
      .getByRole('button', { name: 'Resubmit' })
      .press('Enter');
    await page.getByText(/^Ada Deskone \(\d+\) is being sent again\./).waitFor();
    await opened(page, 'Ada Desktwo');
    await becomes(() => statusOf(first), 'PaymentPending');

    await desk(page)
      .getByText(/has been working on this quote since/)
      .waitFor();
    await desk(page).getByRole('button', { name: 'Mark resolved' }).press('Enter');
    const asked = page.getByRole('dialog', { name: 'Mark resolved: Ada Desktwo' });
    await expectAccessible(page, 'a decision that takes over');
    await asked.getByRole('button', { name: 'Take over and mark resolved' }).press('Enter');
    await page.getByText(/^Ada Desktwo \(\d+\) is marked as enrolled\./).waitFor();
    expect(await statusOf(second)).toBe('PaymentPending');
    await desk(page)
      .getByText(/^Assigned to you since/)
      .waitFor();
    await page.setViewportSize(PHONE);
    await page.reload();
    const full = page.getByRole('dialog', { name: 'Review' });
    await full.getByRole('heading', { name: 'Ada Desktwo', exact: true }).waitFor();
    await full.getByText(' a month').first().waitFor();
    await expectAccessible(page, 'review desk of individuals on a phone');
    await expectNoSidewaysScroll(page);
    expect(problems).toEqual([]);
    await context.close();
  });
});
