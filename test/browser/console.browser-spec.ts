import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { becomes } from '../support/eventually.ts';
import { takeScreenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { hasAddress } from './support/address.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

/** Named by what the rule is called, then its key. */
const keyLink = (page: Page, key: string) => page.getByRole('link', { name: new RegExp(`(^| )${key}$`) });
const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });
/** The rows of a table, without the headings of topics. */
const rows = (page: Page) => page.locator('tbody .RaDataTable-row');
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save changes' });

/** A value that open quotes go by is saved after a question. */
async function saveValue(page: Page): Promise<void> {
  await save(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save changes' }).click();
}

/** Opens the rules that hold this text. */
async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search the rules' }).fill(text);
  await keyLink(page, text).first().waitFor();
}

async function edit(page: Page, key: string): Promise<void> {
  await page.goto(`/sales/configuration?filter=${encodeURIComponent(JSON.stringify({ q: key }))}`);
  await keyLink(page, key).first().click();
  await page.getByRole('dialog').getByText(`${key}, `).waitFor();
}

describe('the console of a super user', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('console');
  });
  afterAll(() => stage.close());

  describe('the configuration screens', () => {
    let page: Page;
    let problems: string[];

    beforeEach(async () => {
      ({ page, problems } = await stage.newVisitor());
      await signIn(page, 'superuser');
    });
    afterEach(async () => {
      expect(problems).toEqual([]);
      await page.context().close();
    });

    it('list all rules by topic, sorted ones ten to a page, and search on the server', async () => {
      await page.goto('/sales/configuration');
      await page.getByRole('heading', { name: 'Groups and census 7 rules' }).waitFor();
      await becomes(() => page.title(), 'Quote rules | Priority Quote');
      await keyLink(page, 'DownTimeBannerMessage').waitFor();
      await page.getByRole('button', { name: 'Sort by rule ascending' }).click();
      await keyLink(page, 'AgentPortalUrl').waitFor();
      await page.getByText('1-10 of').waitFor();
      await becomes(() => rows(page).count(), 10);
      await page.getByRole('button', { name: 'Group by topic' }).click();
      await keyLink(page, 'ZipPrefixMinimum').waitFor();
      await search(page, 'MinimumAdultAge');
      await becomes(() => rows(page).count(), 1);
      await page.getByRole('textbox', { name: 'Search the rules' }).fill('no rule holds this');
      await page.getByRole('button', { name: 'Show all rules' }).click();
      await keyLink(page, 'ZipPrefixMinimum').waitFor();
    });

    it('find a wrong value when its field is left, and name the page for it', async () => {
      await edit(page, 'MinimumAdultAge');
      await field(page, 'Value').fill('sixteen');
      await field(page, 'Description').focus();
      await page.getByText('Enter a whole number').waitFor();
      await page.waitForFunction(() => document.title === 'Error: Edit Min employee age | Priority Quote');
      await expectAccessible(page);
    });

    it('keep what was typed over a reload, and ask before it is thrown away', async () => {
      await edit(page, 'MaxEmployeeAge');
      await field(page, 'Value').fill('97');
      await page.reload();
      await page.getByText('These are your changes from before').waitFor();
      await becomes(() => field(page, 'Value').inputValue(), '97');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Discard changes' }).click();
      await edit(page, 'MaxEmployeeAge');
      await becomes(() => field(page, 'Value').inputValue(), '99');
    });

    it('tell the slower of two people what the other has saved, and put his changes on top', async () => {
      const other = await stage.newVisitor();
      await signIn(other.page, 'superuser');
      await edit(page, 'MinimumEmployeesForSuite');
      await edit(other.page, 'MinimumEmployeesForSuite');
      await field(other.page, 'Value').fill('6');
      await saveValue(other.page);
      await other.page.getByText('Configuration details updated successfully.').waitFor();

      await field(page, 'Description').fill('Mine.');
      await save(page).click();
      const stale = page.getByRole('alertdialog', { name: /^Sofia Novak changed this rule on \d/ });
      await stale.getByRole('row', { name: 'Value 5 6' }).waitFor();
      await expectAccessible(page);
      await stale.getByRole('button', { name: 'Keep my changes' }).click();
      await becomes(() => field(page, 'Value').inputValue(), '6');
      await save(page).click();
      await page.getByText('Configuration details updated successfully.').waitFor();
      await page.getByRole('cell', { name: 'Mine.' }).waitFor();
      await other.context.close();
    });

    it('let a new rule follow an old one, and refuse it while the old one has no end', async () => {
      await page.goto('/sales/configuration.add');
      await page.getByRole('combobox', { name: 'Key' }).fill('MaxForSmallGroupSmall');
      await page.getByRole('option').click();
      await field(page, 'Value').fill('12');
      await field(page, 'Effective date').fill('1/1/2040');
      await page.getByRole('dialog').getByRole('button', { name: 'Add rule' }).click();
      await page.getByText('MaxForSmallGroupSmall already has a value').first().waitFor();

      await page.getByRole('link', { name: 'Edit this one' }).click();
      await page.getByRole('heading', { name: 'Edit Small group, small tier: max employees' }).waitFor();
      await field(page, 'Term date').fill('12-31-2039');
      await save(page).click();
      await page.getByText('Configuration details updated successfully.').waitFor();
      await page.getByRole('link', { name: 'Add rule' }).click();
      await page.getByText('These are your changes from before').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Add rule' }).click();
      await page.getByText('Configuration details added successfully.').waitFor();
      // The list has it already: nobody is asked to refresh the page.
      await becomes(() => page.getByText('Please refresh the page to view added/updated configuration').count(), 0);
      await search(page, 'MaxForSmallGroupSmall');
      await page.getByText('Starts 1/1/2040').waitFor();
    });

    it('show who changed a rule, and take an earlier value up again', async () => {
      await edit(page, 'SmallGroupSalesPhoneNum');
      await field(page, 'Value').fill('(800) 555-0199');
      await saveValue(page);
      await page.getByText('Configuration details updated successfully.').waitFor();
      await edit(page, 'SmallGroupSalesPhoneNum');
      await page.getByRole('button', { name: 'Use these values again' }).click();
      await becomes(() => field(page, 'Value').inputValue(), '(800) 555-0142');
      await saveValue(page);
      await page.getByText('Configuration details updated successfully.').waitFor();
    });

    it('work by keyboard alone', async () => {
      await page.goto('/sales/configuration');
      await keyLink(page, 'MinimumAdultAge').waitFor();
      await page.keyboard.press('Tab');
      await becomes(() => page.evaluate(() => document.activeElement?.textContent), 'Skip to content');
      await keyLink(page, 'MinimumAdultAge').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Edit Min employee age' }).waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'Value');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.textContent?.endsWith('MinimumAdultAge'));
    });

    it('leave for the sign-in page when the session is over, and come back to the rule', async () => {
      await edit(page, 'MinimumAdultAge');
      const address = page.url();
      await field(page, 'Description').fill('Kept over the sign-in.');
      await page.context().clearCookies();
      await save(page).click();
      await hasAddress(page, /\/sales\/login\?returnUrl=/);
      await page.getByLabel('User name').fill('superuser');
      await page.getByLabel('Password').fill('priority-demo');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByText('These are your changes from before').waitFor();
      expect(page.url()).toBe(address);
      await becomes(() => field(page, 'Description').inputValue(), 'Kept over the sign-in.');
    });
  });

  describe('a session in the console', () => {
    it('asks 30 seconds before it ends for want of activity, and comes back to the same screen', async () => {
      const { page, context, problems } = await stage.newVisitor();
      await page.clock.install();
      await signIn(page, 'superuser', '/sales/configuration/shop');
      await keyLink(page, 'CsrLevel2Percentage').waitFor();
      await page.clock.fastForward('24:10');
      await becomes(() => page.getByText('Are you still there?').count(), 0);
      await page.clock.fastForward('00:20');
      await page.getByText('Are you still there?').waitFor();
      await becomes(() => page.evaluate(() => document.activeElement?.textContent), 'Stay signed in');
      await page.keyboard.press('Escape');
      await page.getByText('Are you still there?').waitFor({ state: 'detached' });
      await page.clock.fastForward('25:05');
      await hasAddress(page, /\/sales\/login\?returnUrl=%2Fsales%2Fconfiguration%2Fshop$/);
      expect(problems).toEqual([]);
      await context.close();
    });
  });

  describe('the console', () => {
    it.each([
      ['light', 'desk', DESK],
      ['dark', 'phone', PHONE],
    ] as const)('is accessible and fits the screen, %s, on a %s', async (colorScheme, device, viewport) => {
      const { page, context, problems } = await stage.newVisitor({ colorScheme, viewport });
      await signIn(page, 'superuser');
      for (const [name, path, heading] of [
        ['home', '/sales/', /^Home$/],
        ['quote', '/sales/configuration', 'Quote rules'],
        ['shop', '/sales/configuration/shop', 'Shop rules'],
        ['expired', '/sales/configuration/expired', 'Expired rules'],
        ['add', '/sales/configuration/add', 'Add rule'],
        ['edit', '/sales/configuration/3', /^Edit/],
        ['not-found', '/sales/nowhere', 'This page does not exist'],
      ] as const) {
        await page.goto(path);
        await page.getByRole('heading', { name: heading }).waitFor();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page, `${name}, ${colorScheme}, ${device}`);
        await expectNoSidewaysScroll(page);
        await takeScreenshot(page, `console-${name}-${colorScheme}-${device}`);
      }
      expect(problems).toEqual([]);
      await context.close();
    });
  });
});
