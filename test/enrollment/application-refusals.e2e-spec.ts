import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import { SAVE_AS_NEW, SAVE_AS_RENEWAL } from '../../backend/src/enrollment/application/application.service.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import {
  DOCUMENTS_NOT_BYPASSED,
  MEMBERS_NOT_BYPASSED,
} from '../../shared/src/enrollment/application/application-problems.ts';
import { TAX_ID_TAKEN, TAX_IDS_UNIQUE } from '../../shared/src/enrollment/application/tax-control.ts';
import { buildSubgroup } from '../support/shared/application-answers.ts';
import { ENROLL_FIRST, ENROLLMENT_OF_DELETED } from '../../shared/src/enrollment/editing.ts';
import { ENROLLMENT_BY_STAFF } from '../../shared/src/quotes/next-step.ts';
import { readOnlyReason } from '../../shared/src/quotes/quote-status.ts';
import { type TestApp, startApp } from '../support/app.ts';
import {
  applicationRequest,
  readApplication,
  saveApplication,
  storedApplication,
} from '../support/application-builders.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser, insertSuperUser } from '../support/people.ts';

describe('the application of a group', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const enrolling = (given: Partial<Quote> = {}) => insertQuote(app, agent, { status: 'Enrolling', ...given });
  const save = (quote: Quote, given: object = {}, user = agent) =>
    saveApplication(app, user, applicationRequest({ QuoteId: quote.id, ...given }));
  const saveRenewal = async (quote: Quote, given: object = {}) =>
    (await app.as(agent)).put('/api/enrollment').send(applicationRequest({ QuoteId: quote.id, ...given }));

  it('is nobody else’s', async () => {
    const quote = await enrolling();
    const stranger = await insertAgentUser(app);
    expect((await (await app.as(stranger)).get(`/api/enrollment/${quote.id}`)).status).toBe(404);
    expect((await save(quote, {}, stranger)).status).toBe(404);
    expect(await storedApplication(app, quote.id)).toBeNull();
  });

  it.each([
    ['EditingCensus', 409, ENROLL_FIRST],
    ['CreatedProposal', 409, ENROLL_FIRST],
    ['Enrolling', 200, undefined],
    ['SignatureRequired', 200, undefined],
    ['Complete', 409, 'This application was submitted and can no longer be changed.'],
    ['Approved', 409, 'This application was submitted and can no longer be changed.'],
  ] as const)('of a quote in %s is saved with %d', async (status, expected, message) => {
    const quote = await enrolling({ status });
    const answer = await save(quote);
    expect([answer.status, answer.body.Message]).toEqual([expected, message]);
    const shown = await readApplication(app, agent, quote.id);
    expect(shown.EditProblem).toBe(message ?? null);
  });

  it('of a locked or deleted quote is not saved', async () => {
    const locked = await save(await enrolling({ readOnlyReason: 4 }));
    expect([locked.status, locked.body.Message]).toEqual([409, readOnlyReason(4)]);
    const deleted = await enrolling({ isDeleted: true });
    const bySales = await save(deleted, {}, await insertSalesUser(app));
    expect([bySales.status, bySales.body.Message]).toEqual([409, ENROLLMENT_OF_DELETED]);
    expect((await save(deleted)).status).toBe(404);
    const renewal = await saveRenewal(await enrolling({ quoteType: 'SmallGroupRenewal', readOnlyReason: 4 }));
    expect([renewal.status, renewal.body.Code, renewal.body.Message]).toEqual([409, 'WRONG_STATE', readOnlyReason(4)]);
  });

  it('of new business and of a renewal are saved by a route each', async () => {
    const fresh = await enrolling();
    const renewal = await enrolling({ quoteType: 'SmallGroupRenewal' });
    const wrong = [await saveRenewal(fresh), await save(renewal)];
    expect(wrong.map(({ status, body }) => [status, body.Message])).toEqual([
      [422, SAVE_AS_NEW],
      [422, SAVE_AS_RENEWAL],
    ]);
    expect([(await save(fresh)).status, (await saveRenewal(renewal)).status]).toEqual([200, 200]);
  });

  it.each([
    ['SmallGroupNewBusiness', save],
    ['SmallGroupRenewal', saveRenewal],
  ] as const)('of a %s refuses what somebody else has changed meanwhile', async (quoteType, saveIt) => {
    const quote = await enrolling({ quoteType });
    await saveIt(quote);
    for (const Version of [0, 2]) {
      const stale = await saveIt(quote, { CompanyType: 'Farmer', Version });
      expect([stale.status, stale.body.Code, stale.body.Message]).toEqual([
        409,
        'STALE_VERSION',
        CHANGED_BY_SOMEONE_ELSE,
      ]);
    }
    expect((await saveIt(quote, { CompanyType: 'Farmer', Version: 1 })).body.Version).toBe(2);
  });

  it('keeps one of two savings at the same time, the first ones and later ones', async () => {
    const quote = await enrolling();
    for (const Version of [0, 1]) {
      const answers = await Promise.all([
        save(quote, { NumberOfEmployees: 20 + Version, Version }),
        save(quote, { NumberOfEmployees: 30 + Version, Version }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    expect((await storedApplication(app, quote.id))?.version).toBe(2);
  });

  it('refuses what is malformed, field by field, and writes nothing', async () => {
    const quote = await enrolling();
    const { status, body } = await save(quote, {
      NumberOfEmployees: '12',
      CompanyType: 'Guild',
      Section111EffectiveDate: '2027-02-30',
      ElectAutoPayment: true,
      AccountData: { AccountType: 3, AccountHolder: 'x'.repeat(101), RoutingNumber: '1', AccountNumber: '12' },
      PrimaryGroup: { ...buildSubgroup(0), GroupName: 'x'.repeat(151), Nope: 1 },
      SubGroups: Array.from({ length: 21 }, (_none, index) => buildSubgroup(index + 1)),
      Extra: 1,
    });
    expect([status, Object.keys(body.Fields as object).sort()]).toEqual([
      400,
      [
        'AccountData.AccountHolder',
        'AccountData.AccountNumber',
        'AccountData.AccountType',
        'CompanyType',
        'Extra',
        'NumberOfEmployees',
        'PrimaryGroup.GroupName',
        'PrimaryGroup.Nope',
        'Section111EffectiveDate',
        'SubGroups',
      ],
    ]);
    expect(await storedApplication(app, quote.id)).toBeNull();
  });

  it('refuses what no database could keep', async () => {
    const name = '\u{1F600}'.repeat(100);
    const contact = { FirstName: name.slice(0, 100), LastName: name.slice(0, 100), Phone: '', Email: 'x'.repeat(254) };
    const SubGroups = Array.from({ length: 20 }, (_none, index) =>
      buildSubgroup(index + 1, {
        GroupName: name,
        Address: { ...buildSubgroup(0).Address, AddressLine1: name, AddressLine2: name },
        Admin: contact,
        Billing: contact,
        Ceo: contact,
        UseAdminForBilling: false,
        UseAdminForCEO: false,
      }),
    );
    const answer = await save(await enrolling(), { CommonTaxControl: { Eligible: true, NumGroups: 20 }, SubGroups });
    expect([answer.status, answer.body.Code]).toEqual([413, 'TOO_LARGE']);
  });

  it.each([
    ['an agent', 'agent', 'BypassMemberEnrollment', 26, 200],
    ['an agent of a small group', 'agent', 'BypassMemberEnrollment', 25, 200],
    ['sales', 'sales', 'BypassMemberEnrollment', 26, 422],
    ['an agent', 'agent', 'BypassSupportDocument', 26, 422],
    ['sales', 'sales', 'BypassSupportDocument', 2, 200],
    ['operations', 'operations', 'BypassSupportDocument', 2, 200],
    ['a super user', 'superuser', 'BypassSupportDocument', 2, 422],
  ] as const)('lets %s (%s) set %s with %d employees: %d', async (_who, role, field, employees, expected) => {
    const insert = { sales: insertSalesUser, operations: insertOperationsUser, superuser: insertSuperUser };
    const user = role === 'agent' ? agent : await insert[role](app);
    const counts = { NumberOfEmployees: employees, NumberOfEligbleEmployees: 2, NumberOfFullTimeEmployees: 2 };
    const answer = await save(await enrolling(), { ...counts, [field]: true }, user);
    const message = field === 'BypassMemberEnrollment' ? MEMBERS_NOT_BYPASSED : DOCUMENTS_NOT_BYPASSED;
    expect([answer.status, answer.body.Message]).toEqual([expected, expected === 422 ? message : undefined]);
    expect(answer.body[field]).toBe(expected === 200 ? employees !== 25 : undefined);
  });

  it('keeps the bypass that somebody else was allowed to set', async () => {
    const quote = await enrolling();
    const { body } = await save(quote, { BypassSupportDocument: true }, await insertOperationsUser(app));
    const byAgent = await saveApplication(app, agent, { ...body, CompanyType: 'Farmer' });
    expect([byAgent.status, byAgent.body.BypassSupportDocument, byAgent.body.MayBypassDocuments]).toEqual([
      200,
      true,
      false,
    ]);
  });

  describe('whose tax id is used already', () => {
    const problemsWith = async (taxId: string, given: object = {}) => {
      const { body } = await save(await enrolling(), { PrimaryGroup: buildSubgroup(0, { TaxId: taxId }), ...given });
      return (body.Problems as { Field: string; Message: string }[]).map(({ Field, Message }) => [Field, Message]);
    };

    it.each([
      ['an enrolled group', '382000001', { groupEnterpriseId: 'G1' }, [['PrimaryGroup.TaxId', TAX_ID_TAKEN]]],
      [
        'a group that ends later',
        '382000002',
        { groupEnterpriseId: 'G2', termDate: '2027-06-01' },
        [['PrimaryGroup.TaxId', TAX_ID_TAKEN]],
      ],
      ['a group that has ended', '382000003', { groupEnterpriseId: 'G3', termDate: '2026-01-01' }, []],
      ['a group that was never enrolled', '382000004', {}, []],
    ])('by %s', async (_what, taxId, given, expected) => {
      await insertGroup(app, await insertAgentUser(app), { taxId, ...(given as object) });
      expect(await problemsWith(taxId)).toEqual(expected);
    });

    it('by a subgroup of another group’s approved application, but not by one that was replaced', async () => {
      const other = await enrolling();
      await save(other, {
        CommonTaxControl: { Eligible: true, NumGroups: 2 },
        SubGroups: [
          buildSubgroup(1, { TaxId: '383000001' }),
          buildSubgroup(2, { TaxId: '383000002', GroupStatus: 'Inactive' }),
        ],
      });
      expect(await problemsWith('383000001')).toEqual([]);
      await app.database.manager.update(Quote, { id: other.id }, { status: 'Approved' });
      expect(await problemsWith('383000001')).toEqual([['PrimaryGroup.TaxId', TAX_ID_TAKEN]]);
      expect(await problemsWith('383000002')).toEqual([]);
      await enrolling({ groupId: other.groupId, status: 'Approved', effectiveDate: '2028-01-01' as never });
      expect(await problemsWith('383000001')).toEqual([]);
    });

    it('by itself', async () => {
      const group = await insertGroup(app, agent, { groupEnterpriseId: 'G4', taxId: '384000001' });
      const quote = await enrolling({ groupId: group.id });
      const { body } = await save(quote, {
        PrimaryGroup: buildSubgroup(0, { TaxId: '384000001' }),
        CommonTaxControl: { Eligible: true, NumGroups: 1 },
        SubGroups: [buildSubgroup(1, { TaxId: '38-4000001' })],
      });
      expect(body.Problems).toEqual([{ Field: 'SubGroups.0.TaxId', Message: TAX_IDS_UNIQUE }]);
    });
  });

  it('is for staff alone while agents are kept out of enrollment', async () => {
    await setRule(app, 'DisableForExternalAgentFlag', 'true');
    const quote = await enrolling();
    const refused = await save(quote);
    expect([refused.status, refused.body.Message]).toEqual([409, ENROLLMENT_BY_STAFF]);
    expect((await save(quote, {}, await insertSalesUser(app))).status).toBe(200);
  });
});
