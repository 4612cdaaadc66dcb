import type { Locator, Page } from 'playwright-core';
import { employerCensus } from './support/employer-census.ts';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

/**
 * Counted: 22, of which 5 are into the fields of the sign-in and the group, 4 correct two cells, and 1 chooses the only plan. A step that
 * is added to the journey needs a reason to be there.
 */
const MOST_CLICKS = 22;

/** A mouse that counts, with a keyboard for text alone: no Tab, no Enter. */
function countingMouse(page: Page) {
  let clicks = 0;
  const click = async (control: Locator): Promise<void> => {
    await control.click();
    clicks += 1;
  };
  const clickAndType = async (field: Locator, text: string): Promise<void> => {
    await click(field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  return { click, clickAndType, clicks: () => clicks };
}

describe('quoting a small group from its census, with as few clicks as possible', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('main-job-clicks');
  });
  afterAll(() => stage.close());

  it('takes an agent from the sign-in page to the proposal', async () => {
    const { page, context, problems } = await stage.newVisitor({ acceptDownloads: true });
    const { click, clickAndType, clicks } = countingMouse(page);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await page.goto('/login');
    await clickAndType(page.getByLabel('User name'), 'agent');
    await clickAndType(page.getByLabel(/^Password/), DEMO_PASSWORD);
    await click(page.getByRole('button', { name: 'Sign in', exact: true }));
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();

    await click(button('New group'));
    await click(page.getByRole('link', { name: /Create a new group/ }));
    await clickAndType(page.getByLabel('Group name'), 'Mouse Works');
    await clickAndType(page.getByLabel('Street address').first(), '1 Click Lane');
    await clickAndType(page.getByLabel('ZIP code').first(), '49503');
    await page.getByText('Kent').first().waitFor();
    await click(button('Create and quote'));
    await page.getByRole('heading', { name: 'Mouse Works census', level: 1 }).waitFor();

    await click(button('Import a census'));
    const chooser = page.waitForEvent('filechooser');
    await click(button('Choose a file'));
    await (await chooser).setFiles(await employerCensus());
    await page.getByText('Step 2 of 3').waitFor();
    await click(button('Continue'));
    await page.getByText('Step 3 of 3').waitFor();
    for (const [cell, value] of [
      ['Relation in row 6', 'Employee'],
      ['Birthdate in row 7', '12/31/1990'],
    ] as const) {
      await clickAndType(page.getByRole('textbox', { name: cell }), value);
      await click(button(`Correct ${cell}`));
      await page.getByRole('textbox', { name: cell }).waitFor({ state: 'detached' });
    }
    await click(button('Import 6 members'));
    await page.getByText('6 members imported.').waitFor();

    await click(button(/Approve census/));
    await click(button('Approve and choose plans'));
    await page.waitForURL('**/quote/plan-selection/group/**');
    await click(page.getByRole('tabpanel').getByRole('checkbox').first());
    await click(button('Create proposal'));
    await page.getByRole('dialog', { name: 'Proposal' }).waitFor();
    const download = page.waitForEvent('download');
    await click(button('Download proposal'));
    expect((await download).suggestedFilename()).toMatch(/^Proposal Mouse Works .*\.pdf$/);
    expect(clicks()).toBeLessThanOrEqual(MOST_CLICKS);
    expect(problems).toEqual([]);
    await context.close();
  });
});
