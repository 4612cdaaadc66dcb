import type { APIResponse, Page } from 'playwright-core';
import { formatDollars } from '../../shared/src/formats/currency.ts';
import type { DashboardRow } from '../../shared/src/groups/dashboard.record.ts';
import { individualEnrollmentPath } from '../../shared/src/individuals/individual-next-step.ts';
import { netPremiumOf } from '../../shared/src/plans/net-premium-of.ts';
import type { SelectedPlansResponse } from '../../shared/src/plans/plan.record.ts';
import { groupEnrollmentPath, isInEnrollment } from '../../shared/src/quotes/next-step.ts';
import { pdfText } from '../support/pdf-text.ts';
import { signIn } from './support/sign-in.ts';
import { type Stage, startBrowser } from './support/start-browser.ts';

const WANTED = 10;
/** Of enrollments that were signed, or can be. */
const WITH_APPLICATION = ['SignatureRequired', 'Complete', 'Pended', 'Rejected', 'Approved'];

/** Of every screen, document and file which shows what a quote costs: which of them say something else. */
describe('ten groups and ten households have one price each', () => {
  let stage: Stage;
  beforeAll(async () => {
    // Proposals are made, and links for employers.
    stage = await startBrowser('one-price');
  });
  afterAll(() => stage.close());

  const ask = async <Answer>(page: Page, path: string): Promise<Answer> =>
    (await (await page.request.get(path)).json()) as Answer;
  /** The text of a screen once it says this, or what it says in the end. */
  const says = async (page: Page, path: string, text: string): Promise<boolean> => {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    return page
      .locator('main')
      .getByText(text)
      .first()
      .waitFor({ timeout: 8_000, state: 'attached' })
      .then(() => true)
      .catch(() => false);
  };
  const textOf = async (answer: APIResponse): Promise<string> => pdfText(await answer.body()).replace(/\s+/g, ' ');
  const prints = async (page: Page, path: string, text: string): Promise<boolean> => {
    const answer = await page.request.get(path, { timeout: 120_000 });
    return answer.ok() && (await textOf(answer)).includes(text);
  };
  const post = async (page: Page, path: string, data: object): Promise<APIResponse> => {
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'PQ-XSRF-TOKEN')?.value ?? '';
    return page.request.post(path, {
      headers: { 'X-PQ-XSRF-TOKEN': decodeURIComponent(token) },
      data,
      timeout: 120_000,
    });
  };
  const linesOfFile = async (page: Page): Promise<string[]> => {
    const answer = await post(page, '/api/dashboard/rows.csv', {
      List: 'quotes',
      Order: 'LastChange',
      Direction: 'DESC',
    });
    expect([answer.status(), (await answer.text()).slice(0, 400)]).toEqual([200, expect.stringContaining('Premium')]);
    return (await answer.text()).split('\r\n');
  };
  /** On the page behind the link that the agent gives the employer; null where it is not this agent's to give. */
  const employerReads = async (page: Page, quoteId: number, price: string): Promise<boolean | null> => {
    const made = await post(page, `/api/enrollment/EmployerSignature/${quoteId}`, { EmployerName: 'Grace Hopper' });
    if (!made.ok()) {
      return null;
    }
    const { Url, Code } = (await made.json()) as { Url: string; Code: string };
    const employer = await stage.newVisitor();
    await employer.page.goto(`/sign${Url.slice(Url.indexOf('#'))}`);
    await employer.page.getByLabel('Code').fill(Code);
    await employer.page.keyboard.press('Enter');
    const total = employer.page.getByText(`${price} a month`).first();
    const isThere = await total.waitFor({ timeout: 20_000, state: 'attached' }).then(
      () => true,
      () => false,
    );
    await employer.context.close();
    return isThere;
  };

  it('on the dashboard and in its file, in the proposal, at the enrollment, at the review desk, in the application and for the employer', async () => {
    const { page, context } = await stage.newVisitor();
    await signIn(page, 'superuser');
    const staff = await stage.newVisitor();
    await signIn(staff.page, 'sales');
    const agent = await stage.newVisitor();
    await signIn(agent.page, 'agent');
    const rows = (await ask<DashboardRow[]>(page, '/api/dashboard')).filter(({ G, Premium }) => G && Premium);
    const groups = [...new Map(rows.map((row) => [row.G!.Id, row])).values()].slice(0, WANTED);
    expect(groups.length).toBe(WANTED);
    const others: string[] = [];
    const file = await linesOfFile(page);
    let proposals = 0;
    let employers = 0;
    for (const { LQID, G, Status, Premium, QuoteName } of groups) {
      const quoteId = LQID!;
      const { Premium: selected, Plans } = await ask<SelectedPlansResponse>(page, `/api/plan/GetSelections/${quoteId}`);
      const price = formatDollars(selected!.Amount);
      const lines = file.filter((each) => each.includes(G!.GN) && each.includes(QuoteName ?? ''));
      const inEnrollment = Status !== null && isInEnrollment(Status);
      const found: [where: string, isSame: boolean][] = [
        ['the dashboard', Premium!.Amount === selected!.Amount && Premium!.IsLowest === selected!.IsLowest],
      ];
      const amount = `,${selected!.Amount.toFixed(2)},`;
      found.push([`the file of the dashboard: ${lines.join(' ')}`, lines.some((line) => line.includes(amount))]);
      const proposal = await page.request.get(`/api/proposal/GetProposalForQuote/${quoteId}`, { timeout: 120_000 });
      if (proposal.ok()) {
        proposals += 1;
        const text = await textOf(proposal);
        for (const { TotalMonthlyRate, PlanDisplayName } of Plans) {
          found.push([`the proposal for ${PlanDisplayName}`, text.includes(formatDollars(TotalMonthlyRate))]);
        }
      }
      if (Status === 'SignatureRequired') {
        const isThere = await employerReads(agent.page, quoteId, price);
        employers += Number(isThere !== null);
        found.push(['the employer’s page', isThere ?? true]);
      }
      if (inEnrollment) {
        found.push(['the enrollment', await says(page, groupEnrollmentPath(quoteId), price)]);
        found.push(['the review desk', await says(staff.page, `/sales/group/review/${quoteId}`, price)]);
      }
      if (Status !== null && WITH_APPLICATION.includes(Status)) {
        found.push(['the application', await prints(page, `/api/enrollment/GetApplication/${quoteId}`, price)]);
      }
      others.push(
        ...found.flatMap(([where, isSame]) => (isSame ? [] : [`${G!.GN}, ${Status}: ${price} not on ${where}`])),
      );
    }
    expect(others).toEqual([]);
    expect([proposals > 0, employers > 0]).toEqual([true, true]);
    await context.close();
    await staff.context.close();
    await agent.context.close();
  });

  it('at the enrollment, in the comparison and in the application, of each plan: outside the marketplace the full premium', async () => {
    const { page, context } = await stage.newVisitor();
    await signIn(page, 'individualagent');
    const rows = (await ask<DashboardRow[]>(page, '/api/dashboard')).filter(({ LQID, I }) => LQID && I);
    const others: string[] = [];
    let walked = 0;
    let comparisons = 0;
    for (const { LQID, Status } of rows) {
      const { Plans } = await ask<SelectedPlansResponse>(page, `/api/plan/GetSelections/${LQID}`);
      if (Plans.length === 0 || walked === WANTED) {
        continue;
      }
      walked += 1;
      const prices = Plans.map((plan) => formatDollars(netPremiumOf(plan)));
      for (const price of prices) {
        const inEnrollment = await says(page, individualEnrollmentPath(LQID!), price);
        const hasPlans = inEnrollment || (await says(page, `/quote/plan-selection/individual/quote/${LQID}`, price));
        if (!hasPlans) {
          others.push(`Quote ${LQID}, ${Status}: ${price} not on the enrollment or the plans`);
        }
      }
      const planIds = Plans.filter(({ IsMedical }) => IsMedical).map(({ PlanId }) => PlanId);
      const compared = await post(page, `/api/Plan/GetPlanComparisonPdf/${LQID}`, { planIds });
      if (compared.ok()) {
        comparisons += 1;
        const text = await textOf(compared);
        const rates = Plans.filter(({ IsMedical }) => IsMedical).map((plan) => formatDollars(plan.TotalMonthlyRate));
        others.push(
          ...rates.flatMap((rate) => (text.includes(rate) ? [] : [`${LQID}: ${rate} not in the comparison`])),
        );
      }
      const application = await page.request.get(`/api/enrollment/GetApplication/${LQID}`, { timeout: 120_000 });
      if (application.ok()) {
        const text = pdfText(await application.body()).replace(/\s+/g, ' ');
        others.push(
          ...prices.flatMap((price) => (text.includes(price) ? [] : [`${LQID}: ${price} not in the application`])),
        );
      }
    }
    expect(others).toEqual([]);
    expect([walked > 4, comparisons > 0]).toEqual([true, true]);
    await context.close();
  });
});
