import type { User } from '../../backend/src/platform/people/user.table.ts';
import { StoredSubgroup } from '../../backend/src/enrollment/parts/application/stored-subgroup.table.ts';
import { type Quote, Quote as QuoteRow } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { ApplicationAnswers } from '../../shared/src/enrollment/application.record.ts';
import { DOMESTIC_PARTNER_LEVEL } from '../../shared/src/enrollment/application/application-problems.ts';
import { buildAnswers, buildSubgroup } from '../support/shared/application-answers.ts';
import { type TestApp, startApp } from '../support/app.ts';
import {
  applicationRequest,
  readApplication,
  saveApplication,
  storedApplication,
} from '../support/application-builders.ts';
import { buildMember } from '../support/census-rows.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

const ACCOUNT = { AccountType: 0, AccountHolder: 'Acme Tools', RoutingNumber: '021000021', AccountNumber: '987654321' };

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
  const fieldsOf = (body: { Problems: { Field: string }[] }) => body.Problems.map(({ Field }) => Field);

  it('starts with what is known of the group and its census', async () => {
    const group = await insertGroup(app, agent, { name: 'Acme Tools', taxId: '381230001', phoneNumber: '6165550100' });
    const quote = await enrolling({ groupId: group.id });
    await app.insert(buildMember({ quoteId: quote.id }));
    await app.insert(buildMember({ quoteId: quote.id, employeeNumber: 2, medicalStatus: 'Waive' }));
    const answer = await readApplication(app, agent, quote.id);
    expect(answer).toMatchObject({
      QuoteId: quote.id,
      Version: 0,
      SavedBefore: false,
      SavedAt: null,
      NumberOfEmployees: 2,
      NumberWaiving: 1,
      PrimaryGroup: {
        GroupName: 'Acme Tools',
        TaxId: '381230001',
        Address: { City: 'Grand Rapids', CountyFips: '26081' },
        Admin: { Phone: '6165550100' },
        formStatus: 'incomplete',
      },
      EarlierQuote: null,
      EditProblem: null,
    });
    expect(answer.Prefilled).toContainEqual({ Field: 'PrimaryGroup.TaxId', Source: 'Group' });
    expect(fieldsOf(answer)).toContain('CompanyType');
  });

  it('is kept, audited by the names of its fields, and answered again', async () => {
    const quote = await enrolling();
    const { status, body } = await save(quote);
    expect([status, body.Version, body.SavedBefore, body.Problems]).toEqual([200, 1, true, []]);
    const again = await readApplication(app, agent, quote.id);
    expect(again).toEqual(body);
    expect(again).toMatchObject({ CompanyType: 'Corporation', Prefilled: [], SavedAt: expect.stringMatching(/Z$/) });
    const [audited] = await app.database.manager.findBy(AuditEvent, {
      action: 'save-application',
      subjectId: String(quote.id),
    });
    expect(audited?.fields.split(',')).toContain('CompanyType');
    expect(audited?.fields).not.toMatch(/Corporation|Acme|Hopper/);
  });

  it('may be a draft with anything missing or not right yet', async () => {
    const quote = await enrolling();
    const { status, body } = await save(quote, {
      CompanyType: null,
      PrimaryGroup: buildSubgroup(0, {
        TaxId: '38-12',
        Admin: { FirstName: '', LastName: 'x', Phone: '31', Email: '@' },
      }),
    });
    expect([status, fieldsOf(body)]).toEqual([
      200,
      [
        'PrimaryGroup.TaxId',
        'PrimaryGroup.Admin.FirstName',
        'PrimaryGroup.Admin.Phone',
        'PrimaryGroup.Admin.Email',
        'CompanyType',
      ],
    ]);
    expect(body.PrimaryGroup.TaxId).toBe('38-12');
  });

  it('changes nothing when what is stored is saved again', async () => {
    const quote = await enrolling();
    const { body } = await save(quote);
    const again = await saveApplication(app, agent, body);
    expect([again.status, again.body.Version]).toEqual([200, 1]);
  });

  it('sets what follows from other answers', async () => {
    const quote = await enrolling();
    const Admin = { FirstName: 'Ada', LastName: 'Byron', Phone: '(616) 555-0101', Email: ' ada@Example.COM ' };
    const { body } = await save(quote, {
      CommonTaxControl: { Eligible: null, NumGroups: 2 },
      MultipleEmployeeSegments: { CoverageOffered: false, NumSegments: 4 },
      PrimaryGroup: buildSubgroup(0, { TaxId: '38-7654321', Admin }),
      PHAdministersHRA: true,
      ElectAutoPayment: false,
      AccountData: ACCOUNT,
    });
    expect(body).toMatchObject({
      CommonTaxControl: { Eligible: true, NumGroups: 2 },
      SubGroups: [{ SubGroupId: 'S002', formStatus: 'incomplete' }, { SubGroupId: 'S003' }],
      MultipleEmployeeSegments: { CoverageOffered: false, NumSegments: 1 },
      PHAdministersHRA: null,
      AccountData: null,
      PrimaryGroup: { TaxId: '387654321', Ceo: { Phone: '6165550101', Email: 'ada@example.com' } },
    });
    const rows = await app.database.manager.find(StoredSubgroup, {
      where: { application: { quoteId: quote.id } },
      order: { subGroupId: 'ASC' },
    });
    expect(rows.map(({ subGroupId, taxId }) => [subGroupId, taxId])).toEqual([
      ['S001', '387654321'],
      ['S002', null],
      ['S003', null],
    ]);
  });

  it('keeps the numbers of the bank account sealed and answers the last four of the account', async () => {
    const quote = await enrolling();
    const { body } = await save(quote, { ElectAutoPayment: true, AccountData: ACCOUNT });
    expect(body.AccountData).toEqual({ ...ACCOUNT, AccountNumber: '******4321' });
    const first = await storedApplication(app, quote.id);
    expect(JSON.stringify(first)).not.toMatch(/987654321|021000021/);
    expect(first?.accountNumberSealed).toMatch(/^[\w-]+\.[\w-]+$/);
    const renamed = { ...body, AccountData: { ...body.AccountData, AccountHolder: 'Acme' } };
    expect((await saveApplication(app, agent, renamed)).body.AccountData.AccountNumber).toBe('******4321');
    expect((await storedApplication(app, quote.id))?.accountNumberSealed).toBe(first?.accountNumberSealed);
    const known = { ...renamed, Version: 2, AccountData: { ...ACCOUNT, AccountType: 2 } };
    expect((await saveApplication(app, agent, known)).body.AccountData.AccountNumber).toBe('');
    expect((await storedApplication(app, quote.id))?.accountNumberSealed).toBeNull();
  });

  it('takes no mask for a number that is not stored', async () => {
    const quote = await enrolling();
    const AccountData = { ...ACCOUNT, AccountNumber: '******4321' };
    const { body } = await save(quote, { ElectAutoPayment: true, AccountData });
    expect([body.AccountData.AccountNumber, fieldsOf(body)]).toEqual(['', ['AccountData.AccountNumber']]);
  });

  it('asks for a domestic partner level when the census has a domestic partner', async () => {
    const quote = await enrolling();
    await app.insert(buildMember({ quoteId: quote.id }));
    await app.insert(buildMember({ quoteId: quote.id, relationship: 'DomesticPartner' }));
    const { body } = await save(quote, { DomesticPartner: 'None' });
    expect(body.Problems).toEqual([{ Field: 'DomesticPartner', Message: DOMESTIC_PARTNER_LEVEL }]);
    expect((await save(quote, { DomesticPartner: 'Limited', Version: 1 })).body.Problems).toEqual([]);
  });

  it('is relaxed about phone and e-mail where staff have filled it in', async () => {
    const quote = await enrolling();
    const Admin = { FirstName: 'Ada', LastName: 'Byron', Phone: '', Email: '' };
    const given = { PrimaryGroup: buildSubgroup(0, { Admin }) };
    expect(fieldsOf((await save(quote, given)).body)).toEqual(['PrimaryGroup.Admin.Phone', 'PrimaryGroup.Admin.Email']);
    const sales = await insertSalesUser(app);
    const bySales = await save(quote, { ...given, CompanyType: 'Farmer', Version: 1 }, sales);
    expect(fieldsOf(bySales.body)).toEqual([]);
    expect(fieldsOf(await readApplication(app, agent, quote.id))).toEqual([]);
  });

  it('moves the quote to the top of the lists and leaves its version', async () => {
    const quote = await enrolling();
    await save(quote);
    const { modifiedAt, version } = await app.database.manager.findOneByOrFail(QuoteRow, { id: quote.id });
    expect([modifiedAt, version]).toEqual([app.clock.now(), quote.version]);
  });

  describe('of a renewal', () => {
    const REPEATED: Partial<ApplicationAnswers> = {
      CompanyType: 'Farmer',
      CommonTaxControl: { Eligible: true, NumGroups: 1 },
      SubGroups: [buildSubgroup(1)],
    };

    it('starts with the answers of the newest earlier application', async () => {
      const group = await insertGroup(app, agent, { groupEnterpriseId: 'G7001' });
      const last = await enrolling({ groupId: group.id, name: 'Last year' });
      await save(last, { ...REPEATED, ElectAutoPayment: true, AccountData: ACCOUNT });
      await app.database.manager.update(QuoteRow, { id: last.id }, { status: 'Approved' });
      const quote = await enrolling({ groupId: group.id, quoteType: 'SmallGroupRenewal' });
      const answer = await readApplication(app, agent, quote.id);
      expect(answer).toMatchObject({
        Version: 0,
        CompanyType: 'Farmer',
        EarlierQuote: { Id: last.id, Name: 'Last year' },
        PrimaryGroup: { GroupEnterpriseId: 'G7001', GroupStatus: 'Active' },
        SubGroups: [{ GroupName: 'Acme Tools 2', GroupStatus: 'Active', formStatus: 'complete' }],
        AccountData: { AccountType: 2, AccountHolder: '', RoutingNumber: '', AccountNumber: '' },
        Problems: [],
      });
      expect(answer.Prefilled).toContainEqual({ Field: 'CompanyType', Source: 'EarlierApplication' });
      const put = await (await app.as(agent)).put('/api/enrollment').send(answer);
      expect([put.status, put.body.Version, put.body.Prefilled]).toEqual([200, 1, []]);
    });

    it('takes no number of the insurer from whoever fills it in', async () => {
      const group = await insertGroup(app, agent, { groupEnterpriseId: 'G7002' });
      const quote = await enrolling({ groupId: group.id, quoteType: 'SmallGroupRenewal' });
      const answers = buildAnswers({
        ...REPEATED,
        PrimaryGroup: buildSubgroup(0, { GroupEnterpriseId: 'MINE', GroupStatus: 'Termed' }),
        SubGroups: [buildSubgroup(1, { GroupEnterpriseId: 'MINE' })],
      });
      const request = { ...answers, QuoteId: quote.id, Version: 0 };
      const { body } = await (await app.as(agent)).put('/api/enrollment').send(request);
      expect([body.PrimaryGroup.GroupEnterpriseId, body.PrimaryGroup.GroupStatus]).toEqual(['G7002', 'Active']);
      expect(body.SubGroups[0].GroupEnterpriseId).toBeNull();
    });
  });
});
