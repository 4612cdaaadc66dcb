import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

/** Of the demo data: a short-term quote of Grace Oyelaran. */
const NAME = 'Theo Vanderlaan';

describe('the quotes of households', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('individual-search');
  });
  afterAll(() => stage.close());

  const findByLastName = async (page: Page, lastName: string) => {
    await page.goto('/search?mode=individual-only');
    await page.getByLabel('Search individuals').fill(lastName);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Individuals found' }).waitFor();
  };

  it('are on the dashboard of their agent, who deletes one; staff find and restore it', async () => {
    const agent = await stage.newVisitor();
    await signIn(agent.page, 'individualagent', '/dashboard');
    await agent.page.getByLabel('Search individual quotes').fill('vanderlaan');
    const quotes = agent.page.getByRole('region', { name: 'Individual quotes' });
    // Until they are found, the rows before are pale.
    await quotes
      .getByRole('link', { name: /^Sign and submit/ })
      .first()
      .waitFor({ state: 'detached' });
    // Where the page had scrolled to the field, its bar lies over half a row.
    await agent.page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(agent.page, 'dashboard');
    await quotes.getByRole('link', { name: `Continue: ${NAME}` }).click();
    await agent.page.getByRole('heading', { level: 1, name: `Plans for ${NAME}` }).waitFor();
    await agent.page.getByRole('link', { name: 'Edit household' }).click();
    await agent.page.getByRole('button', { name: 'Delete quote' }).click();
    await agent.page.getByRole('alertdialog').getByRole('button', { name: 'Delete quote' }).click();
    await agent.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await agent.page.getByRole('link', { name: 'Choose plans: Marisol Vega' }).first().waitFor();
    expect(await agent.page.getByText(NAME).count()).toBe(0);

    const staff = await stage.newVisitor({ viewport: { width: 360, height: 740 } });
    await signIn(staff.page, 'operations');
    await findByLastName(staff.page, 'vander');
    await staff.page.getByText('Deleted').waitFor();
    await expectAccessible(staff.page, 'found');
    await expectNoSidewaysScroll(staff.page);
    await staff.page.emulateMedia({ media: 'print' });
    await staff.page.getByRole('banner').waitFor({ state: 'hidden' });
    await staff.page.getByText(NAME).waitFor();
    await staff.page.emulateMedia({ media: null });
    await staff.page.getByRole('button', { name: `Restore: ${NAME}` }).click();
    await staff.page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await staff.page.getByRole('link', { name: `Open: ${NAME}` }).waitFor();

    await agent.page.reload();
    await agent.page
      .getByRole('link', { name: `Continue: ${NAME}` })
      .first()
      .waitFor();
    expect([...agent.problems, ...staff.problems]).toEqual([]);
    await agent.context.close();
    await staff.context.close();
  });

  it('are searched with a criterion, and two for open enrollment', async () => {
    const { page, problems, context } = await stage.newVisitor();
    await signIn(page, 'individualagent', '/search');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('Please enter additional search criteria.').waitFor();
    await page.getByRole('button', { name: 'More fields' }).click();
    await page.getByLabel('Enrollment type').click();
    await page.getByRole('option', { name: 'OEP' }).click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('Please enter additional search criteria.').waitFor();
    await page.getByLabel('Last name', { exact: true }).fill('nobody of this name');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('No individual found').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
