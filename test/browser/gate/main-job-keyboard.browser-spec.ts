import { employerCensus } from '../support/employer-census.ts';
import { tabAndPress, tabAndType, tabsPressed, tabTo } from '../support/keyboard.ts';
import { DEMO_PASSWORD } from '../../../backend/src/platform/account/demo-accounts.ts';
import { joinBrowser, type Stage } from '../support/start-browser.ts';

/** Issue 15: more would be a reason to reach for the mouse. */
const MOST_TABS = 60;

describe('quoting a small group from its census, by keyboard alone', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await joinBrowser();
  });
  afterAll(() => stage.close());

  it('takes an agent from the sign-in page to the proposal', async () => {
    const { page, context, problems } = await stage.newVisitor({ acceptDownloads: true });
    await page.goto('/login');
    await tabAndType(page, page.getByLabel('User name'), 'agent');
    await tabAndType(page, page.getByLabel(/^Password/), DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();

    await tabAndPress(page, page.getByRole('button', { name: 'New group' }));
    const create = page.getByRole('link', { name: /Create a new group/ });
    await create.waitFor();
    await tabAndPress(page, create);
    await tabAndType(page, page.getByLabel('Group name'), 'Keyboard Works');
    await tabAndType(page, page.getByLabel('Street address').first(), '1 Tab Lane');
    await tabAndType(page, page.getByLabel('ZIP code').first(), '49503');
    await page.getByText('Kent').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Keyboard Works census', level: 1 }).waitFor();

    await tabAndPress(page, page.getByRole('button', { name: 'Import a census' }));
    const chooser = page.waitForEvent('filechooser');
    await tabAndPress(page, page.getByRole('button', { name: 'Choose a file' }));
    await (await chooser).setFiles(await employerCensus());
    await page.getByText('Step 2 of 3').waitFor();
    await tabAndPress(page, page.getByRole('button', { name: 'Continue' }));
    await page.getByText('Step 3 of 3').waitFor();
    await tabAndType(page, page.getByRole('textbox', { name: 'Relation in row 6' }), 'Employee');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Relation in row 6' }).waitFor({ state: 'detached' });
    await tabAndType(page, page.getByRole('textbox', { name: 'Birthdate in row 7' }), '12/31/1990');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Birthdate in row 7' }).waitFor({ state: 'detached' });
    await tabAndPress(page, page.getByRole('button', { name: 'Import 6 members' }));
    await page.getByText('6 members imported.').waitFor();

    await tabAndPress(page, page.getByRole('button', { name: /Approve census/ }));
    await page.getByRole('alertdialog', { name: 'Approve this census?' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/quote/plan-selection/group/**');
    await tabAndPress(page, page.getByRole('link', { name: 'Skip to plans' }));
    await tabAndPress(page, page.getByRole('tabpanel').getByRole('checkbox').first(), 'Space');
    await tabTo(page, page.getByRole('link', { name: 'Skip to the selected plans' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabAndPress(page, page.getByRole('button', { name: 'Create proposal' }));
    await page.getByRole('dialog', { name: 'Proposal' }).waitFor();
    const download = page.waitForEvent('download');
    await tabTo(page, page.getByRole('button', { name: 'Download proposal' }), 'Shift+Tab');
    expect(tabsPressed(page)).toBeLessThanOrEqual(MOST_TABS);
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/^Proposal Keyboard Works .*\.pdf$/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Proposal' }).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });
});
