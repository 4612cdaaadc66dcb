import { expectNoSidewaysScroll, look } from './support/accessibility.ts';
import { hasAddress } from './support/address.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

/** Of the demo data: income and citizenship do not match; the proof of income has been sent. */
const CLIENT = 'Joan Petoskey';

describe('what the marketplace waits for', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('follow-ups');
  });
  afterAll(() => stage.close());

  it('is a list of cards on a phone, where the agent notes what has come and sees what the client was told', async () => {
    const { page, problems, context } = await stage.newVisitor({ viewport: { width: 390, height: 844 } });
    await signIn(page, 'individualagent', '/followups');
    const card = page.getByRole('listitem').filter({ hasText: `Citizenship: ${CLIENT}` });
    await card.getByText('Coverage at risk').waitFor();
    await expectNoSidewaysScroll(page);
    await look(page, 'phone');
    await card.getByRole('button', { name: `Show details: ${CLIENT}, Citizenship` }).click();
    const panel = page.getByRole('group', { name: `Proof of ${CLIENT}` });
    await panel.getByText(/^Emailed .* to applicant@example\.com, by /).waitFor();
    await expectNoSidewaysScroll(page);
    await page.mouse.move(0, 0);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await look(page, 'phone, what the client was told');
    await page.emulateMedia({ colorScheme: 'dark' });
    await look(page, 'phone, dark');
    await card.getByRole('button', { name: `Received from client: ${CLIENT}, Citizenship` }).press('Enter');
    await card.getByText('Received', { exact: true }).waitFor();
    await page.getByText(`${CLIENT}: citizenship is received.`).waitFor();
    await page.getByRole('button', { name: 'Sent 1', exact: true }).click();
    await hasAddress(page, /\/followups\?state=Sent$/);
    await page
      .getByRole('listitem')
      .filter({ hasText: `Household income: ${CLIENT}` })
      .waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is a table on a wide screen, and leads to the client', async () => {
    const { page, problems, context } = await stage.newVisitor({ viewport: { width: 1280, height: 800 } });
    await signIn(page, 'individualagent', '/dashboard');
    await page.getByRole('link', { name: 'Follow-ups' }).click();
    const row = page.getByRole('row', { name: /Rosa Marchetti/ });
    await row.getByText('Special enrollment').waitFor();
    await look(page, 'table');
    await row.getByRole('link', { name: 'Rosa Marchetti' }).click();
    await hasAddress(page, /\/enrollment\/individual\/\d+$/);
    expect(problems).toEqual([]);
    await context.close();
  });
});
