import { PDFDocument } from '@cantoo/pdf-lib';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { PlanBenefit } from '../../backend/src/catalogue/plans/plan.table.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import { Proposal } from '../../backend/src/quoting/proposals/proposal.table.ts';
import {
  PROPOSAL_PARTS,
  type ProposalHistory,
  type ProposalOption,
  type ProposalPart,
} from '../../shared/src/proposals/proposal.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { APPROVE_CENSUS_FIRST } from '../../shared/src/plans/selection.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertQuote } from '../support/group-builders.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildBenefit, buildPlan, sellPlan } from '../support/plan-builders.ts';
import { whileStored } from '../support/while-stored.ts';
import { insertQuotedGroup, type QuotedGroup } from './quoted-group.ts';

const RENEWAL = { quoteType: 'SmallGroupRenewal', renewalDate: isoDate('2027-01-01') } as const;

describe('the parts of a proposal', () => {
  let app: TestApp;
  let agent: User;
  let planId: number;
  const otherPlanIds: number[] = [];
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    planId = (await sellPlan(app.database, buildPlan({ displayName: 'PPO Gold 500' }))).id;
    await app.database.manager.insert(PlanBenefit, buildBenefit({ planId }));
    for (const given of [{ displayName: 'HMO A' }, { displayName: 'HMO B' }, { coverage: 'dental' as const }]) {
      otherPlanIds.push((await sellPlan(app.database, buildPlan(given))).id);
    }
  });
  afterAll(() => app.close());

  const quoted = (given: Omit<QuotedGroup, 'planIds'> = {}) =>
    insertQuotedGroup(app, agent, { planIds: [planId], ...given });
  const options = async (quoteId: number) =>
    (await (await app.as(agent)).get(`/api/proposal/GetProposalOptions/${quoteId}`)).body as ProposalOption[];
  /** The proposal with these parts alone. */
  async function made(quoteId: number, ...wanted: ProposalPart[]): Promise<Buffer> {
    const query = PROPOSAL_PARTS.map((name) => `${name}=${wanted.includes(name)}`).join('&');
    const path = `/api/proposal/GetProposalForQuote/${quoteId}?${query}&isOldBrowser=false`;
    const { status, body } = await (await app.as(agent)).get(path);
    expect(status).toBe(200);
    return body as Buffer;
  }
  const pages = async (...asked: Parameters<typeof made>) =>
    (await PDFDocument.load(await made(...asked))).getPageCount();
  const textOf = async (...asked: Parameters<typeof made>) =>
    pdfText(await made(...asked))
      .split(/\s+/)
      .join(' ');

  it('are those of a new group: an application and a W-9 sheet, and no renewal decision', async () => {
    const names = (await options((await quoted()).id)).map(({ name }) => name);
    expect(names).toHaveLength(PROPOSAL_PARTS.length - 1);
    expect(names).not.toContain('RenewalDecision');
  });

  it('are those of a renewing group: a decision form, and no application', async () => {
    const names = (await options((await quoted({ quote: RENEWAL })).id)).map(({ name }) => name);
    expect(names).toContain('RenewalDecision');
    expect(names.filter((name) => ['NewBusinessApplication', 'W9'].includes(name))).toEqual([]);
  });

  it.each([
    ['SBC', {}],
    ['GroupAgreement', {}],
    ['W9', {}],
    ['NewBusinessApplication', {}],
    ['EnrollmentForm', {}],
    ['WaiverForm', {}],
    ['RenewalDecision', RENEWAL],
  ] as const)('%s adds pages of its own', async (part, quote) => {
    const { id } = await quoted({ quote });
    expect(await pages(id, part)).toBeGreaterThan(await pages(id));
  });

  it.each([
    ['RateGrid', 'Rates by age:'],
    ['CensusSummary', 'Census summary'],
    ['ParticipationRules', 'Participation'],
  ] as const)('%s adds a section, on a page with others where it fits', async (part, heading) => {
    const { id } = await quoted();
    expect((await textOf(id, part)).includes(heading)).toBe(true);
    expect((await textOf(id)).includes(heading)).toBe(false);
  });

  it('are left out where this kind of quote has no use for them, even when they are asked for', async () => {
    const { id } = await quoted();
    expect(await pages(id, 'RenewalDecision')).toBe(await pages(id));
  });

  it('are an enrollment form for each employee who enrolls, and a waiver for each household that waives', async () => {
    const { id } = await quoted({
      members: [
        { employeeNumber: 1 },
        { employeeNumber: 1, relationship: 'Spouse', firstName: 'Will' },
        { employeeNumber: 2, firstName: 'Grace' },
        { employeeNumber: 3, firstName: 'Kim', medicalStatus: 'Waive' },
        { employeeNumber: 4, firstName: 'Lee', medicalStatus: 'Waive' },
        { employeeNumber: 5, firstName: 'Max', medicalStatus: 'Waive' },
      ],
    });
    const bare = await pages(id);
    expect([(await pages(id, 'EnrollmentForm')) - bare, (await pages(id, 'WaiverForm')) - bare]).toEqual([2, 3]);
  });

  it('are an enrollment form of one page, with its signature, where there are four plans to choose from', async () => {
    const { id } = await insertQuotedGroup(app, agent, { planIds: [planId, ...otherPlanIds] });
    expect((await pages(id, 'EnrollmentForm')) - (await pages(id))).toBe(1);
  });

  it('are one blank form for a census above the size of a small group', async () => {
    const members = Array.from({ length: 51 }, (_, index) => ({ employeeNumber: index + 1 }));
    const { id } = await quoted({ members });
    expect((await pages(id, 'EnrollmentForm')) - (await pages(id))).toBe(1);
  });

  it('are all in the package, which is kept as one', async () => {
    const { id } = await quoted();
    const answer = await (await app.as(agent)).get(`/api/proposal/GetProposalPackage/${id}`);
    expect([answer.status, decodeURIComponent(answer.headers['x-filename']!)]).toEqual([
      200,
      expect.stringMatching(/^Proposal package .* 2027-01-01\.pdf$/),
    ]);
    const [made] = await app.database.manager.findBy(Proposal, { quoteId: id });
    const offered = (await options(id)).map(({ name }) => name);
    expect([made?.kind, made?.parts.split(',').sort()]).toEqual(['Package', [...offered].sort()]);
    expect(made?.id).toBe(Number(answer.headers['x-proposal-id']));
  });

  it('are read in Spanish where the agent wants it, alone and as a package, and the history says in which language', async () => {
    const { id } = await quoted();
    const caller = await app.as(agent);
    for (const path of [`GetProposalForQuote/${id}?language=es&W9=true`, `GetProposalPackage/${id}?language=es`]) {
      const answer = await caller.get(`/api/proposal/${path}`);
      const text = pdfText(answer.body as Buffer).replaceAll(/\s+/g, ' ');
      expect(text).toContain('Propuesta de seguro médico de grupo');
      expect(text).toContain('Este no es el formulario W-9 del IRS.');
    }
    expect((await caller.get(`/api/proposal/GetProposalForQuote/${id}?language=ar`)).status).toBe(400);
    const { Proposals } = (await caller.get(`/api/proposal/GetProposalHistory/${id}`)).body as ProposalHistory;
    expect(Proposals.map(({ Language }) => Language)).toEqual(['es', 'es']);
  });

  it('are refused to agents as a package of an OLFO group too, but not to internal sales', async () => {
    const { id } = await quoted({ group: { isRenewOlfo: true } });
    const refused = await (await app.as(agent)).get(`/api/proposal/GetProposalPackage/${id}`);
    expect([refused.status, refused.body.Message]).toEqual([
      422,
      'You cannot create a proposal for this group because it is an OLFO group. Please contact the sales team for more information.',
    ]);
    const sales = await app.as(await insertSalesUser(app));
    expect((await sales.get(`/api/proposal/GetProposalPackage/${id}`)).status).toBe(200);
  });

  it('are no package while the census is being edited', async () => {
    const { id } = await insertQuote(app, agent, { status: 'EditingCensus' });
    const { status, body } = await (await app.as(agent)).get(`/api/proposal/GetProposalPackage/${id}`);
    expect([status, body.Code, body.Message]).toEqual([409, 'WRONG_STATE', APPROVE_CENSUS_FIRST]);
  });

  it.each(['GetProposalForQuote', 'GetProposalPackage'])(
    'are made anew by %s where the quote was renamed at that moment',
    async (call) => {
      const { id, version: Version } = await quoted();
      const caller = await app.as(agent);
      app.clock.advance(1_000);
      whileStored(app, () => caller.put('/api/quote').send({ Id: id, Version, Name: 'Another name' }));
      const { status, body } = await caller.get(`/api/proposal/${call}/${id}`);
      expect([status, body.Code, body.Message]).toEqual([409, 'STALE_VERSION', CHANGED_BY_SOMEONE_ELSE]);
      expect(await app.database.manager.countBy(Proposal, { quoteId: id })).toBe(0);
      expect((await caller.get(`/api/proposal/${call}/${id}`)).status).toBe(200);
    },
  );

  it('cannot be made a package by another site, nor by another agent', async () => {
    const { id } = await quoted();
    const path = `/api/proposal/GetProposalPackage/${id}`;
    const foreign = await (await app.as(agent)).get(path).set('Sec-Fetch-Site', 'cross-site');
    const stranger = await (await app.as(await insertAgentUser(app))).get(path);
    expect([foreign.status, stranger.status]).toEqual([403, 404]);
    expect(await app.database.manager.countBy(Proposal, { quoteId: id })).toBe(0);
  });
});
