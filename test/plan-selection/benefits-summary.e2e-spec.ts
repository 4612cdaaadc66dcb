import type { User } from '../../backend/src/platform/people/user.table.ts';
import {
  NO_SUMMARY_OF_PLAN,
  NO_SUMMARY_OF_QUOTE,
} from '../../backend/src/quoting/benefits-summary/benefits-summary.service.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import type { QuoteResponse } from '../../shared/src/quotes/quote.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { pdfPages, pdfText } from '../support/pdf-text.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildBenefit } from '../support/plan-builders.ts';
import { quotedGroup, sell } from './quoted-group.ts';

describe('the summary of benefits and coverage', () => {
  let app: TestApp;
  let agent: User;
  let gold: Plan;
  let silver: Plan;
  let bare: Plan;
  let dental: Plan;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    gold = await sell(app, { displayName: 'PPO Gold 2000' });
    silver = await sell(app, { displayName: 'PPO Silver 4000' });
    bare = await sell(app, { displayName: 'PPO Bare' });
    dental = await sell(app, { displayName: 'Dental', coverage: 'dental', metalTier: null, networkType: null });
    for (const { id: planId } of [gold, silver, dental]) {
      await app.insert(buildBenefit({ planId }));
      await app.insert(
        buildBenefit({ planId, position: 2, category: 'Prescription drugs', benefit: 'Generic', inNetwork: '$12' }),
      );
      await app.insert(
        buildBenefit({
          planId,
          position: 3,
          category: 'Other',
          benefit: 'Bariatric surgery',
          inNetwork: 'Not covered',
        }),
      );
    }
  });
  afterAll(() => app.close());

  const check = async (quoteId: number, query = '', user = agent) =>
    (await app.as(user)).get(`/api/plan/GetSummaryOfBenefitsCheck/${quoteId}${query}`);
  const read = async (quoteId: number, query = '', user = agent) =>
    (await app.as(user)).get(`/api/plan/GetSummaryOfBenefits/${quoteId}${query}`);
  const linkOf = async (quoteId: number) =>
    ((await (await app.as(agent)).get(`/api/quote/${quoteId}`)).body as QuoteResponse).SBCDocumentsLink;
  async function quoteWith(...plans: Plan[]): Promise<number> {
    const { quote } = await quotedGroup(app, agent);
    const body = { SelectedPlanIds: plans.map(({ id }) => id), AssignedPlanForMembers: [] };
    await (await app.as(agent)).put(`/api/plan/PutSelections/${quote.id}`).send(body);
    return quote.id;
  }

  it('is there for the medical plans that are selected, with the address of the document', async () => {
    const quoteId = await quoteWith(silver, gold, dental, bare);
    expect(await linkOf(quoteId)).toBe(`/api/plan/GetSummaryOfBenefits/${quoteId}`);
    const { status, body } = await check(quoteId);
    expect([status, body]).toEqual([
      200,
      {
        IsAvailable: true,
        SBCDocumentsLink: `/api/plan/GetSummaryOfBenefits/${quoteId}`,
        PlanIds: [silver.id, gold.id],
        Message: '',
      },
    ]);
    const { body: pdf, headers } = await (await app.as(agent)).get(body.SBCDocumentsLink as string);
    expect(headers['content-type']).toBe('application/pdf');
    expect(decodeURIComponent(headers['x-filename']!)).toMatch(/^Summary of benefits and coverage Group .*\.pdf$/);
    const pages = pdfPages(pdf as Buffer).map((page) => page.replace(/\s+/g, ' '));
    expect(pages[0]).toContain('PPO Silver 4000');
    expect(pages.join(' ')).toContain('PPO Gold 2000');
  });

  it('of one plan prints what is stored, and leaves out what is not', async () => {
    const quoteId = await quoteWith();
    const { body } = await read(quoteId, `?planId=${gold.id}`);
    const text = pdfText(body as Buffer).replace(/\s+/g, ' ');
    expect(text).toContain('$2,000 individual, $4,000 family');
    expect(text).toContain('beginning on or after 1/1/2027');
    expect(text).toMatch(/Specialist visit \$45 40%/);
    expect(text).toMatch(/Generic drugs \$12 40%/);
    expect(text).not.toMatch(/Hospice services|Coverage examples|Not stated/i);
    expect(text).toMatch(/Services this plan does not cover Bariatric surgery/);
    const spanish = await read(quoteId, `?planId=${gold.id}&language=es`);
    const words = pdfText(spanish.body as Buffer).replace(/\s+/g, ' ');
    expect(words).toContain('Resumen de beneficios y cobertura');
    expect(words).toContain('$2,000 individual, $4,000 familiar');
    expect(words).toMatch(/Servicios que este plan no cubre Bariatric surgery/);
  });

  it.each([
    ['without plans', () => quoteWith()],
    ['whose plans have no benefits', () => quoteWith(bare)],
    ['with dental plans only', () => quoteWith(dental)],
  ])('is not linked to from a quote %s', async (_what, made) => {
    expect(await linkOf(await made())).toBeNull();
  });

  it.each([
    ['a quote without plans', () => quoteWith(), () => '', NO_SUMMARY_OF_QUOTE],
    ['a quote whose plans have no benefits', () => quoteWith(bare), () => '', NO_SUMMARY_OF_QUOTE],
    ['a plan without benefits', () => quoteWith(), () => `?planId=${bare.id}`, NO_SUMMARY_OF_PLAN],
    ['a dental plan', () => quoteWith(), () => `?planId=${dental.id}`, NO_SUMMARY_OF_PLAN],
  ])('is not there for %s', async (_what, quote, query, message) => {
    const quoteId = await quote();
    const { body } = await check(quoteId, query());
    expect(body).toEqual({ IsAvailable: false, SBCDocumentsLink: null, PlanIds: [], Message: message });
    const refused = await read(quoteId, query());
    expect([refused.status, refused.body.Code, refused.body.Message]).toEqual([404, 'NOT_FOUND', message]);
  });

  it('of a plan that is not offered is not found, and what is no plan is refused', async () => {
    const quoteId = await quoteWith();
    expect((await check(quoteId, '?planId=999999')).status).toBe(404);
    expect((await check(quoteId, '?planId=gold')).status).toBe(400);
  });

  it('is hidden from another agency and open to internal sales', async () => {
    const quoteId = await quoteWith(gold);
    const other = await insertAgentUser(app);
    expect([(await check(quoteId, '', other)).status, (await read(quoteId, '', other)).status]).toEqual([404, 404]);
    expect((await read(quoteId, '', await insertSalesUser(app))).status).toBe(200);
  });
});
