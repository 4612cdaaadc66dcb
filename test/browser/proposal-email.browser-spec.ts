import { expectAccessible, look } from './support/accessibility.ts';
import { tabAndPress, tabTo } from './support/keyboard.ts';
import { proposedQuote } from './support/proposed-quote.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const GROUP = 'Larch Bakery';

describe('sending a proposal by email, by keyboard alone', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('proposal-email', { JOBS_POLL_MS: '100' });
  });
  afterAll(() => stage.close());

  it('leads from the quote to the client’s email, and the dashboard says that it was sent', async () => {
    const quoteId = await proposedQuote(stage.url, GROUP);
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'agent', `/quote/plan-selection/group/${quoteId}`);
    await tabAndPress(page, page.getByRole('link', { name: 'Skip to the selected plans' }));
    await tabAndPress(page, page.getByRole('button', { name: 'Create proposal' }));
    await tabAndPress(page, page.getByRole('button', { name: 'Preview' }));
    const open = page.getByRole('button', { name: 'Email it' }).first();
    await tabAndPress(page, open);

    const dialog = page.getByRole('dialog', { name: 'Email the proposal' });
    const to = dialog.getByRole('textbox', { name: 'To' });
    await to.waitFor();
    await page.keyboard.type('nobody');
    await expectAccessible(page, 'the email');
    await tabAndPress(page, dialog.getByRole('button', { name: 'Send email' }));
    await dialog.getByText('Enter an email address such as name@example.com.').waitFor();
    await expectAccessible(page, 'the email with an error');

    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('owner@example.com, office@example.com');
    await page.keyboard.press('Enter');
    await dialog.getByText('2 emails are on the way.').waitFor();
    await expectAccessible(page, 'the email was sent');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
    await tabTo(page, page.getByRole('tab', { name: 'New proposal' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByText(/^To owner@example\.com, sent .* · Not opened yet$/).waitFor();
    await page.getByText(/^To office@example\.com, sent .* · Not opened yet$/).waitFor();

    await page.goto('/dashboard');
    const row = page.getByRole('row').filter({ hasText: GROUP });
    await row.getByText(/^Sent /).waitFor();

    await page.goto('/api/sandbox/mailbox');
    await page.getByText('To owner@example.com').waitFor();
    await look(page, 'the sandbox mailbox');
    const link = page.getByRole('article').filter({ hasText: 'To owner@example.com' }).getByRole('link');
    await tabAndPress(page, link);
    await page.getByRole('heading', { name: GROUP, level: 1 }).waitFor();
    await page.getByText(/^\$[\d,.]+ a month per employee$/).waitFor();
    await expectAccessible(page, 'the client’s page');
    await tabAndPress(page, page.getByRole('button', { name: /^I’d like this one: / }));
    await page.getByText(/^Chosen on /).waitFor();
    await tabTo(page, page.getByRole('textbox', { name: 'Your question' }));
    await page.keyboard.type('Is Dr. Ruiz in the network?');
    await tabAndPress(page, page.getByRole('button', { name: 'Send question' }));
    await page.getByText('Your question is on its way.').waitFor();
    await look(page, 'the client’s page, answered');

    await page.goto('/dashboard');
    await tabAndPress(page, page.getByRole('link', { name: `Read the answer: ${GROUP}` }));
    const history = page.getByRole('dialog', { name: 'Proposal' });
    await history.getByText('Is Dr. Ruiz in the network?').waitFor();
    await expectAccessible(page, 'the answers of the client');
    const waiting = history.getByRole('button', { name: /^Mark as answered: / });
    for (const left of [1, 0]) {
      await tabAndPress(page, waiting.first());
      await waiting.nth(left).waitFor({ state: 'detached' });
    }
    await page.goto('/dashboard');
    await row.getByText(/^Sent |^Opened /).waitFor();
    expect(await page.getByRole('link', { name: `Read the answer: ${GROUP}` }).count()).toBe(0);
    await page.goto('/api/sandbox/mailbox');
    await page.getByRole('heading', { name: `${GROUP} asks a question` }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
