import type { Page } from 'playwright-core';
import { formatDollars } from '../../shared/src/formats/currency.ts';
import type { DashboardRow } from '../../shared/src/groups/dashboard-row.record.ts';
import { individualEnrollmentPath } from '../../shared/src/individuals/individual-next-step.ts';
import { netPremiumOf } from '../../shared/src/plans/net-premium-of.ts';
import type { SelectedPlansResponse } from '../../shared/src/plans/plan.record.ts';
import { groupEnrollmentPath, isInEnrollment } from '../../shared/src/quotes/next-step.ts';
import { pdfText } from '../support/pdf-text.ts';
import { signIn } from './support/sign-in.ts';
import { joinBrowser, type Stage } from './support/start-browser.ts';

const WALK_LIMIT_MS = 900_000;
const WANTED = 10;
/** Of enrollments that were signed, or can be. */
const WITH_APPLICATION = ['SignatureRequired', 'Complete', 'Pended', 'Rejected', 'Approved'];

/** Of every screen, document and file which shows what a quote costs: which of them say something else. */
describe('ten groups and ten households have one price each', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await joinBrowser();
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
  const prints = async (page: Page, path: string, text: string): Promise<boolean> => {
    const answer = await page.request.get(path, { timeout: 120_000 });
    return (
      answer.ok() &&
      pdfText(await answer.body())
        .replace(/\s+/g, ' ')
        .includes(text)
    );
  };

  it(
    'on the dashboard, at the enrollment, at the review desk and in the application',
    async () => {
      const { page, context } = await stage.newVisitor();
      await signIn(page, 'superuser');
      const staff = await stage.newVisitor();
      await signIn(staff.page, 'sales');
      const rows = (await ask<DashboardRow[]>(page, '/api/dashboard')).filter(({ G, Premium }) => G && Premium);
      const groups = [...new Map(rows.map((row) => [row.G!.Id, row])).values()].slice(0, WANTED);
      expect(groups.length).toBe(WANTED);
      const others: string[] = [];
      for (const { LQID, G, Status, Premium } of groups) {
        const quoteId = LQID!;
        const { Premium: selected } = await ask<SelectedPlansResponse>(page, `/api/plan/GetSelections/${quoteId}`);
        const price = formatDollars(selected!.Amount);
        const inEnrollment = Status !== null && isInEnrollment(Status);
        const found: [where: string, isSame: boolean][] = [
          ['the dashboard', Premium!.Amount === selected!.Amount && Premium!.IsLowest === selected!.IsLowest],
        ];
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
      await context.close();
      await staff.context.close();
    },
    WALK_LIMIT_MS,
  );

  it(
    'at the enrollment, and in the application, of each plan: outside the marketplace the full premium',
    async () => {
      const { page, context } = await stage.newVisitor();
      await signIn(page, 'individualagent');
      const rows = (await ask<DashboardRow[]>(page, '/api/dashboard')).filter(({ LQID, I }) => LQID && I);
      const others: string[] = [];
      let walked = 0;
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
        const application = await page.request.get(`/api/enrollment/GetApplication/${LQID}`, { timeout: 120_000 });
        if (application.ok()) {
          const text = pdfText(await application.body()).replace(/\s+/g, ' ');
          others.push(
            ...prices.flatMap((price) => (text.includes(price) ? [] : [`${LQID}: ${price} not in the application`])),
          );
        }
      }
      expect(others).toEqual([]);
      expect(walked).toBeGreaterThan(4);
      await context.close();
    },
    WALK_LIMIT_MS,
  );
});
