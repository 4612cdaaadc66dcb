import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { becomes } from '../support/eventually.ts';
import { tabAndPress, tabsPressed } from './support/keyboard.ts';
import { takeScreenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

const rows = (page: Page) => page.locator('[role="row"][data-id]');

describe('the audit list of the console', () => {
  let stage: Stage;
  let page: Page;
  let problems: string[];

  beforeAll(async () => {
    stage = await startBrowser('audit');
  });
  beforeEach(async () => {
    ({ page, problems } = await stage.newVisitor());
    await signIn(page, 'superuser', '/sales/audit');
    await rows(page).first().waitFor();
  });
  afterEach(async () => {
    expect(problems).toEqual([]);
    await page.context().close();
  });
  afterAll(() => stage.close());

  it('shows the newest first, narrows to a person, and opens a row to all its details', async () => {
    await becomes(() => page.title(), 'Audit | Priority Quote');
    await page.getByRole('link', { name: 'Signed in' }).first().waitFor();
    await page.getByRole('textbox', { name: 'Search the audit list' }).fill('Sofia');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role="gridcell"][data-field="WhoWords"]')].every(
        (cell) => cell.textContent === 'Sofia Novak',
      ),
    );
    await rows(page).first().getByRole('link', { name: 'Signed in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Signed in' });
    await dialog.getByText('Follows from the row before it.').waitFor();
    await dialog.getByText('Sofia Novak (superuser)').waitFor();
    await dialog.getByText('127.0.0.1').waitFor();
    await expectAccessible(page, 'details');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await becomes(() => page.getByRole('textbox', { name: 'Search the audit list' }).inputValue(), 'Sofia');
  });

  it('leads from a row to everything of its request', async () => {
    await page.getByRole('link', { name: 'Signed in' }).first().click();
    await page.getByRole('link', { name: 'Everything in this request' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.querySelectorAll('[role="row"][data-id]').length === 1);
    await page.getByRole('textbox', { name: 'Request', exact: true }).waitFor();
  });

  it('verifies the chain, and says when it was whole', async () => {
    await page.getByText('Not verified yet.').waitFor();
    await page.getByRole('button', { name: 'Verify now' }).click();
    await page.getByText('Verified: no entries changed.').waitFor();
    await page.reload();
    await page.getByText(/Verified: no entries changed\. \d+\/\d+\/\d+.*: \d+ rows, /).waitFor();
  });

  it('says plainly where the chain is broken', async () => {
    const broken = {
      Status: 'Broken',
      StartedAt: null,
      EndedAt: '2026-11-20T15:00:00.000Z',
      Verified: 4,
      Rows: 9,
      SignedAt: null,
    };
    await page.route('**/api/audit/Verification', (route) =>
      route.fulfill({ json: { ...broken, BrokenAt: 5, Problem: 'changed' } }),
    );
    await page.reload();
    await page.getByText('The chain is broken.').waitFor();
    await expectAccessible(page, 'broken');
    await page.getByRole('link', { name: 'row 5' }).click();
    await page.getByRole('dialog').getByText('Action code').waitFor();
  });

  it('says that nothing fits, and shows everything again', async () => {
    await page.getByRole('textbox', { name: 'Search the audit list' }).fill('nobody at all');
    await page.getByText('No entries match').waitFor();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await rows(page).first().waitFor();
  });

  it('is reached by keyboard past the menu and the filters', async () => {
    await tabAndPress(page, page.getByRole('link', { name: 'Skip to content' }));
    await tabAndPress(page, page.getByRole('link', { name: 'Skip to rows' }));
    await page.waitForFunction(() => document.activeElement?.closest('[role="row"][data-id]') !== null);
    expect(tabsPressed(page)).toBeLessThan(5);
  });

  it('is not for staff who are no super users', async () => {
    const visitor = await stage.newVisitor();
    await signIn(visitor.page, 'sales', '/sales/audit');
    await visitor.page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' }).waitFor();
    await visitor.context.close();
  });

  it('asks no other host for anything, on any of its screens', async () => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    for (const path of [
      '/sales/',
      '/sales/audit',
      '/sales/group',
      '/sales/configuration',
      '/sales/error-report/group',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect([...hosts]).toEqual([new URL(stage.url).hostname]);
  });

  it.each([
    ['light', 'desk', DESK],
    ['dark', 'phone', PHONE],
  ] as const)('is accessible and fits the screen, %s, on a %s', async (colorScheme, device, viewport) => {
    const visitor = await stage.newVisitor({ colorScheme, viewport });
    await signIn(visitor.page, 'superuser', '/sales/audit');
    await visitor.page.getByRole('link', { name: 'Signed in' }).first().waitFor();
    await expectAccessible(visitor.page, 'list');
    await expectNoSidewaysScroll(visitor.page);
    await takeScreenshot(visitor.page, `audit-${colorScheme}-${device}`);
    await visitor.page.goto('/sales/audit/3');
    await visitor.page.getByText('Action code').waitFor();
    await expectAccessible(visitor.page, 'details');
    await expectNoSidewaysScroll(visitor.page);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });
});
