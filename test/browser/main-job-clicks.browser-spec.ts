import type { Locator, Page } from 'playwright-core';
import { employerCensus } from './support/employer-census.ts';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { signIn } from './support/sign-in.ts';
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

const NEEDS_REVIEW = `/sales/group?filter=${encodeURIComponent('{"Status":["Complete"]}')}` as const;

describe('the main jobs, with as few clicks and keys as possible', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('main-job-clicks');
  });
  afterAll(() => stage.close());

  it('an agent quotes a small group from its census, from the sign-in page to the proposal', async () => {
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

  it('staff approve a quote from the desk by two clicks, or two keys, and find it by its number', async () => {
    const { page, context, problems } = await stage.newVisitor();
    const { click, clicks } = countingMouse(page);
    await signIn(page, 'operations', NEEDS_REVIEW);
    const desk = page.getByRole('complementary', { name: 'Review' });
    const quotes = page.getByRole('grid').getByRole('link');
    await quotes.nth(1).waitFor();
    const [first, second] = await quotes.allInnerTexts();
    const asked = (name: string) => page.getByRole('dialog', { name: `Approve ${name} (` });
    const opened = (name: string) =>
      page.waitForFunction((text) => (document.activeElement as HTMLElement | null)?.innerText === text, name);

    await click(quotes.first());
    await click(desk.getByRole('button', { name: 'Approve and next' }));
    await click(asked(first!).getByRole('button', { name: 'Approve', exact: true }));
    await page.getByText(`Quote has been Approved. ${first!} (`).waitFor();
    await opened(second!);
    // One of them opened the desk, for all that follow.
    expect(clicks()).toBe(3);

    await desk.getByRole('button', { name: 'Approve and next' }).waitFor();
    await page.keyboard.press('a');
    await asked(second!).waitFor();
    await page.keyboard.press('Control+Enter');
    const told = page.getByText(`Quote has been Approved. ${second!} (`);
    await told.waitFor();
    const [, number] = /\((\d+)\)/.exec(await told.innerText())!;

    await page.goto('/sales/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(number!);
    await page
      .getByRole('option', { name: new RegExp(second!) })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await desk.getByRole('heading', { name: second!, exact: true }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
