import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { becomes, eventually } from '../support/eventually.ts';
import { takeScreenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const ANNOUNCEMENT = 'Priority Quote will be down on Sunday from 2 to 4 in the morning.';

const PHONE = { width: 360, height: 740 };
/** Of the demo data: its census is being edited, and somebody on it is older than 60. */
const GROUP_WITH_OLDER_MEMBERS = 'Lakeshore Cabinet Works';
const ASKED = 'The date of birth cannot be earlier than';

/** Opens a rule from the list of the configuration, as a super user would. */
async function openRule(page: Page, key: string): Promise<ReturnType<Page['getByRole']>> {
  await page.goto(`/sales/configuration?filter=${encodeURIComponent(JSON.stringify({ q: key }))}`);
  await page
    .getByRole('link', { name: new RegExp(key.replace(/(?=[A-Z])/g, '\\s?')) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'What would change' }).waitFor();
  return dialog;
}

describe('changing a business rule', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('configuration');
  });
  afterAll(() => stage.close());

  it('is done by a super user in the console, and the portal follows it', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'superuser', '/sales/');
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await expectAccessible(page, 'console home');
    await takeScreenshot(page, 'console-home');

    await page.getByRole('link', { name: 'Quote rules', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Quote rules' }).waitFor();
    await page.getByRole('heading', { name: 'Groups and census 7 rules' }).waitFor();
    await expectAccessible(page, 'configuration');
    await expectNoSidewaysScroll(page);
    await takeScreenshot(page, 'console-configuration');

    await page.getByRole('textbox', { name: 'Search the rules' }).fill('downtime banner');
    await page.getByText('DownTimeBanner').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Value' }).fill(ANNOUNCEMENT);
    await expectAccessible(page, 'edit configuration');
    await takeScreenshot(page, 'console-edit');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Configuration details updated successfully.').waitFor();
    expect(problems).toEqual([]);
    await context.close();

    const agent = await stage.newVisitor();
    await signIn(agent.page, 'agent', '/dashboard');
    await agent.page.getByText(ANNOUNCEMENT).waitFor();
    expect(agent.problems).toEqual([]);
    await agent.context.close();
  });

  it('shows which quotes change before it is saved, who changed it when afterwards, and takes the earlier values up again', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'superuser');
    const dialog = await openRule(page, 'MaxEmployeeAge');
    await dialog.getByRole('textbox', { name: 'Value' }).fill('60');
    const row = dialog.getByRole('listitem').filter({ hasText: GROUP_WITH_OLDER_MEMBERS });
    await row.first().waitFor();
    await eventually(
      () => row.first().innerText(),
      (text) => expect(text).toContain(ASKED),
    );
    await dialog.getByRole('list', { name: 'Changes by kind' }).getByText('Census errors').waitFor();
    await expectAccessible(page, 'what would change');
    await takeScreenshot(page, 'console-what-would-change');

    // Another value, another answer: nobody is as old.
    await dialog.getByRole('textbox', { name: 'Value' }).fill('98');
    await dialog
      .getByRole('status')
      .filter({ hasText: /^Affects none of/ })
      .waitFor();
    await dialog.getByRole('textbox', { name: 'Value' }).fill('60');
    await row.first().waitFor();

    await dialog.getByRole('button', { name: 'Save changes' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('heading', { name: /open quotes will change$/ }).waitFor();
    await expectAccessible(page, 'asked before saving');
    await question.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Configuration details updated successfully.').waitFor();
    await dialog.waitFor({ state: 'detached' });

    await openRule(page, 'MaxEmployeeAge');
    const history = dialog.getByRole('region', { name: 'History' });
    const newest = history.getByRole('listitem').first();
    await eventually(
      () => newest.innerText(),
      (text) => expect(text).toMatch(/Sofia Novak[\s\S]*Value: 99 → 60/),
    );
    await eventually(
      () => newest.getByRole('link', { name: 'Audit entry' }).getAttribute('href'),
      (text) => expect(text).toContain('business-rule'),
    );
    await history.getByRole('button', { name: 'Use these values again' }).click();
    await dialog.getByText(/These are the values of .*They apply again when you save\./).waitFor();
    await row.first().waitFor();
    await expectAccessible(page, 'reverting');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await question.getByRole('button', { name: 'Save changes' }).click();
    await dialog.waitFor({ state: 'detached' });
    await openRule(page, 'MaxEmployeeAge');
    await becomes(() => dialog.getByRole('textbox', { name: 'Value' }).inputValue(), '99');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('says which part of the product reads a rule of the site, and asks when nobody can say what would change', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'superuser');
    const dialog = await openRule(page, 'SiteDownMessage');
    await dialog.getByRole('textbox', { name: 'Value' }).fill('Back at noon.');
    await dialog.getByRole('status').filter({ hasText: 'No open quote depends on this rule: it decides' }).waitFor();

    await page.route('**/api/sales/PreviewBusinessRule*', (route) => route.abort());
    await dialog.getByRole('textbox', { name: 'Value' }).fill('Back at one.');
    await dialog.getByText(/What would change is not known/).waitFor();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await page
      .getByRole('alertdialog', { name: 'What would change is not known yet' })
      .getByRole('button', { name: 'Save anyway' })
      .click();
    await page.getByText('Configuration details updated successfully.').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('asks while the preview is slow, and says what it found before anything is saved', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'superuser');
    const dialog = await openRule(page, 'MinimumAdultAge');
    let answer = () => undefined as unknown;
    const isAsked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/sales/PreviewBusinessRule*', async (route) => {
      await isAsked;
      await route.continue();
    });
    await dialog.getByRole('textbox', { name: 'Value' }).fill('60');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('heading', { name: 'What would change is not known yet' }).waitFor();
    await expectAccessible(page, 'asked while the preview is slow');
    await question.getByRole('button', { name: 'Wait' }).click();
    answer();
    await question.getByRole('heading', { name: /open quotes? will change$/ }).waitFor();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await becomes(() => dialog.getByRole('textbox', { name: 'Value' }).inputValue(), '60');
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    ['on a phone', { viewport: PHONE }],
    ['in the dark', { colorScheme: 'dark' as const }],
  ])('can be done %s', async (_where, options) => {
    const { page, context, problems } = await stage.newVisitor(options);
    await signIn(page, 'superuser');
    const dialog = await openRule(page, 'MinimumAdultAge');
    await dialog.getByRole('textbox', { name: 'Value' }).fill('45');
    await dialog.getByText(GROUP_WITH_OLDER_MEMBERS).first().waitFor();
    await dialog.getByRole('button', { name: 'End this rule today' }).click();
    await dialog.getByText(/no rule applies and the default is used: 16\./).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is read and proposed by internal sales, and a super user decides, told on Home', async () => {
    const sales = await stage.newVisitor();
    await signIn(sales.page, 'sales');
    // The address of the specification opens a form that can be sent.
    await sales.page.goto('/sales/configuration.add');
    await sales.page.getByRole('dialog').getByRole('button', { name: 'Propose', exact: true }).waitFor();
    await expectAccessible(sales.page, 'proposing a rule');
    await sales.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    const dialog = await openRule(sales.page, 'MaxForSmallGroupSmall');
    await dialog.getByRole('textbox', { name: 'Value' }).fill('12');
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await dialog.getByText('Enter a reason.').waitFor();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Groups of 11 and 12 are small too.');
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await sales.page.getByText('Proposed. A super user approves or declines it.').waitFor();
    await sales.page.getByRole('tab', { name: 'Proposed rules' }).click();
    const proposal = (page: Page) => page.getByRole('article', { name: /^MaxForSmallGroupSmall, proposed by/ });
    await proposal(sales.page).getByText('Open', { exact: true }).waitFor();
    await becomes(() => sales.page.getByRole('button', { name: /^Approve/ }).count(), 0);

    const decider = await stage.newVisitor();
    await signIn(decider.page, 'superuser', '/sales/');
    await decider.page
      .getByRole('region', { name: '1 proposed rule to decide' })
      .getByRole('link', { name: 'Review' })
      .click();
    await proposal(decider.page).getByText('Groups of 11 and 12 are small too.').waitFor();
    await expectAccessible(decider.page, 'deciding on a proposal');
    await decider.page
      .getByRole('button', { name: 'Approve the proposal for Small group, small tier: max employees' })
      .click();
    const question = decider.page.getByRole('alertdialog');
    await question.getByText('the earlier values can be restored').waitFor();
    await expectAccessible(decider.page, 'asked before a proposal is approved');
    await question.getByRole('button', { name: 'Approve', exact: true }).click();
    await proposal(decider.page)
      .getByText(/^Approved by/)
      .waitFor();
    await sales.page.reload();
    await sales.page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await sales.page.getByText(/approved your change to the rule “Small group, small tier: max employees”/).click();
    await proposal(sales.page)
      .getByText(/^Approved by/)
      .waitFor();
    expect([...sales.problems, ...decider.problems]).toEqual([]);
    await sales.context.close();
    await decider.context.close();
  });

  it('is no entry of the menu of internal sales, who find it on Home, and agents are kept out of the console', async () => {
    const sales = await stage.newVisitor();
    await signIn(sales.page, 'sales', '/sales/');
    await sales.page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await becomes(() => sales.page.getByRole('link', { name: 'Shop rules', exact: true }).count(), 0);
    // Home and Ctrl+K lead there.
    const card = sales.page.getByRole('region', { name: 'Rules', exact: true });
    await card.getByRole('link', { name: 'Propose a rule' }).waitFor();
    await card.getByRole('link', { name: 'All rules' }).click();
    await sales.page.getByRole('heading', { level: 1, name: 'Quote rules' }).waitFor();
    await sales.context.close();
    const agent = await stage.newVisitor();
    await signIn(agent.page, 'agent', '/sales/');
    await agent.page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' }).waitFor();
    await agent.context.close();
  });
});
