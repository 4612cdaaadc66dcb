import type { Page } from 'playwright-core';
import { plansPathOf } from '../../shared/src/individuals/individual-next-step.ts';
import type { Plan } from '../../shared/src/plans/plan.record.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { chosenHousehold } from './support/chosen-household.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

/** As the page itself would. */
async function send(page: Page, method: 'PUT' | 'POST', path: string, data: object): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'PQ-XSRF-TOKEN')?.value ?? '';
  const headers = { 'X-PQ-XSRF-TOKEN': decodeURIComponent(token) };
  expect((await page.request.fetch(path, { method, headers, data })).status()).toBeLessThan(300);
}

describe('a quote as it was', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('as-it-was');
  });
  afterAll(() => stage.close());

  it('is opened from its plans, and shows what the client was told beside today, also after the server was away', async () => {
    const { page, context } = await stage.newVisitor();
    const quoteId = await chosenHousehold(stage.url, { lastName: 'Quixmoment', plan: 'HMO' });
    await signIn(page, 'individualagent');
    const plans = (await (await page.request.get(`/api/plan/GetAllPlans/${quoteId}`)).json()) as Plan[];
    const [told, other] = plans.filter(({ IsMedical, Selected }) => IsMedical && !Selected);
    const choose = ({ PlanId }: Plan) =>
      send(page, 'PUT', `/api/plan/PutSelections/${quoteId}`, {
        SelectedPlanIds: [PlanId],
        AssignedPlanForMembers: [],
      });
    await choose(told!);
    await send(page, 'POST', `/api/proposal/MakeComparison/${quoteId}`, { planIds: [told!.PlanId] });
    await choose(other!);

    await page.goto(plansPathOf({ Id: quoteId, Individual: { IsFfm: false } }));
    await page.getByRole('link', { name: 'As it was' }).click();
    await page.getByRole('heading', { name: 'As it was', level: 1 }).waitFor();
    const moment = page.getByRole('combobox', { name: 'Moment' });
    await moment.getByRole('option', { name: /proposal or comparison, Quoting, by / }).waitFor({ state: 'attached' });
    await page
      .getByRole('row', { name: new RegExp(told!.PlanDisplayName) })
      .first()
      .waitFor();
    await page.getByText('Another plan is chosen.').waitFor();
    await page.getByRole('button', { name: 'Show people as they were' }).click();
    await page.getByText(`${told!.PlanDisplayName}: `).first().waitFor();
    await expectAccessible(page, 'a quote as it was');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);

    await page.route(/\/api\/quote\/(Pictures|AsItWas)\//, (route) => route.abort());
    await page.reload();
    const again = page.getByRole('button', { name: 'Try again' }).first();
    await again.waitFor();
    await page.unroute(/\/api\/quote\/(Pictures|AsItWas)\//);
    await again.click();
    await page.getByText('Another plan is chosen.').waitFor();
    await context.close();
  });
});
