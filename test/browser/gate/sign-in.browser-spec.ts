import { DEMO_ACCOUNTS } from '../../../backend/src/platform/account/demo-accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { takeScreenshot } from '../support/screenshot.ts';
import { signInByForm } from '../support/sign-in.ts';
import { hasAddress } from '../support/address.ts';
import { joinBrowser, type Stage } from '../support/start-browser.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

describe('signing in', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await joinBrowser();
  });
  afterAll(() => stage.close());

  it.each(DEMO_ACCOUNTS.map(({ username, fullName }) => [username, fullName] as const))(
    'lets %s into the portal, by name',
    async (username, fullName) => {
      const { page, context, problems } = await stage.newVisitor();
      await signInByForm(page, username);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByText(fullName).first().waitFor();
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('lets a demo account into the console with one click', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await page.goto('/sales/login');
    await page.getByRole('button', { name: /^operations/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('says that a password is wrong, and lets nobody in', async () => {
    const { page, context } = await stage.newVisitor();
    await page.goto('/login');
    await page.getByLabel('User name').fill('agent');
    await page.getByLabel(/^Password/).fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.goto('/dashboard');
    await hasAddress(page, /\/login/);
    await context.close();
  });

  describe.each([
    ['portal', '/login'],
    ['console', '/sales/login'],
  ])('the sign-in page of the %s', (app, path) => {
    it.each([
      ['light', 'desk', DESK],
      ['dark', 'desk', DESK],
      ['light', 'phone', PHONE],
      ['dark', 'phone', PHONE],
    ] as const)('is accessible, %s, on a %s', async (colorScheme, device, viewport) => {
      const { page, context, problems } = await stage.newVisitor({ colorScheme, viewport });
      await page.goto(path);
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
      await page.getByText('Ada Lindqvist').or(page.getByText('Sofia Novak')).first().waitFor();
      await expectAccessible(page, `${app}, ${colorScheme}, ${device}`);
      await expectNoSidewaysScroll(page);
      await takeScreenshot(page, `sign-in-${app}-${colorScheme}-${device}`);
      expect(problems).toEqual([]);
      await context.close();
    });
  });
});
