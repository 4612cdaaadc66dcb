import type { Page } from 'playwright-core';
import { Secret, TOTP } from 'otpauth';
import type { PasswordLinkResponse } from '../../shared/src/people/user.record.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { hasAddress } from './support/address.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const PASSWORD = 'seven quiet herons';
const PHONE = { width: 360, height: 740 };
const TESS = { FullName: 'Tess Token', Username: 'tess.token' };
const PAT = { FullName: 'Pat Passkey', Username: 'pat.passkey' };

describe('sign-in security', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('sign-in-security');
  });
  afterAll(() => stage.close());

  /** Of the app: the codes of this 30 seconds and of the next are accepted. */
  const codeOf = (secret: string, steps: number): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

  async function post(page: Page, path: string, data: object) {
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'PQ-XSRF-TOKEN')?.value ?? '';
    const headers = { 'X-PQ-XSRF-TOKEN': decodeURIComponent(token) };
    const answer = await page.request.post(path, { headers, data });
    expect(answer.ok()).toBe(true);
    return answer;
  }

  async function enterPassword(page: Page, path: string, { Username } = TESS): Promise<void> {
    await page.goto(path);
    await page.getByLabel('User name').fill(Username);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  /** @returns the id */
  async function insertUser(superUser: Page, names: typeof TESS): Promise<number> {
    const user = { Email: `${names.Username}@example.com`, Roles: ['pq-role-internalsales'] };
    const more = { AgentId: null, IsGeneralAgent: false };
    const answer = await post(superUser, '/api/people/Users', { ...names, ...user, ...more });
    const { Url, User } = (await answer.json()) as PasswordLinkResponse;
    await post(superUser, '/api/account/SetPassword', { Token: Url.split('#')[1], Password: PASSWORD });
    return User.Id;
  }

  it('is set up from the menu, asked for in console and portal, and reset by a super user', async () => {
    const superUser = await stage.newVisitor();
    await signIn(superUser.page, 'superuser', '/sales/users');
    const id = await insertUser(superUser.page, TESS);

    const { page, problems } = await stage.newVisitor();
    await enterPassword(page, '/sales/login');
    await page.getByRole('button', { name: 'Your account: Tess Token' }).click();
    await page.getByRole('menuitem', { name: 'Sign-in security' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign-in security' }).waitFor();
    await expectAccessible(page, 'sign-in security, off');
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await expectAccessible(page, 'sign-in security, QR code');
    const secret = (await page.locator('code').innerText()).replaceAll('-', '');
    await page.getByLabel(/^Code of the app/).fill(codeOf(secret, 0));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
    await expectAccessible(page, 'sign-in security, recovery codes');
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('10 recovery codes are left.').waitFor();
    await expectAccessible(page, 'sign-in security, on');

    const console = await stage.newVisitor({ colorScheme: 'dark' });
    await enterPassword(console.page, '/sales/login');
    await console.page.getByRole('heading', { name: 'Second step' }).waitFor();
    await console.page.getByLabel(/^Code/).waitFor();
    await expectAccessible(console.page, 'second step, console');
    await console.page.getByLabel(/^Code/).fill('ABCD-EFGH-2345-6777');
    await console.page.keyboard.press('Enter');
    await console.page.getByText('This code is not correct', { exact: false }).waitFor();
    await console.page.getByLabel(/^Code/).fill(codeOf(secret, 1));
    await console.page.keyboard.press('Enter');
    await console.page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();

    const portal = await stage.newVisitor({ colorScheme: 'dark' });
    await enterPassword(portal.page, '/login');
    await portal.page.getByLabel(/^Code/).waitFor();
    await expectAccessible(portal.page, 'second step, portal');
    await portal.page.getByLabel(/^Code/).fill(codes[0]!);
    await portal.page.keyboard.press('Enter');
    await hasAddress(portal.page, /^(?!.*\/login(\?|$))/);
    await portal.page.goto('/sign-in-security');
    await portal.page.getByText('9 recovery codes are left.').waitFor();
    await expectAccessible(portal.page, 'sign-in security, on');

    await superUser.page.goto(`/sales/users/${id}`);
    await superUser.page.getByRole('button', { name: 'Reset second step' }).click();
    await expectAccessible(superUser.page, 'reset second step');
    await superUser.page.getByRole('alertdialog').getByRole('button', { name: 'Reset second step' }).click();
    await superUser.page.getByText('The second step of Tess Token is removed', { exact: false }).waitFor();
    await superUser.page.getByText('Not signed in anywhere.').waitFor();
    await portal.page.reload();
    await hasAddress(portal.page, /\/login/);
    await enterPassword(portal.page, '/login');
    await hasAddress(portal.page, /^(?!.*\/login(\?|$))/);
    await portal.page.goto('/sign-in-security');
    await portal.page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await portal.page.getByLabel(/^Password/).fill(PASSWORD);
    await portal.page.keyboard.press('Enter');
    await portal.page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await expectAccessible(portal.page, 'sign-in security, QR code');
    expect([...problems, ...console.problems, ...portal.problems, ...superUser.problems]).toEqual([]);
  });

  /** The browser has an authenticator of its own, which says yes to everything. */
  async function plugInAuthenticator(page: Page): Promise<void> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const kind = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const;
    const behavior = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
    await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...kind, ...behavior } });
  }

  it('is done with a passkey, which is added in the console, used in the portal by keyboard, and removed again', async () => {
    const superUser = await stage.newVisitor();
    await signIn(superUser.page, 'superuser', '/sales/users');
    const id = await insertUser(superUser.page, PAT);

    const { page, problems } = await stage.newVisitor();
    await plugInAuthenticator(page);
    await enterPassword(page, '/sales/login', PAT);
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('passkeys');
    await page.getByRole('option', { name: /Sign-in security/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Sign-in security' }).waitFor();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByLabel(/^Name/).fill('Work laptop');
    await expectAccessible(page, 'sign-in security, new passkey');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Work laptop' })
      .getByText('not used yet', { exact: false })
      .waitFor();
    await expectAccessible(page, 'sign-in security, one passkey');
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Create passkey' }).click();
    await page.getByText('keeps a passkey of your account already', { exact: false }).waitFor();

    await superUser.page.goto(`/sales/users/${id}`);
    await superUser.page.getByRole('button', { name: 'Reset second step' }).waitFor();

    await page.context().clearCookies();
    await enterPassword(page, '/login', PAT);
    await page.getByRole('button', { name: 'Use a passkey' }).waitFor();
    await expectAccessible(page, 'second step, passkey');
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Enter');
    await hasAddress(page, /^(?!.*\/login(\?|$))/);
    await page.goto('/sign-in-security');
    await page.getByText('last used', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Remove Work laptop' }).click();
    await page.getByRole('button', { name: 'Remove and sign out with a passkey' }).waitFor();
    await expectAccessible(page, 'sign-in security, removing a passkey');
    await page.keyboard.press('Enter');
    await hasAddress(page, /\/login/);
    await enterPassword(page, '/login', PAT);
    await hasAddress(page, /^(?!.*\/login(\?|$))/);
    expect([...problems, ...superUser.problems]).toEqual([]);
  });
});
