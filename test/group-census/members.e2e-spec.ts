import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { CENSUS_LOCKED } from '../../shared/src/census/census-approval.ts';
import {
  BIRTHDATE_IN_FUTURE,
  CHILD_OVER_AGE_AT_EFFECTIVE_DATE,
  CHILD_OVER_AGE_AT_RENEWAL,
} from '../../shared/src/census/age-rules.ts';
import { DUPLICATE_MEMBER, DUPLICATE_SSN } from '../../shared/src/census/census-problems.ts';
import * as household from '../../shared/src/census/household-rules.ts';
import { addDays, addYears, isoDate } from '../../shared/src/dates/iso-date.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { childRequest, employeeRequest, openCensus, spouseRequest } from '../support/census-builders.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

let app: TestApp;
let agent: User;

describe('census members', () => {
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  describe('the census of a quote', () => {
    it('is listed in its order, with ages on the effective date and without an SSN', async () => {
      const { caller, path } = await openCensus(app, agent, [
        employeeRequest({ EmployeeNumber: 2, FirstName: 'Bea', SSN: '123-45-6789', HomeNumber: '(313) 555-0100' }),
        childRequest(),
        spouseRequest(),
        employeeRequest(),
      ]);
      const { status, body, text } = await caller.get(path);
      expect(status).toBe(200);
      expect(body.map((row: Record<string, unknown>) => [row.EmployeeNumber, row.FirstName, row.Age])).toEqual([
        [1, 'Ada', 41],
        [1, 'Will', 40],
        [1, 'Kim', 11],
        [2, 'Bea', 41],
      ]);
      expect(body[3]).toMatchObject({ SSN: '***-**-6789', HomeNumber: '3135550100', AssignedPlan: null, Version: 1 });
      expect(text).not.toContain('12345');
    });

    it('is that of the newest quote with people for a group', async () => {
      const { quote, caller } = await openCensus(app, agent, [employeeRequest()]);
      const { body } = await caller.get(`/api/GroupCensus/GetCensusMembersByGroupId/${quote.groupId}`);
      expect(body).toHaveLength(1);
      await insertQuote(app, agent, { groupId: quote.groupId, modifiedAt: new Date('2027-01-01T00:00:00Z') });
      const again = await caller.get(`/api/GroupCensus/GetCensusMembersByGroupId/${quote.groupId}`);
      expect(again.body).toEqual(body);
    });
  });

  describe('adding a member', () => {
    it('answers the member, moves the quote to the top and writes it down', async () => {
      app.clock.set('2026-11-20T15:01:00Z');
      const { quote, caller, path, rows } = await openCensus(app, agent);
      const { status, body } = await caller
        .post(path)
        .send(employeeRequest({ EmployeeNumber: 0, DateOfBirth: '01/02/1985' as never }));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        EmployeeNumber: 1,
        DateOfBirth: '1985-01-02',
        SSN: null,
        Version: 1,
        AlsoChanged: [],
      });
      expect(await rows()).toHaveLength(1);
      const stored = await app.database.manager.findOneByOrFail(Quote, { id: quote.id });
      expect(stored.modifiedAt.toISOString()).toBe('2026-11-20T15:01:00.000Z');
      const audit = await app.database.manager.findBy(AuditEvent, {
        subject: 'census-member',
        subjectId: String(body.Id),
      });
      expect(audit.map(({ action, userId }) => [action, userId])).toEqual([['add-census-member', agent.id]]);
    });

    it.each([
      [
        'a child of 27',
        childRequest({ DateOfBirth: isoDate('2000-01-01') }),
        'DateOfBirth',
        CHILD_OVER_AGE_AT_EFFECTIVE_DATE,
      ],
      ['a birth tomorrow', childRequest({ DateOfBirth: isoDate('2026-11-21') }), 'DateOfBirth', BIRTHDATE_IN_FUTURE],
      [
        'a spouse of 10',
        spouseRequest({ DateOfBirth: isoDate('2016-05-05') }),
        'DateOfBirth',
        'The date of birth cannot be later than',
      ],
      ['a dependent of nobody', childRequest({ EmployeeNumber: 9 }), 'EmployeeNumber', household.NO_SUBSCRIBER],
      [
        'a second employee of the number',
        employeeRequest({ FirstName: 'Bea' }),
        'EmployeeNumber',
        household.SECOND_SUBSCRIBER,
      ],
      ['the same person again', employeeRequest({ EmployeeNumber: 0 }), 'FirstName', DUPLICATE_MEMBER],
      ['an SSN that is taken', spouseRequest({ SSN: '123456789' }), 'SSN', DUPLICATE_SSN],
    ])('refuses %s and writes nothing', async (_, request, field, message) => {
      const { caller, path, rows } = await openCensus(app, agent, [employeeRequest({ SSN: '123456789' })]);
      const { status, body } = await caller.post(path).send(request);
      expect(status).toBe(422);
      expect(body).toMatchObject({ Code: 'RULE_BROKEN', Message: expect.stringContaining(message) });
      expect(body.Fields[field]).toEqual([expect.stringContaining(message)]);
      expect(await rows()).toHaveLength(1);
    });

    it('refuses a second spouse, and a dependent who enrolls in what the employee waived', async () => {
      const waiving = employeeRequest({ MedicalStatus: 'Waive', DentalStatus: 'Waive' });
      const { caller, path } = await openCensus(app, agent, [waiving]);
      const { body } = await caller.post(path).send(spouseRequest());
      expect(body.Fields).toEqual({
        MedicalStatus: [household.DEPENDENT_MEDICAL_WAIVED],
        DentalStatus: [household.DEPENDENT_DENTAL_WAIVED],
      });
      const waived = { MedicalStatus: 'Waive', DentalStatus: 'Waive' } as const;
      expect((await caller.post(path).send(spouseRequest(waived))).status).toBe(200);
      const partner = { ...waived, RelationshipToSubscriber: 'DomesticPartner', FirstName: 'Pat' } as const;
      const second = await caller.post(path).send(spouseRequest(partner));
      expect(second.body.Fields).toEqual({ RelationshipToSubscriber: [household.ONE_SPOUSE] });
    });

    it.each([
      ['SSN', '666-12-3456'],
      ['SSN', '12345'],
      ['FirstName', '  '],
      ['FirstName', '=cmd()'],
      ['RelationshipToSubscriber', 'Dependent'],
      ['MedicalStatus', 'enroll'],
      ['DateOfBirth', '02/30/1985'],
      ['HomePostalCode', '4800'],
      ['EmailAddress', 'ada'],
      ['HomeNumber', '555-0100'],
      ['Tobacco', 'false'],
      ['EmployeeNumber', -1],
      ['IsDeleted', true],
    ])('refuses %s %j by name and writes nothing', async (field, value) => {
      const { caller, path, rows } = await openCensus(app, agent);
      const { status, body } = await caller.post(path).send({ ...employeeRequest(), [field]: value });
      expect(status).toBe(400);
      expect(Object.keys(body.Fields)).toEqual([field]);
      expect(await rows()).toEqual([]);
    });

    it.each(['Domestic Partner', 'domestic partner', 'DomesticPartner', 'DOMESTIC_PARTNER', 'Domestic-partner'])(
      'takes %j for a domestic partner, when adding, editing and importing, and answers one spelling',
      async (written) => {
        const { quote, caller, path } = await openCensus(app, agent, [employeeRequest()]);
        const partner = spouseRequest({ RelationshipToSubscriber: written as 'DomesticPartner' });
        const added = await caller.post(path).send(partner);
        expect([added.status, added.body.RelationshipToSubscriber]).toEqual([200, 'DomesticPartner']);
        const edit = { ...partner, Id: added.body.Id, Version: added.body.Version, FirstName: 'Sam' };
        expect((await caller.put(path).send(edit)).body.RelationshipToSubscriber).toBe('DomesticPartner');
        const list = [employeeRequest(), partner];
        const answer = await caller.post(`/api/groupcensus/AddAllGroupCensus/${quote.id}?mode=replace`).send(list);
        expect(answer.body[1].RelationshipToSubscriber).toBe('DomesticPartner');
      },
    );

    it.each(['partner', 'Employee', 'self', 'Domestic', '', null, 1])('takes no other word: %j', async (written) => {
      const { caller, path } = await openCensus(app, agent, []);
      const { status, body } = await caller
        .post(path)
        .send(employeeRequest({ RelationshipToSubscriber: written as 'Self' }));
      expect([status, Object.keys(body.Fields)]).toEqual([400, ['RelationshipToSubscriber']]);
    });

    it.each([
      ['SmallGroupNewBusiness', '2026-12-31', CHILD_OVER_AGE_AT_EFFECTIVE_DATE],
      ['SmallGroupRenewal', '2027-01-31', CHILD_OVER_AGE_AT_RENEWAL],
    ] as const)(
      'takes a child of 26 until the day before the 27th birthday: %s',
      async (quoteType, lastBirthday, message) => {
        const renewal = quoteType === 'SmallGroupRenewal' ? { quoteType, renewalDate: isoDate('2027-02-01') } : {};
        const bornOn = (day: string, FirstName: string) => childRequest({ DateOfBirth: isoDate(day), FirstName });
        const { caller, path } = await openCensus(app, agent, [employeeRequest()], renewal);
        const day = addDays(isoDate(lastBirthday), 1);
        for (const [days, expected] of [
          [-1, message],
          [0, message],
          [1, undefined],
        ] as const) {
          const born = addDays(addYears(day, -27), days);
          const { body } = await caller.post(path).send(bornOn(born, `Born ${born}`));
          expect([born, body.Message]).toEqual([born, expected]);
        }
      },
    );

    it('takes a child over the age limit who is disabled', async () => {
      const { caller, path } = await openCensus(app, agent, [employeeRequest()]);
      const child = childRequest({ DateOfBirth: isoDate('1990-01-01'), Disabled: true });
      expect((await caller.post(path).send(child)).status).toBe(200);
    });

    it('takes a blank SSN for none', async () => {
      const { caller, path } = await openCensus(app, agent);
      expect((await caller.post(path).send(employeeRequest({ SSN: '' }))).body.SSN).toBeNull();
    });
  });

  describe('editing a member', () => {
    it('keeps what was left out, and clears an SSN only when told', async () => {
      const { caller, path } = await openCensus(app, agent, [
        employeeRequest({ SSN: '123456789', HomePostalCode: '48002' }),
      ]);
      const [{ Id, Version }] = (await caller.get(path)).body;
      const renamed = await caller.put(path).send(employeeRequest({ Id, Version, FirstName: 'Ada Mary' }));
      expect(renamed.status).toBe(200);
      expect(renamed.body).toMatchObject({
        FirstName: 'Ada Mary',
        SSN: '***-**-6789',
        HomePostalCode: '48002',
        Version: 2,
      });
      const cleared = await caller.put(path).send(employeeRequest({ Id, Version: 2, SSN: null, HomePostalCode: '' }));
      expect(cleared.body).toMatchObject({ SSN: null, HomePostalCode: null, Version: 3 });
      const audit = await app.database.manager.findBy(AuditEvent, {
        action: 'edit-census-member',
        subjectId: String(Id),
      });
      expect(audit.map(({ fields }) => fields)).toEqual(['firstName', 'firstName,homePostalCode,ssn']);
    });

    it('waives dental for the dependents of an employee who now waives it', async () => {
      const { caller, path } = await openCensus(app, agent, [employeeRequest(), spouseRequest(), childRequest()]);
      const [{ Id, Version }] = (await caller.get(path)).body;
      const { body } = await caller.put(path).send(employeeRequest({ Id, Version, DentalStatus: 'Waive' }));
      expect(
        body.AlsoChanged.map((row: Record<string, unknown>) => [row.FirstName, row.DentalStatus, row.Version]),
      ).toEqual([
        ['Will', 'Waive', 2],
        ['Kim', 'Waive', 2],
      ]);
    });

    it('refuses an employee who waives medical while dependents enroll', async () => {
      const { caller, path } = await openCensus(app, agent, [employeeRequest(), spouseRequest()]);
      const [{ Id, Version }] = (await caller.get(path)).body;
      const { status, body } = await caller.put(path).send(employeeRequest({ Id, Version, MedicalStatus: 'Waive' }));
      expect([status, body.Fields]).toEqual([422, { MedicalStatus: [household.DEPENDENT_MEDICAL_WAIVED] }]);
    });

    it('is not stopped by an older fault in another row', async () => {
      const { quote, caller, path } = await openCensus(app, agent, [
        employeeRequest(),
        childRequest({ DateOfBirth: isoDate('2000-01-15') }),
      ]);
      await app.database.manager.update(Quote, quote.id, { effectiveDate: isoDate('2027-02-01') });
      const [employee, child] = (await caller.get(path)).body;
      const { Id, Version } = employee;
      expect((await caller.put(path).send(employeeRequest({ Id, Version, Gender: 'F' }))).status).toBe(200);
      const own = await caller
        .put(path)
        .send(childRequest({ Id: child.Id, Version: 1, DateOfBirth: isoDate('2000-01-15') }));
      expect(own.body.Fields.DateOfBirth).toEqual([CHILD_OVER_AGE_AT_EFFECTIVE_DATE]);
    });

    it('refuses the second of two parallel edits, and an edit that names no version', async () => {
      const { quote, caller, path, rows } = await openCensus(app, agent, [employeeRequest()]);
      const [{ Id, Version }] = (await caller.get(path)).body;
      const edits = await Promise.all(
        ['Bea', 'Cleo'].map((FirstName) => caller.put(path).send(employeeRequest({ Id, Version, FirstName }))),
      );
      expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(edits.find(({ status }) => status === 409)?.body.Code).toBe('STALE_VERSION');
      expect((await rows())[0]?.firstName).toBe(edits.find(({ status }) => status === 200)?.body.FirstName);
      expect((await caller.put(path).send(employeeRequest({ Id }))).body.Code).toBe('STALE_VERSION');
      const edit = employeeRequest({ Id, Version, FirstName: 'Dora' });
      const late = await caller.post(path).send({ ...edit, QuoteId: quote.id });
      expect([late.status, late.body.Code, late.body.Message]).toEqual([409, 'STALE_VERSION', CHANGED_BY_SOMEONE_ELSE]);
    });
  });

  describe('removing members', () => {
    it('takes a dependent alone, and an employee with the household', async () => {
      const { caller, path } = await openCensus(app, agent, [
        employeeRequest(),
        spouseRequest(),
        childRequest(),
        employeeRequest({ EmployeeNumber: 2, FirstName: 'Bea' }),
      ]);
      const [ada, will, kim, bea] = (await caller.get(path)).body.map(({ Id }: { Id: number }) => Id);
      const removed = async (address: string) => (await caller.delete(address)).body;
      const RemovalId = expect.any(Number);
      expect(await removed(`${path}/${kim}`)).toEqual({ RemovedIds: [kim], RemovalId });
      expect((await caller.delete(`${path}/${kim}`)).status).toBe(404);
      expect(await removed(`${path}/${ada}`)).toEqual({ RemovedIds: [ada, will], RemovalId });
      expect(await removed(`/api/groupcensus/RemoveAllGroupCensus/${path.split('/').at(-1)}`)).toEqual({
        RemovedIds: [bea],
        RemovalId,
      });
      expect((await caller.get(path)).body).toEqual([]);
    });

    it('does not reach into another quote of the same agent', async () => {
      const [one, other] = [
        await openCensus(app, agent, [employeeRequest()]),
        await openCensus(app, agent, [employeeRequest()]),
      ];
      const [stranger] = await other.rows();
      expect((await one.caller.delete(`${one.path}/${stranger?.id}`)).status).toBe(404);
      const edit = employeeRequest({ Id: stranger?.id, Version: 1, FirstName: 'Eve' });
      expect((await one.caller.put(one.path).send(edit)).status).toBe(404);
      expect((await other.rows())[0]?.firstName).toBe('Ada');
    });
  });

  describe('who may do it', () => {
    it('shows another agent nothing, whatever is called', async () => {
      const { quote, path, rows } = await openCensus(app, agent, [employeeRequest({ SSN: '123456789' })]);
      const [member] = await rows();
      const stranger = await app.as(await insertAgentUser(app));
      const root = '/api/groupcensus';
      const answers = [
        await stranger.get(path),
        await stranger.get(`${path}?canIHazCsv=true`),
        await stranger.get(`${root}/GetCensusMembersByGroupId/${quote.groupId}`),
        await stranger.post(path).send(employeeRequest({ FirstName: 'Eve', EmployeeNumber: 0 })),
        await stranger.put(path).send(employeeRequest({ Id: member?.id, Version: 1, FirstName: 'Eve' })),
        await stranger.delete(`${path}/${member?.id}`),
        await stranger.delete(`${root}/RemoveAllGroupCensus/${quote.id}`),
        await stranger
          .post(`${root}/AddAllGroupCensus/${quote.id}?mode=replace`)
          .send([employeeRequest({ FirstName: 'Eve' })]),
        await stranger.post(`${root}/PreviewImport/${quote.id}`).send({ Text: 'a,b', HasHeader: true }),
        await stranger.put(`${root}/ApproveCensus/${quote.id}`).send({ ConfirmFewerThanTwo: true }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      expect(answers.map(({ text }) => text).join()).not.toContain('Byron');
      expect(await rows()).toEqual([member]);
    });

    it('reveals an SSN to internal staff only, and writes it down', async () => {
      const { path, caller, rows } = await openCensus(app, agent, [employeeRequest({ SSN: '123456789' })]);
      const [member] = await rows();
      expect((await caller.get(`${path}/${member?.id}/SSN`)).status).toBe(403);
      const sales = await insertSalesUser(app);
      const { body, headers } = await (await app.as(sales)).get(`${path}/${member?.id}/SSN`);
      expect(body).toEqual({ SSN: '123-45-6789' });
      expect(headers['cache-control']).toContain('no-store');
      const audit = await app.database.manager.findBy(AuditEvent, {
        action: 'reveal-ssn',
        subjectId: String(member?.id),
      });
      expect(audit.map(({ userId, fields }) => [userId, fields])).toEqual([[sales.id, 'SSN']]);
    });

    it('lets internal staff edit an agent’s census', async () => {
      const { path } = await openCensus(app, agent);
      const sales = await app.as(await insertSalesUser(app));
      expect((await sales.post(path).send(employeeRequest())).status).toBe(200);
    });
  });

  describe('a census that is no longer edited', () => {
    it.each(['Quoting', 'CreatedProposal', 'Enrolling', 'Approved'] as const)(
      'is read-only in status %s',
      async (status) => {
        const { quote, caller, path, rows } = await openCensus(app, agent, [employeeRequest()]);
        await app.database.manager.update(Quote, quote.id, { status });
        const [member] = await rows();
        const root = '/api/groupcensus';
        const answers = [
          await caller.post(path).send(spouseRequest()),
          await caller.put(path).send(employeeRequest({ Id: member?.id, Version: 1, FirstName: 'Bea' })),
          await caller.delete(`${path}/${member?.id}`),
          await caller.delete(`${root}/RemoveAllGroupCensus/${quote.id}`),
          await caller.post(`${root}/AddAllGroupCensus/${quote.id}?mode=replace`).send([]),
          await caller.post(`${root}/PreviewImport/${quote.id}`).send({ Text: 'a,b', HasHeader: true }),
          await caller.put(`${root}/ApproveCensus/${quote.id}`).send({}),
        ];
        expect(answers.map(({ body }) => [body.Code, body.Message])).toEqual(
          answers.map(() => ['WRONG_STATE', CENSUS_LOCKED]),
        );
        expect(await rows()).toEqual([member]);
        expect((await caller.get(path)).status).toBe(200);
      },
    );
  });
});
