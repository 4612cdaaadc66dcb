import type { Page } from 'playwright-core';
import type { DashboardRow } from '../../shared/src/groups/dashboard.record.ts';
import { expectAccessible, expectNoSidewaysScroll, look } from './support/accessibility.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const PHONE = { width: 390, height: 844 };
const MISSING = 'Our son Ben, born 6/1/2026, is missing.';
const GROUP = 'Eastern Market Produce';

describe('an employee who enrolls on their own phone', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('employees', { JOBS_POLL_MS: '100' });
  });
  afterAll(() => stage.close());

  it('opens the link from an email with the code, fills in the household and signs, and the agent’s board shows it', async () => {
    const agent = await stage.newVisitor();
    const { page } = agent;
    await signIn(page, 'agent', '/dashboard');
    const rows = (await (await page.request.get('/api/dashboard')).json()) as DashboardRow[];
    const quoteId = rows.find(({ G }) => G?.GN === GROUP)!.LQID!;
    await page.goto(`/enrollment/demographics/${quoteId}`);
    await page.getByRole('button', { name: 'Ask employees by link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask employees by link' });
    const list = dialog.getByRole('list', { name: 'Employees to ask' }).getByRole('listitem');
    const asked = list.last();
    const name = await asked.getByRole('checkbox').evaluate((box) => box.closest('label')!.innerText.trim());
    await asked.getByRole('textbox', { name: `Email of ${name}` }).fill('last.employee@example.com');
    await expectAccessible(page, 'asking employees by link');
    await dialog.getByRole('button', { name: 'Create links' }).click();
    const made = dialog.getByRole('list', { name: 'Codes' }).getByRole('listitem').filter({ hasText: name });
    const code = (await made.getByText(/^Code \d{6}$/).innerText()).slice(-6);
    await expectAccessible(page, 'the codes of employees');
    await dialog.getByRole('button', { name: 'Done' }).click();
    const board = page.getByRole('list', { name: 'Employees and their links' });
    const line = board.getByRole('listitem').filter({ hasText: name });
    await line.getByText('Not opened').waitFor();
    await look(page, 'the board of employees');
    await page.goto('/api/sandbox/mailbox');
    const mail = page.getByRole('article').filter({ hasText: 'To last.employee@example.com' });
    const link = (await mail.getByRole('link').getAttribute('href'))!;

    const employee = await stage.newVisitor({ viewport: PHONE });
    const phone = employee.page;
    await phone.goto(link);
    await phone.getByRole('textbox', { name: 'Code' }).fill(code);
    await phone.getByRole('button', { name: 'Continue' }).click();
    await phone.getByRole('heading', { name: `Coverage for ${name}`, level: 1 }).waitFor();
    await look(phone, 'the household of an employee');
    await fillIn(phone, name);
    await phone.getByLabel('Who is missing, or does not belong here?').fill(MISSING);
    await phone.getByRole('button', { name: 'Tell your agent' }).click();
    await phone.getByText('Your agent can read this.').waitFor();
    await phone.getByRole('radio', { name: 'Yes, enroll us' }).check();
    await phone.getByRole('button', { name: 'Sign' }).click();
    await phone
      .getByText(/^Type your full name/)
      .first()
      .waitFor();
    await look(phone, 'a signature that is refused');
    await phone.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(phone);
    await phone.getByRole('textbox', { name: 'Your full name' }).fill(name);
    await phone.getByRole('checkbox', { name: /^I enroll myself/ }).check();
    await phone.getByRole('button', { name: 'Sign' }).click();
    await phone.getByRole('heading', { name: 'Thank you' }).waitFor();
    await look(phone, 'what an employee has signed');

    await page.goto(`/enrollment/demographics/${quoteId}`);
    await line.getByText('Signed', { exact: true }).waitFor();
    await line.getByText(`${name} says: “${MISSING}”`).waitFor();
    await look(page, 'the board with a signature');
    expect([...agent.problems, ...employee.problems]).toEqual([]);
  });
});

/** What is missing about an employee who lives in Detroit. */
async function fillIn(phone: Page, name: string): Promise<void> {
  await phone.getByRole('button', { name: `Fill in ${name}` }).click();
  const form = phone.getByRole('dialog', { name });
  await form.getByLabel('SSN').fill('219-45-0009');
  await form.getByLabel('Home phone').fill('313 555 0123');
  await form.getByLabel('Street address').first().fill('12 Russell St');
  await form.getByLabel('ZIP code').first().fill('48207');
  await form.getByLabel('ZIP code').first().blur();
  await form.getByText('Detroit, MI').first().waitFor();
  await look(phone, 'the form of an employee');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'hidden' });
  await phone.getByRole('button', { name: `Change ${name}` }).waitFor();
}
