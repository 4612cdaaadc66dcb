import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../backend/src/platform/account/demo-accounts.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { becomes } from '../../support/eventually.ts';
import { takeScreenshot } from '../support/screenshot.ts';
import { signIn } from '../support/sign-in.ts';
import { startBrowser, type Stage } from '../support/start-browser.ts';

const ASSETS = /\/assets\//;
const API = /\/api\//;
/** The console's files that its sign-in page does without. */
const BEHIND_SIGN_IN = /\/assets\/(console|libraries)-/;

const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const banner = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

const NEW_VERSION = 'A new version is available';
const OFFLINE = /^You're offline\. Showing data from \d{1,2}:\d\d [AP]M\.$/;
const UNREACHABLE = /^The server could not be reached\. Showing data from/;

/** As after a deployment: the files of the version that is open are gone. */
const deploy = (page: Page) => page.route(ASSETS, (route) => route.fulfill({ status: 404 }));

/** No words that are meant for a log. */
async function expectPlainWords(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/\bat \w+ \(|TypeError|dynamically imported|undefined|\/assets\//);
}

describe('when a front end fails', () => {
  let stage: Stage;
  let page: Page;

  beforeAll(async () => {
    stage = await startBrowser('failures');
  });
  beforeEach(async () => {
    ({ page } = await stage.newVisitor());
  });
  afterEach(() => page.context().close());
  afterAll(() => stage.close());

  describe('the portal', () => {
    beforeEach(async () => {
      await signIn(page, 'agent', '/dashboard');
      await heading(page, 'Dashboard').waitFor();
    });

    it('keeps its shell when a screen is gone, and opens it after a reload', async () => {
      await deploy(page);
      await link(page, 'Search').click();
      await heading(page, NEW_VERSION).waitFor();
      await link(page, 'Small group').waitFor();
      await expectAccessible(page, 'a screen of the portal that is gone');
      await expectPlainWords(page);
      await takeScreenshot(page, 'failures-portal-new-version');
      await page.unroute(ASSETS);
      await page.getByRole('button', { name: 'Reload' }).click();
      await heading(page, /^(Search|Find a group)$/).waitFor();
    });

    it('keeps what was typed when a part is gone', async () => {
      await page.goto('/new-group');
      await page.getByLabel('Group name').fill('Lakeside Pottery');
      await deploy(page);
      await page.getByRole('button', { name: /^Your account/ }).click();
      await notice(page, NEW_VERSION).waitFor();
      expect(await page.getByLabel('Group name').inputValue()).toBe('Lakeside Pottery');
      await expectAccessible(page, 'a part of the portal that is gone');
      await expectPlainWords(page);
      await takeScreenshot(page, 'failures-portal-part');
    });

    it('says how old its data is while offline, and reads again when the line returns', async () => {
      await link(page, 'Small group').click();
      await heading(page, /book of business/i).waitFor();
      await link(page, 'Quote/enroll').click();
      await heading(page, 'Dashboard').waitFor();
      await page.context().setOffline(true);
      await banner(page, OFFLINE).waitFor();
      await expectAccessible(page, 'the portal offline');
      await takeScreenshot(page, 'failures-portal-offline');
      // A screen that was never opened is not there yet: it says so, and comes by itself when the line returns.
      await link(page, 'Search').click();
      await heading(page, 'The server could not be reached').waitFor();
      await link(page, 'Small group').waitFor();
      await page.context().setOffline(false);
      await banner(page, OFFLINE).waitFor({ state: 'hidden' });
      await heading(page, /^(Search|Find a group)$/).waitFor();
    });
  });

  it('says on the sign-in page of the console that a new version is available', async () => {
    await page.route(BEHIND_SIGN_IN, (route) => route.fulfill({ status: 404 }));
    await page.goto('/sales/login');
    await page.getByLabel('User name').fill('superuser');
    await page.getByLabel(/^Password/).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await notice(page, 'A new version is available. Reload to continue.').waitFor();
  });

  describe('the console', () => {
    beforeEach(async () => {
      await signIn(page, 'superuser', '/sales/');
      await heading(page, /^Home$/).waitFor();
    });

    it('keeps its shell when a screen is gone, and opens it after a reload', async () => {
      await deploy(page);
      await link(page, 'Audit').click();
      await heading(page, NEW_VERSION).waitFor();
      await link(page, 'Group quotes').waitFor();
      await expectAccessible(page, 'a screen of the console that is gone');
      await expectPlainWords(page);
      await takeScreenshot(page, 'failures-console-new-version');
      await page.unroute(ASSETS);
      await page.getByRole('button', { name: 'Reload' }).click();
      await heading(page, 'Audit').waitFor();
    });

    it('says how old its data is while offline, and reads again when the line returns', async () => {
      await link(page, 'Users').click();
      await page.getByText('Ada Lindqvist').first().waitFor();
      await link(page, 'Home').click();
      await heading(page, /^Home$/).waitFor();
      await page.context().setOffline(true);
      await banner(page, OFFLINE).waitFor();
      await takeScreenshot(page, 'failures-console-offline');
      await link(page, 'Users').click();
      await heading(page, 'Users').waitFor();
      // As in the portal, a screen that was never opened is not there yet.
      await link(page, 'Audit').click();
      await heading(page, 'The server could not be reached').waitFor();
      await page.context().setOffline(false);
      await heading(page, 'Audit').waitFor();
      await becomes(() => banner(page, OFFLINE).count(), 0);
    });

    it('says that the server does not answer, and reads again by itself when it does', async () => {
      await link(page, 'Audit').click();
      await heading(page, 'Audit').waitFor();
      await page.route(API, (route) => route.abort('connectionrefused'));
      await link(page, 'Users').click();
      await banner(page, UNREACHABLE).waitFor();
      await expectPlainWords(page);
      await page.unroute(API);
      await page.getByText('Ada Lindqvist').first().waitFor();
      await becomes(() => banner(page, UNREACHABLE).count(), 0);
    });
  });

  // The last: the server does not come back.
  it('keeps both apps on screen when the server is stopped', async () => {
    const { page: console } = await stage.newVisitor();
    await signIn(page, 'agent', '/dashboard');
    await heading(page, 'Dashboard').waitFor();
    await signIn(console, 'superuser', '/sales/');
    await heading(console, /^Home$/).waitFor();
    await stage.server.stop();

    await link(page, 'Search').click();
    await heading(page, 'The server could not be reached').waitFor();
    await link(page, 'Small group').waitFor();
    await expectPlainWords(page);

    await console.keyboard.press('Control+k');
    await notice(console, 'The server could not be reached').waitFor();
    await heading(console, /^Home$/).waitFor();
    await link(console, 'Group quotes').waitFor();
    await expectPlainWords(console);
    await console.context().close();
  });
});
