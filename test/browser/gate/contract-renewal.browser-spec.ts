import type { Page } from 'playwright-core';
import type { ContractRenewalState } from '../../../shared/src/contract-renewals/contract-renewal.record.ts';
import { contractRenewalPath } from '../../../shared/src/individuals/individual-next-step.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { signIn } from '../support/sign-in.ts';
import { joinBrowser, type Stage } from '../support/start-browser.ts';

/** Of the demo: Walter Haas, who used tobacco, with a silver plan that the insurer replaces. */
const CONTRACT = 'C48000095';
const VOID = 'C48000106';

describe('renewing a contract', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await joinBrowser();
  });
  afterAll(() => stage.close());

  it('asks about tobacco again, marks the plan that follows, and shows why the price changes', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'individualagent');
    const state = (await (
      await page.request.get(`/api/renewals/ContractRenewalState/${CONTRACT}`)
    ).json()) as ContractRenewalState;
    await page.goto(contractRenewalPath(CONTRACT));
    if (state.Problem !== null) {
      // On another day than those of the renewal period the page says so.
      await page.getByText(state.Problem).waitFor();
      await context.close();
      return;
    }
    await page.waitForURL(/\/quotes\/census\/individual\/quote\/\d+$/);
    await page.getByText(`From contract ${CONTRACT}`).waitFor();
    const asked = page.getByRole('radiogroup', { name: /^Tobacco use/ });
    await asked.getByText('No', { exact: true }).waitFor();
    await page.getByText('The contract says: yes.').waitFor();
    await expectAccessible(page, 'the census of a renewal');
    await fits(page);
    await page.getByRole('button', { name: 'Choose plans' }).click();
    await page.getByText('Ask again whether Walter uses tobacco.').first().waitFor();
    await asked.getByText('No', { exact: true }).click();
    await asked.getByRole('radio', { name: 'No', checked: true }).waitFor();
    await page.getByRole('button', { name: 'Choose plans' }).click();

    const section = page.getByRole('region', { name: 'Why the price changes' });
    const table = section.getByRole('table', { name: 'Causes of the change, in dollars a month' });
    await table.getByText('Walter no longer uses tobacco.').waitFor();
    await table.getByRole('rowheader', { name: /^Age/ }).waitFor();
    await table.getByRole('row', { name: /^Tax credit .* Not estimated$/ }).waitFor();
    await section.getByText('Change a month').waitFor();
    await page.getByRole('tabpanel').getByText('Follows the current plan').waitFor();
    await expectAccessible(page, 'why the price changes');
    await fits(page);

    // Opened again, the same quote goes on.
    const quote = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(contractRenewalPath(CONTRACT));
    await page.waitForURL(new RegExp(`/quote/${quote}$`));
    expect(problems).toEqual([]);
    await context.close();
  });

  it('says why a contract cannot be renewed, with a way back', async () => {
    const { page, context } = await stage.newVisitor();
    await signIn(page, 'individualagent', contractRenewalPath(VOID) as `/${string}`);
    await page.getByText('This contract is void, so there is nothing to renew.').waitFor();
    await page.getByRole('link', { name: 'Start a new quote' }).waitFor();
    await expectAccessible(page, 'a contract that cannot be renewed');
    await page.goto(contractRenewalPath('C-unknown'));
    await page.getByText('The contract was not found in your book of business.').waitFor();
    await page.getByRole('link', { name: 'Back to the book of business' }).waitFor();
    await context.close();
  });
});

/** On a phone and on a desk. */
async function fits(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
}
