import { expectAccessible, expectNoSidewaysScroll, look } from './support/accessibility.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const CLIENT = 'Clara Quist';
const PHONE = { width: 390, height: 844 };

describe('a client who answers on their own phone', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('agreement', { JOBS_POLL_MS: '100' });
  });
  afterAll(() => stage.close());

  it('consents with the link from an email and the code from a text message, and the agent goes on', async () => {
    const agent = await stage.newVisitor();
    const { page } = agent;
    await signIn(page, 'agent');
    await page.goto('/individual/marketplace');
    await page.getByRole('button', { name: 'Ask for consent by link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for consent by link' });
    await dialog.getByRole('textbox', { name: 'Client', exact: true }).fill(CLIENT);
    await dialog.getByRole('textbox', { name: 'Client’s own email address' }).fill('clara.quist@example.com');
    await dialog.getByRole('checkbox', { name: 'Text the code to the client' }).check();
    await dialog.getByRole('textbox', { name: 'Mobile phone' }).fill('616-555-0142');
    await expectAccessible(page, 'asking a client by link');
    await dialog.getByRole('button', { name: 'Email link' }).click();
    await dialog.getByText('The code is on its way to (616) 555-0142.', { exact: false }).waitFor();
    await expectAccessible(page, 'a link and a code on their way');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Waiting: not opened yet').waitFor();
    await page.getByText(/^Code to \(616\) 555-0142, sent /).waitFor();
    await look(page, 'who is waited for');
    await page.goto('/api/sandbox/mailbox');
    const mail = page.getByRole('article').filter({ hasText: 'To clara.quist@example.com' });
    const link = (await mail.getByRole('link').getAttribute('href'))!;
    const text = page.getByRole('article').filter({ hasText: 'To (616) 555-0142' });
    const [code] = /\d{6}/.exec(await text.getByText('is your code').innerText())!;

    const client = await stage.newVisitor({ viewport: PHONE });
    await client.page.goto(link);
    const entered = client.page.getByRole('textbox', { name: 'Code' });
    await entered.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await client.page.getByRole('button', { name: 'Continue' }).click();
    await client.page.locator('[name="Code"][aria-invalid="true"]').waitFor();
    await look(client.page, 'a wrong code');
    await entered.fill(code);
    await client.page.getByRole('button', { name: 'Continue' }).click();
    await client.page.getByRole('heading', { name: 'Your consent to an agent’s help', level: 1 }).waitFor();
    await look(client.page, 'what a client agrees to');
    await client.page.getByRole('button', { name: 'Agree' }).click();
    await client.page.getByText('Check the box if you agree.').first().waitFor();
    await look(client.page, 'an answer that is refused');
    await client.page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(client.page);
    await client.page.getByRole('textbox', { name: 'Your full name' }).fill(CLIENT);
    await client.page.getByRole('checkbox', { name: /^I have read this and I agree/ }).check();
    await client.page.getByRole('button', { name: 'Agree' }).click();
    await client.page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await look(client.page, 'what a client has agreed to');

    await page.goto('/individual/marketplace');
    await page.getByText('Answered', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Client' }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Go to the marketplace' }).click();
    await page.getByRole('dialog', { name: 'Marketplace user ID' }).waitFor();
    expect([...agent.problems, ...client.problems]).toEqual([]);
    await Promise.all([agent.context.close(), client.context.close()]);
  });
});
