import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { becomes, eventually } from '../support/eventually.ts';
import { signIn } from './support/sign-in.ts';
import { hasAddress } from './support/address.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const PASSWORD = 'seven quiet herons';
const PHONE = { width: 360, height: 740 };

describe('people in the console', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('people');
  });
  afterAll(() => stage.close());

  const openUsers = async (page: Page) => {
    await page.goto('/sales/users');
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    await page.getByRole('link', { name: 'agentadmin', exact: true }).waitFor();
  };

  /** As the new user does with the link that they were given. */
  async function setPassword(page: Page, link: string): Promise<void> {
    await page.goto(link);
    await page.getByText('Your user name is').waitFor();
    await expectAccessible(page, 'set password');
    await page.getByLabel(/^New password/).fill('short');
    await page.getByLabel(/^The same again/).fill('shorter');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Use at least 12 characters.').waitFor();
    await page.getByText('The two passwords are not the same.').waitFor();
    await page.getByLabel(/^New password/).fill(PASSWORD);
    await page.getByLabel(/^The same again/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('heading', { name: 'Your password is set' }).waitFor();
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await hasAddress(page, /\/sales\/login$/);
  }

  async function signInWith(page: Page, userName: string): Promise<void> {
    await page.getByLabel('User name').fill(userName);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  it('a super user creates a sales user, who sets a password, is locked while at work, and is let in again', async () => {
    const { page, problems } = await stage.newVisitor();
    await signIn(page, 'superuser');
    await openUsers(page);
    await expectAccessible(page, 'users');
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: 'Add user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add user' });
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await dialog.locator('legend', { hasText: 'Roles' }).locator('..').getByText('Choose at least one role.').waitFor();
    await dialog.getByText('Enter a user name.').waitFor();
    await becomes(() => dialog.getByLabel(/^User name/).evaluate((field) => field === document.activeElement), true);
    await expectAccessible(page, 'add user');
    await dialog.getByLabel(/^User name/).fill('nell.newcomer');
    await dialog.getByLabel(/^Full name/).fill('Nell Newcomer');
    await dialog.getByLabel(/^Email/).fill('nell@example.com');
    await dialog.getByRole('checkbox', { name: 'Internal sales' }).check();
    await dialog.getByRole('button', { name: 'Create user' }).click();
    const created = page.getByRole('dialog', { name: 'The user is created' });
    const link = await created.getByLabel('One-time link').inputValue();
    await expectAccessible(page, 'one-time link');
    await created.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'nell.newcomer' }).waitFor();

    const newcomer = await stage.newVisitor();
    await setPassword(newcomer.page, link);
    await signInWith(newcomer.page, 'nell.newcomer');
    await newcomer.page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();

    await page.getByRole('link', { name: 'nell.newcomer' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nell Newcomer' }).waitFor();
    await page.getByRole('list', { name: 'Open sessions' }).waitFor();
    await page.getByRole('list', { name: 'What was done to this user' }).waitFor();
    await expectAccessible(page, 'user');
    await page.getByRole('button', { name: 'Lock', exact: true }).click();
    await page.getByRole('button', { name: 'Lock user' }).click();
    await page.getByText('Nell Newcomer is locked and signed out.').waitFor();
    await page.getByText('Not signed in anywhere.').waitFor();

    // Her next click leads to the sign-in page, and the right password says why.
    await newcomer.page.getByRole('link', { name: 'Group quotes' }).first().click();
    await hasAddress(newcomer.page, /\/sales\/login\?/);
    await signInWith(newcomer.page, 'nell.newcomer');
    await newcomer.page.getByText('This account is locked. Please ask your administrator.').waitFor();

    await page.getByRole('button', { name: 'Unlock' }).click();
    await page.getByText('Nell Newcomer can sign in again.').waitFor();
    await signInWith(newcomer.page, 'nell.newcomer');
    await newcomer.page.getByRole('heading', { level: 1, name: 'Group quotes' }).waitFor();

    const again = await stage.newVisitor();
    await again.page.goto(link);
    await again.page.getByText('This link is not valid.', { exact: false }).waitFor();
    await expectAccessible(again.page, 'used link');
    expect([...problems, ...newcomer.problems, ...again.problems]).toEqual([]);
  });

  it('an agent moves to another agency after the form has said what moves along, and a stale form keeps what was typed', async () => {
    const { page, problems } = await stage.newVisitor();
    await signIn(page, 'superuser', '/sales/agents');
    await page.getByRole('link', { name: 'Reyes, Tomas' }).waitFor();
    await expectAccessible(page, 'agents');
    await page.getByRole('link', { name: 'Reyes, Tomas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Tomas Reyes' });
    await dialog.getByLabel(/^First name/).fill('Tom');
    await dialog.getByLabel(/^Agency/).fill('Marq');
    await dialog.getByRole('option', { name: 'Marquette Insurance Group' }).click();
    await dialog.getByText('2 groups and 1 user move with this agent.', { exact: false }).waitFor();
    await expectAccessible(page, 'edit agent');

    // Meanwhile somebody else corrects the number.
    const other = await stage.newVisitor();
    await signIn(other.page, 'superuser', '/sales/agents');
    await other.page.getByRole('link', { name: 'Reyes, Tomas' }).click();
    await other.page.getByLabel(/^NPN/).fill('7654321');
    await other.page.getByRole('button', { name: 'Save changes' }).click();
    await other.page.getByText('Changes to Tomas Reyes are saved.').waitFor();

    await dialog.getByRole('button', { name: 'Save changes' }).click();
    const stale = page.getByRole('alertdialog', { name: 'Someone else changed this agent' });
    await stale.getByRole('row', { name: /^NPN .*7654321$/ }).waitFor();
    await expectAccessible(page, 'stale agent');
    await stale.getByRole('button', { name: 'Keep my changes' }).click();
    await stale.waitFor({ state: 'detached' });
    await becomes(() => dialog.getByLabel(/^NPN/).inputValue(), '7654321');
    await becomes(() => dialog.getByLabel(/^First name/).inputValue(), 'Tom');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    const row = page.getByRole('row', { name: /Reyes, Tom/ });
    await row.getByText('Marquette Insurance Group').waitFor();
    await eventually(
      () => row.textContent(),
      (text) => expect(text).toContain('7654321'),
    );
    expect([...problems, ...other.problems]).toEqual([]);
  });

  it('typing is not lost by a slip, and on a phone everything fits', async () => {
    const { page, problems } = await stage.newVisitor({ viewport: PHONE, colorScheme: 'dark' });
    await signIn(page, 'superuser');
    for (const [path, name] of [
      ['/sales/users', 'Users'],
      ['/sales/agents', 'Agents'],
      ['/sales/agencies', 'Agencies'],
      ['/sales/users/1', 'Ada Lindqvist'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByRole('progressbar').waitFor({ state: 'hidden' });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, `${name} on a phone, dark`);
    }
    await page.goto('/sales/agencies/add');
    await page.getByLabel(/^Name/).fill('Half an agency');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await becomes(() => page.getByLabel(/^Name/).inputValue(), 'Half an agency');
    expect(problems).toEqual([]);
  });

  it('is for super users alone: sales staff neither see nor open it', async () => {
    const { page } = await stage.newVisitor();
    await signIn(page, 'sales', '/sales/');
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await becomes(() => page.getByRole('link', { name: 'Users', exact: true }).count(), 0);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ['/sales/users', '/sales/audit']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' }).waitFor();
    }
    expect(asked.filter((path) => /^\/api\/(people|audit)/.test(path))).toEqual([]);
  });
});
