import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { tabAndPress, tabAndType } from './support/keyboard.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

/** Of the demo data. */
const GROUP = 'Bridge Street Barbers';

describe('the search for a group', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('search');
  });
  afterAll(() => stage.close());

  it('finds by what is typed, by keyboard alone, and the address says nothing of it', async () => {
    const { page, problems, context } = await stage.newVisitor();
    await signIn(page, 'agent', '/search');
    await page.getByText('Search by anything you know').waitFor();
    await expectAccessible(page, 'search');
    await tabAndType(page, page.getByLabel('Search groups'), 'barb brid');
    await page.keyboard.press('Enter');
    const row = page.getByRole('table', { name: 'Groups found' }).getByRole('row', { name: GROUP });
    await row.waitFor();
    await row.getByRole('button', { name: `: ${GROUP}` }).waitFor();
    await expectAccessible(page, 'found');
    expect(page.url()).toMatch(/\/search$/);
    await tabAndPress(page, page.getByRole('button', { name: 'More fields' }));
    await page.getByLabel('Postal code').waitFor();
    await expectAccessible(page, 'more fields');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('fits a phone, with status and next step of each group', async () => {
    const { page, problems, context } = await stage.newVisitor({ viewport: { width: 320, height: 640 } });
    await signIn(page, 'agent', '/search');
    await page.getByLabel('Search groups').fill('bridge');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Groups found' }).getByRole('link', { name: GROUP }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'found on a phone');
    expect(problems).toEqual([]);
    await context.close();
  });
});
