import { createHash } from 'node:crypto';
import { StoredDocument } from '../../backend/src/platform/documents/stored-document.table.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { AdviceNote } from '../../backend/src/quoting/advice/advice-note.table.ts';
import { AdviceRecord } from '../../backend/src/quoting/advice/advice-record.table.ts';
import { AGENT_OF_QUOTE_ADVISES } from '../../backend/src/quoting/advice/advice.service.ts';
import { QuoteDoctor } from '../../backend/src/quoting/quotes/quote-doctor.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import * as rules from '../../shared/src/advice/advice-rules.ts';
import type { Advice, StoredAdvice } from '../../shared/src/advice/advice.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { buildAgent } from '../support/builders.ts';
import { buildMember } from '../support/census-rows.ts';
import { recorded } from '../support/consent-builders.ts';
import { countStatements } from '../support/count-statements.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { insertProposal, insertShareAnswer, insertShareLink } from '../support/proposal-builders.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertPlaces } from '../support/places.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { terms } from '../ichra/ichra-terms.ts';
import { adviceBody } from './advice-body.ts';

/** A PDF has its words one by one. */
const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, '');

describe('the advice record of a quote', () => {
  let app: TestApp;
  let agent: User;
  const plans: Record<string, number> = {};
  beforeAll(async () => {
    app = await startApp();
    await insertPlaces(app);
    const sell = async (name: string, rateCents: number, given: Parameters<typeof buildPlan>[0] = {}) => {
      plans[name] = (
        await sellPlan(app.database, buildPlan({ displayName: name, ...given }), { rateOf: () => rateCents })
      ).id;
    };
    await sell('PPO Gold', 60_000);
    await sell('HMO Bronze', 40_000, { metalTier: 'Bronze' });
    await sell('Own Silver', 50_000, { market: 'Individual', metalTier: 'Silver', networkType: 'PPO' });
    await sell('Own Bronze', 30_000, { market: 'Individual', metalTier: 'Bronze', networkType: 'HMO' });
    await sell('Own Catastrophic', 20_000, { market: 'Individual', metalTier: 'Catastrophic', networkType: 'HMO' });
  });
  beforeEach(async () => {
    app.clock.advance(60_000);
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const read = async (quoteId: number, user = agent): Promise<Advice> =>
    (await (await app.as(user)).get(`/api/advice/${quoteId}`).expect(200)).body;
  const save = async (quoteId: number, body: StoredAdvice, user = agent) =>
    (await app.as(user)).put(`/api/advice/${quoteId}`).send(body);
  const make = async (quoteId: number, Version: number, user = agent) =>
    (await app.as(user)).post(`/api/advice/${quoteId}/records`).send({ Version });
  const made = async (quoteId: number): Promise<Advice & { RecordId: number; IsNew: boolean }> => {
    const { Notes } = await read(quoteId);
    const { status, body } = await make(quoteId, Notes.Version);
    expect([status, body.Message]).toEqual([201, undefined]);
    return body;
  };
  const file = async (recordId: number, user = agent): Promise<Buffer> =>
    (await (await app.as(user)).get(`/api/advice/records/${recordId}`).buffer(true).expect(200)).body;
  const textOf = async (recordId: number) => withoutBlanks(pdfText(await file(recordId)));
  const choose = async (quoteId: number, ...names: string[]) => {
    const SelectedPlanIds = names.map((name) => plans[name]!);
    const body = { SelectedPlanIds, AssignedPlanForMembers: [] };
    await (await app.as(agent)).put(`/api/plan/PutSelections/${quoteId}`).send(body).expect(200);
  };
  const groupQuote = async (): Promise<Quote> => {
    const quote = await insertQuote(app, agent, { status: 'Quoting' });
    await app.insert(buildMember({ quoteId: quote.id }));
    await app.insert(buildMember({ quoteId: quote.id, employeeNumber: 2, firstName: 'Paul' }));
    return quote;
  };
  const householdQuote = (): Promise<Quote> =>
    insertIndividualQuote(app, agent, {
      effectiveDate: isoDate('2027-01-01'),
      details: {
        planType: 'Permanent',
        enrollmentType: 'Open',
        coverageMonths: null,
        isFfm: true,
        householdSize: 1,
        annualIncome: 31_000,
        grantedAptcCents: 20_000,
        grantedCsrLevel: 1,
        electedAptcCents: 15_000,
        electedReason: 'IncomeMayRise',
      },
    });

  it('begins with nothing noted and no record', async () => {
    const { id } = await groupQuote();
    expect(await read(id)).toMatchObject({
      QuoteId: id,
      Line: 'group',
      MayWrite: true,
      Notes: adviceBody({ Asked: '', Said: '', Why: '', ExpectsThreshold: null, DisclosedOn: null, Disclosure: '' }),
      NotedAt: null,
      NotedBy: null,
      Records: [],
    });
  });

  it('keeps the words of the client encrypted, and answers them to whoever sees the quote', async () => {
    const { id } = await groupQuote();
    const body = adviceBody({
      Why: 'My son’s asthma doctor is in it.\nAnd it is cheap.',
      Earns: 20,
      EarnsPer: 'MemberMonth',
    });
    const saved = await save(id, body);
    expect(saved.status).toBe(200);
    const sales = await insertSalesUser(app);
    const { Notes, NotedBy, MayWrite } = await read(id, sales);
    // As every text field: plain punctuation.
    expect(Notes).toEqual({
      ...body,
      Why: "My son's asthma doctor is in it.\nAnd it is cheap.",
      Version: Notes.Version,
    });
    expect([NotedBy, MayWrite]).toEqual([agent.fullName, false]);
    const { contentSealed } = await app.database.manager.findOneByOrFail(AdviceNote, { quoteId: id });
    expect(contentSealed).not.toContain('asthma');
  });

  it('of a group has what was said, the plans as listed, prices, rules, rates and the disclosure', async () => {
    const { id } = await groupQuote();
    await choose(id, 'PPO Gold');
    const view = { Order: 'premium', Filters: [{ Coverage: 'medical', Facet: 'metal', Values: ['Gold', 'Bronze'] }] };
    await (await app.as(agent)).put(`/api/plan/PutPlanListView/${id}`).send(view).expect(200);
    await save(id, adviceBody({ Earns: 20, EarnsPer: 'MemberMonth' }));
    await (
      await app.as(agent)
    )
      .put(`/api/ichra/${id}`)
      .send(terms({ EmployeeOnly: 250, Family: 400 }))
      .expect(200);
    const proposal = await insertProposal(app, agent, { id, effectiveDate: isoDate('2027-01-01') });
    const { id: linkId } = await insertShareLink(app, agent, proposal);
    await insertShareAnswer(app, linkId, 'Is our clinic in it?');
    const { RecordId, IsNew, Records } = await made(id);
    const pdf = await file(RecordId);
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    expect([IsNew, Records]).toMatchObject([
      true,
      [
        {
          Id: RecordId,
          MadeAt: app.clock.now().toISOString(),
          MadeBy: agent.fullName,
          EffectiveDate: '2027-01-01',
          Size: pdf.length,
          Sha256: sha256,
          RetainUntil: '2036-11-20',
        },
      ],
    ]);
    const text = withoutBlanks(pdfText(pdf));
    for (const words of [
      'A low deductible for the shop floor',
      'Our people want their doctors',
      '$20.00 a member a month',
      '29 USC 1108(b)(2)(B)',
      'Fee schedule of 11/2/2026',
      // Two employees at $600.00; and the first in the list, at $400.00.
      '$1,200.00',
      'Metal tier: Gold, Bronze',
      'Order: Premium, lowest first',
      '1/1/2027 to 3/31/2027: 2 plans',
      'Max medical plans, selected by agents',
      'Business rules in force',
      'Employees 2',
      'ICHRA of $250.00 employee only and $400.00 with family',
      proposal.sha256,
      'asked: “Is our clinic in it?”',
    ]) {
      expect(text).toContain(withoutBlanks(words));
    }
    expect(text.indexOf('HMOBronze')).toBeLessThan(text.lastIndexOf('PPOGold'));
    // Employees are counted, not named.
    expect(text).not.toContain('Paul');
  });

  it('of a household has the credit and why, the consents with their digests, its doctors, and each person’s rate', async () => {
    const { id } = await householdQuote();
    await choose(id, 'Own Silver');
    const consent = await recorded(app, agent, { QuoteId: id });
    await app.database.manager.insert(QuoteDoctor, {
      quoteId: id,
      npi: '1234567893',
      name: 'Dr. Mae Osei',
      addedAt: app.clock.now(),
    });
    await save(id, adviceBody({ ExpectsThreshold: null, Disclosure: 'Page 3 of the insurer’s confirmation' }));
    const { RecordId } = await made(id);
    const text = await textOf(RecordId);
    for (const words of [
      '42 USC 300gg-46(a), (b)',
      "Page 3 of the insurer's confirmation",
      'The agent earns Not known',
      'Granted by the marketplace $200.00 a month',
      'Taken in advance $150.00 a month',
      'The income may end higher than expected',
      consent.Sha256,
      'Dr. Mae Osei, NPI 1234567893',
      // $500.00 less $150.00.
      '$350.00',
      'Ada Quixwater, Applicant',
      'No filters. 2 plans.',
    ]) {
      expect(text).toContain(withoutBlanks(words));
    }
    // Of 30 and over, without a certificate: the screen did not offer it either.
    expect(text).not.toContain('OwnCatastrophic');
  });

  it('stays byte for byte as it was when the quote and the notes change, beside the next one', async () => {
    const { id } = await householdQuote();
    await choose(id, 'Own Silver');
    await save(id, adviceBody({ ExpectsThreshold: null }));
    const first = await made(id);
    const before = await file(first.RecordId);
    app.clock.advance(60_000);
    await choose(id, 'Own Bronze');
    const { Notes } = await read(id);
    await save(id, { ...Notes, Why: 'It costs less.' });
    const second = await made(id);
    expect(second.IsNew).toBe(true);
    expect(second.Records.map(({ Id }) => Id)).toEqual([second.RecordId, first.RecordId]);
    expect(second.Records[1]).toEqual(first.Records[0]);
    expect(await file(first.RecordId)).toEqual(before);
    expect(await textOf(second.RecordId)).toContain('Itcostsless.');
  });

  it('is made once while nothing has changed, by a second click and by several at the same moment', async () => {
    const { id } = await groupQuote();
    await choose(id, 'PPO Gold');
    const documents = await app.database.manager.count(StoredDocument);
    const answers = await Promise.all(Array.from({ length: 8 }, () => make(id, 0)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.RecordId}`)).size).toBe(1);
    expect(answers.filter(({ body }) => body.IsNew)).toHaveLength(1);
    app.clock.advance(60_000);
    expect(await made(id)).toMatchObject({ RecordId: answers[0]!.body.RecordId, IsNew: false });
    expect(await app.database.manager.countBy(AdviceRecord, { quoteId: id })).toBe(1);
    expect(await app.database.manager.count(StoredDocument)).toBe(documents + 1);
  });

  it('is not made of notes that its agent has not seen, and two who note at once do not overwrite each other', async () => {
    const { id } = await groupQuote();
    const answers = await Promise.all([save(id, adviceBody({ Asked: 'One' })), save(id, adviceBody({ Asked: 'Two' }))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = await make(id, 0);
    expect([stale.status, stale.body.Message]).toEqual([409, CHANGED_BY_SOMEONE_ELSE]);
    expect((await read(id)).Records).toEqual([]);
  });

  it('refuses what the form cannot mean, at the field, and stores nothing', async () => {
    const { id } = await householdQuote();
    const broken = await save(id, adviceBody({ Earns: 5, EarnsPer: null, DisclosedOn: '2026-12-24' as never }));
    expect([broken.status, broken.body.Fields]).toEqual([
      422,
      {
        EarnsPer: [rules.PERIOD_NEEDED],
        ExpectsThreshold: [rules.THRESHOLD_FOR_GROUPS],
        DisclosedOn: [rules.DISCLOSED_IN_FUTURE],
      },
    ]);
    const shape = await save(id, { ...adviceBody({ Asked: 'a'.repeat(2001), Earns: -1, Why: '😀' }), Version: -1 });
    expect([shape.status, Object.keys(shape.body.Fields as object).sort()]).toEqual([
      400,
      ['Asked', 'Earns', 'Version', 'Why'],
    ]);
    expect((await read(id)).NotedAt).toBeNull();
  });

  it('is written by an agent of the quote only, and seen by whoever sees the quote', async () => {
    const { id } = await householdQuote();
    const { RecordId } = await made(id);
    const [other, sales] = [await insertAgentUser(app), await insertSalesUser(app)];
    expect([
      (await save(id, adviceBody(), other)).status,
      (await make(id, 0, other)).status,
      (await (await app.as(other)).get(`/api/advice/${id}`)).status,
      (await (await app.as(other)).get(`/api/advice/records/${RecordId}`)).status,
      (await make(id, 0, sales)).status,
    ]).toEqual([404, 404, 404, 404, 403]);
    expect((await file(RecordId, sales)).subarray(0, 5).toString()).toBe('%PDF-');
    // A colleague of the agency sees it, and is not its agent.
    const { agencyId } = await app.database.manager.findOneByOrFail(Agent, { id: agent.agentId! });
    const { id: agentId } = await app.insert(buildAgent({ agencyId }));
    const admin = await app.insertUser({ roles: [ROLES.smallGroupAgentAdmin, ROLES.individualAgent], agentId });
    const answer = await make(id, 0, admin);
    expect([answer.status, answer.body.Message]).toEqual([403, AGENT_OF_QUOTE_ADVISES]);
  });

  it('has a limit, and keeps its quote, its maker and its file', async () => {
    const { id } = await groupQuote();
    const { RecordId } = await made(id);
    const { manager } = app.database;
    const record = await manager.findOneByOrFail(AdviceRecord, { id: RecordId });
    for (const remove of [
      () => manager.delete(Quote, { id }),
      () => manager.delete(StoredDocument, { id: record.documentId }),
    ]) {
      await expect(remove()).rejects.toThrow(/constraint/i);
    }
    const {
      blobKey: _,
      id: __,
      ...document
    } = await manager.findOneByOrFail(StoredDocument, { id: record.documentId });
    for (let count = 1; count < rules.MOST_ADVICE_RECORDS; count += 1) {
      const { id: documentId } = await manager.save(StoredDocument, { ...document, blobKey: `advice-${id}-${count}` });
      await manager.insert(AdviceRecord, { ...record, id: undefined, documentId, contentSha256: `${count}` });
    }
    const refused = await make(id, 0);
    expect([refused.status, refused.body.Message]).toEqual([422, rules.TOO_MANY_ADVICE_RECORDS]);
    expect((await read(id)).Records).toHaveLength(rules.MOST_ADVICE_RECORDS);
  });

  it('leaves a trace of each act in the timeline, without a word of the client', async () => {
    const { id } = await groupQuote();
    await save(id, adviceBody());
    const { RecordId } = await made(id);
    await file(RecordId);
    const audited = await app.database.manager.find(AuditEvent, {
      where: { subject: 'quote', subjectId: String(id) },
      order: { id: 'ASC' },
    });
    expect(audited.map(({ action, userId }) => [action, userId])).toEqual([
      ['save-advice', agent.id],
      ['make-advice-record', agent.id],
      ['download-advice-record', agent.id],
    ]);
    expect(JSON.stringify(audited)).not.toContain('shop floor');
  });

  it('takes as many statements for many employees as for two', async () => {
    const few = await groupQuote();
    const many = await groupQuote();
    for (let employeeNumber = 3; employeeNumber <= 20; employeeNumber += 1) {
      await app.insert(buildMember({ quoteId: many.id, employeeNumber }));
    }
    // Not those that ask once a second whether a cache is out of date.
    const counted: number[] = [];
    for (const { id } of [few, many]) {
      await choose(id, 'PPO Gold');
      counted.push(await countStatements(app, /^SELECT (?!.*system_state)/s, () => made(id)));
    }
    expect(counted[1]).toBeLessThanOrEqual(counted[0]!);
  });
});
