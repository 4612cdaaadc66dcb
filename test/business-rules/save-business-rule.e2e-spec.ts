import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import { BusinessRule } from '../../backend/src/platform/business-rules/business-rule.table.ts';
import { RulesService } from '../../backend/src/platform/business-rules/rules.service.ts';
import {
  KEY_CHANGED,
  unknownKey,
  wrongSource,
} from '../../backend/src/platform/business-rules/save-business-rule.service.ts';
import { bumpCacheVersion } from '../../backend/src/platform/database/cache-versions.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { nobodyLeft, ownLockOut, rolesOfAgents } from '../../shared/src/business-rules/internal-roles.ts';
import { NOT_A_DAY, NOT_A_LIST, NOT_A_NUMBER } from '../../shared/src/business-rules/rule-value.ts';
import { QUOTE_END_BEFORE_START, TERM_BEFORE_EFFECTIVE } from '../../shared/src/business-rules/rule-windows.ts';
import type {
  BusinessRuleRequest,
  BusinessRuleResponse,
} from '../../shared/src/business-rules/business-rule.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { type Caller, startApp, type TestApp } from '../support/app.ts';
import { becomes } from '../support/eventually.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser, insertSuperUser } from '../support/people.ts';

describe('POST /api/sales/AddOrUpdateBusinessRule', () => {
  let app: TestApp;
  let superUser: Caller;
  let fullName: string;

  beforeAll(async () => {
    app = await startApp();
    const user = await insertSuperUser(app);
    fullName = user.fullName;
    superUser = await app.as(user);
  });
  afterAll(() => app.close());

  const currentOf = async (key: string): Promise<BusinessRuleResponse> =>
    (await superUser.get(`/api/sales/GetBusinessRules?filter=${JSON.stringify({ q: key })}`)).body.find(
      ({ Key }: { Key: string }) => Key === key,
    );
  const changeOf = async (key: string, changes: Partial<Record<keyof BusinessRuleRequest, unknown>>) => {
    const { Id, Key, Value, Description, EffectiveDate, ConfigSource } = await currentOf(key);
    return { Id, Key, Value, Description, EffectiveDate, ConfigSource, ...changes };
  };
  const save = (body: object, caller = superUser) => caller.post('/api/sales/AddOrUpdateBusinessRule').send(body);
  const parameter = async (key: string) => (await superUser.get('/api/businessrules')).body[key];
  const rowCount = () => app.database.manager.count(BusinessRule);

  it('replaces the version, and everybody reads the new value at once', async () => {
    expect(await parameter('MaxEmployeeAge')).toBe('99');
    const request = await changeOf('MaxEmployeeAge', { Value: ' 75 ', Description: 'Oldest age.' });
    const { status, body } = await save(request);
    expect(status).toBe(200);
    expect(body).toMatchObject({ Value: '75', Description: 'Oldest age.', ChangedBy: fullName, IsActive: true });
    expect(body.Id).not.toBe(request.Id);
    expect(await parameter('MaxEmployeeAge')).toBe('75');
    expect((await app.get(RulesService).inForce()).MaxEmployeeAge).toBe(75);
  });

  it('keeps what was replaced, newest first, whichever version is asked for', async () => {
    const original = await currentOf('MinimumAdultAge');
    const second = (await save(await changeOf('MinimumAdultAge', { Value: '18' }))).body;
    const third = (await save({ ...(await changeOf('MinimumAdultAge', { Value: '17' })), Id: second.Id })).body;
    for (const { Id } of [original, second, third]) {
      const { body } = await superUser.get(`/api/sales/GetBusinessRuleHistory/${Id}`);
      expect(body.map(({ Value }: { Value: string }) => Value)).toEqual(['17', '18', '16']);
    }
    expect((await superUser.get('/api/sales/GetBusinessRuleHistory/999999')).status).toBe(404);
  });

  it('shows the last hundred versions of a rule that changes often, newest first', async () => {
    for (let value = 1; value <= 102; value += 1) {
      await save(await changeOf('WarnMaxNumberPlansSmallGroupLarge', { Value: String(value) }));
    }
    const { Id } = await currentOf('WarnMaxNumberPlansSmallGroupLarge');
    const { body } = await superUser.get(`/api/sales/GetBusinessRuleHistory/${Id}`);
    expect(body).toHaveLength(100);
    expect([body[0].Value, body.at(-1).Value]).toEqual(['102', '3']);
  });

  it('ends a rule that was added by mistake, also one that is yet to begin: it never holds', async () => {
    const coming = { ...(await changeOf('ProposalSBC', { TermDate: '2026-12-31' })) };
    await save(coming);
    const { Id: _id, ...request } = coming;
    const added = (await save({ ...request, Value: 'false', EffectiveDate: '2027-01-01', TermDate: null })).body;
    const ended = { EffectiveDate: '2026-11-19', TermDate: '2026-11-19' };
    // The days of the rule before are in the way: it is what holds, so the mistake ends on a day before it began.
    expect((await save({ ...request, ...ended, Id: added.Id, Value: 'false' })).status).toBe(422);
    const never = { EffectiveDate: '2013-12-31', TermDate: '2013-12-31' };
    const { status, body } = await save({ ...request, ...never, Id: added.Id, Value: 'false' });
    expect([status, body.IsActive]).toEqual([200, false]);
  });

  it('writes who changed which fields into the audit trail', async () => {
    const { body } = await save(await changeOf('MaxForSmallGroupSmall', { Value: '12', TermDate: '12/31/2027' }));
    const [event] = await app.database.manager.findBy(AuditEvent, {
      subject: 'business-rule',
      subjectId: String(body.Id),
    });
    expect(event).toMatchObject({ action: 'change-business-rule', fields: 'Value,TermDate' });
  });

  it('keeps the version when nothing is different', async () => {
    const request = await changeOf('OEPQuotingOnlyEnds', {});
    const before = await rowCount();
    const { status, body } = await save({ ...request, Value: ' 10/31/2026 ' });
    expect([status, body.Id]).toEqual([200, request.Id]);
    expect(await rowCount()).toBe(before);
    expect(
      await app.database.manager.countBy(AuditEvent, { subject: 'business-rule', subjectId: String(body.Id) }),
    ).toBe(0);
  });

  it('keeps somebody in internal sales and operations, and never whoever changes the list out', async () => {
    const changed = async (key: string, Value: string, caller = superUser) => {
      const { status, body } = await save(await changeOf(key, { Value }), caller);
      return [status, body.Message];
    };
    expect(await changed('InternalSales', 'a-role-of-nobody')).toEqual([422, nobodyLeft('InternalSales')]);
    expect(await changed('InternalOperations', 'tuo-role-smallgroupagent')).toEqual([
      422,
      rolesOfAgents('tuo-role-smallgroupagent'),
    ]);
    await app.insertUser({ roles: ['team-lead'] });
    const both = await app.as(await app.insertUser({ roles: ['pq-role-superuser', 'pq-role-internalsales'] }));
    expect(await changed('InternalSales', 'team-lead', both)).toEqual([422, ownLockOut('InternalSales')]);
    expect((await changed('InternalSales', 'team-lead,pq-role-internalsales', both))[0]).toBe(200);
  });

  it('tells the second of two editors, and keeps the first one’s value', async () => {
    const request = await changeOf('MinimumEmployeesForSuite', {});
    expect((await save({ ...request, Value: '6' })).status).toBe(200);
    const { status, body } = await save({ ...request, Value: '7' });
    expect([status, body.Code, body.Message]).toEqual([409, 'STALE_VERSION', CHANGED_BY_SOMEONE_ELSE]);
    expect(await parameter('MinimumEmployeesForSuite')).toBe('6');
  });

  it('lets one of many editors at the same moment through', async () => {
    const request = await changeOf('WarnMaxNumberPlansSmallGroupSmall', {});
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((value) => save({ ...request, Value: String(value) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('lets one of several additions for the same days through', async () => {
    const { Id: _id, ...request } = await changeOf('ProposalW9', {});
    await save(await changeOf('ProposalW9', { TermDate: '2026-12-31' }));
    const addition = { ...request, Value: 'true', EffectiveDate: '2027-01-01' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => save(addition)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  it('adds a value for the quotes of a quarter beside the one of all others', async () => {
    await save(await changeOf('MaxNumberPlansSmallGroupExternal', { QuoteEffectiveEndDate: '2027-03-31' }));
    const { Id: _id, ...request } = await changeOf('MaxNumberPlansSmallGroupExternal', { Value: '4' });
    const { status } = await save({
      ...request,
      QuoteEffectiveStartDate: '04/01/2027',
      QuoteEffectiveEndDate: '06/30/2027',
    });
    expect(status).toBe(200);
    const rules = app.get(RulesService);
    const limitOn = async (day: string) => (await rules.inForce(isoDate(day))).MaxNumberPlansSmallGroupExternal;
    expect(await limitOn('2027-03-31')).toBe(10);
    expect(await limitOn('2027-04-01')).toBe(4);
    expect(await limitOn('2027-06-30')).toBe(4);
    // Beyond both windows the default holds.
    expect(await limitOn('2027-07-01')).toBe(10);
  });

  it('refuses a second value for the same days and says which is in the way', async () => {
    const { Id: _id, ...request } = await changeOf('SmallGroupInternalExtraRange', { Value: '4' });
    const before = await rowCount();
    const { status, body } = await save(request);
    expect([status, body.Code]).toEqual([422, 'RULE_BROKEN']);
    expect(body.Message).toBe(
      'SmallGroupInternalExtraRange already has a value from 1/1/2014. Change that one, or choose dates that do not overlap with it.',
    );
    expect(await rowCount()).toBe(before);
  });

  it('takes a value out of force when the term date is over in Detroit', async () => {
    await save(await changeOf('DownTimeBannerMessage', { Value: 'Down on Sunday.', TermDate: '2026-11-21' }));
    const banner = async () => (await app.get(RulesService).inForce()).DownTimeBannerMessage;
    const now = app.clock.now().toISOString();
    app.clock.set('2026-11-22T04:59:59Z');
    expect(await banner()).toBe('Down on Sunday.');
    app.clock.set('2026-11-22T05:00:00Z');
    expect(await banner()).toBe('');
    app.clock.set(now);
  });

  it('lists what is over as expired, from the day after the term date', async () => {
    await save(await changeOf('CovidSEPStartDate', { TermDate: '2026-11-19' }));
    await save(await changeOf('CovidSEPEndDate', { TermDate: '2026-11-20' }));
    const keys = async (filter: object) => {
      const { body } = await superUser.get(`/api/sales/GetBusinessRules?filter=${JSON.stringify(filter)}`);
      return body.map(({ Key }: { Key: string }) => Key);
    };
    expect(await keys({ expired: true, q: 'CovidSEP' })).toEqual(['CovidSEPStartDate']);
    expect(await keys({ IsActive: true, q: 'CovidSEP' })).toEqual(['CovidSEPEndDate']);
  });

  it('shows the message of a site that is down to people who are not signed in', async () => {
    await save(await changeOf('SiteDownFlag', { Value: 'True' }));
    await save(await changeOf('SiteDownMessage', { Value: 'Back at noon.' }));
    const { body } = await app.anonymous().get('/api/businessrules/getSiteDownInfo');
    expect(body).toEqual({ IsSiteDown: true, Message: 'Back at noon.' });
  });

  it('is followed by a process that did not make the change, at its next look', async () => {
    const rules = app.get(RulesService);
    expect((await rules.inForce()).CsrLevel4Percentage).toBe(73);
    await app.database.query(`UPDATE business_rules SET value = '74' WHERE ruleKey = 'CsrLevel4Percentage'`);
    await app.database.transaction((tx) => bumpCacheVersion(tx, 'business-rules'));
    await becomes(async () => (await rules.inForce()).CsrLevel4Percentage, 74);
    expect((await currentOf('CsrLevel4Percentage')).Value).toBe('74');
  });

  describe('refuses', () => {
    it.each([
      ['a key that nothing reads', { Key: 'Nonsense' }, 'Key', unknownKey('Nonsense')],
      ['the other source', { ConfigSource: 1 }, 'ConfigSource', wrongSource('MaxEmployeeAge')],
      ['a value of another type', { Value: 'old' }, 'Value', NOT_A_NUMBER],
      ['a term date before the first day', { TermDate: '2013-12-31' }, 'TermDate', TERM_BEFORE_EFFECTIVE],
      [
        'quote dates in the wrong order',
        { QuoteEffectiveStartDate: '2027-01-02', QuoteEffectiveEndDate: '2027-01-01' },
        'QuoteEffectiveEndDate',
        QUOTE_END_BEFORE_START,
      ],
      ['another rule’s key', { Key: 'MinimumAdultAge', Value: '18' }, 'Key', KEY_CHANGED],
      ['a day of another type', { Key: 'OpenEnrollmentEndDate', Value: '2027-02-29' }, 'Value', NOT_A_DAY],
      ['an empty list', { Key: 'InternalSales', Value: '' }, 'Value', NOT_A_LIST],
    ])('%s, and stores nothing', async (_what, changes, field, message) => {
      const request = await changeOf('MaxEmployeeAge', changes);
      const before = await rowCount();
      const { status, body } = await save(request);
      expect([status, body.Code, body.Message, body.Fields]).toEqual([
        400,
        'INVALID_INPUT',
        message,
        { [field]: [message] },
      ]);
      expect(await rowCount()).toBe(before);
    });

    it('wrong types, missing and unknown fields, by name', async () => {
      const wrong = { Id: 'x', Value: 7, EffectiveDate: 'soon', TermDate: 5, ConfigSource: 2, createdBy: 'me' };
      const { status, body } = await save(wrong);
      expect(status).toBe(400);
      expect(Object.keys(body.Fields).sort()).toEqual([...Object.keys(wrong), 'Description', 'Key'].sort());
    });

    it('a version that does not exist', async () => {
      expect((await save(await changeOf('MaxEmployeeAge', { Id: 999_999 }))).status).toBe(404);
    });

    it.each([
      ['an agent', insertAgentUser],
      ['internal sales', insertSalesUser],
      ['internal operations', insertOperationsUser],
    ])('%s', async (_who, insertUser) => {
      const request = await changeOf('MaxEmployeeAge', { Value: '1' });
      const { status, body } = await save(request, await app.as(await insertUser(app)));
      expect([status, body.Code]).toEqual([403, 'NOT_ALLOWED']);
    });
  });
});
