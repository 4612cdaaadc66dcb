import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CANNOT_BE_CHANGED_HERE } from '../../backend/src/quoting/quotes/quote-response.ts';
import { HOME_ZIP_ONLY } from '../../shared/src/census/home-address.ts';
import * as tobacco from '../../shared/src/census/tobacco.ts';
import type { CensusMemberResponse } from '../../shared/src/census/census.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { MASK_OF_ANOTHER_SSN } from '../../shared/src/formats/ssn.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { childRequest, employeeRequest, openCensus } from '../support/census-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

let app: TestApp;
let agent: User;

describe('the body of a census member', () => {
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  describe('a census member as it was read', () => {
    const readBack = async () => {
      const census = await openCensus(app, agent, [
        employeeRequest({ SSN: '123456789', HomePostalCode: '48002-1234' }),
        childRequest(),
      ]);
      const { body } = await census.caller.get(census.path);
      return { ...census, members: body as CensusMemberResponse[] };
    };

    it('holds the fields of the document', async () => {
      const { members } = await readBack();
      expect(members[0]).toMatchObject({
        HomeAddress: { AddressLine1: '', FullPostalCode: '48002-1234', PostalCode: '48002' },
        EnterpriseId: null,
        ApplicantId: null,
      });
    });

    it('may be sent back, changed or not, and keeps its SSN', async () => {
      const { caller, path, rows, members } = await readBack();
      const [before] = await rows();
      const answers = [];
      for (const member of members) {
        answers.push(await caller.put(path).send(member));
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { body } = await caller.put(path).send({ ...answers[0]!.body, AlsoChanged: undefined, LastName: 'Gray' });
      expect(body).toMatchObject({ LastName: 'Gray', SSN: members[0]!.SSN });
      expect((await rows())[0]!.ssnSealed).toBe(before!.ssnSealed);
    });

    it.each([
      ['QuoteId', 1, CANNOT_BE_CHANGED_HERE],
      ['Age', 17, CANNOT_BE_CHANGED_HERE],
      ['AssignedPlan', 7, CANNOT_BE_CHANGED_HERE],
      ['EnterpriseId', '1', CANNOT_BE_CHANGED_HERE],
      ['SSN', '***-**-1111', MASK_OF_ANOTHER_SSN],
      ['SSN', '••••••••••', MASK_OF_ANOTHER_SSN],
    ])('is refused with another %s', async (field, value, message) => {
      const { caller, path, rows, members } = await readBack();
      const before = await rows();
      const { status, body } = await caller.put(path).send({ ...members[0], [field]: value });
      expect([status, body.Fields]).toEqual([400, { [field]: [message] }]);
      expect(await rows()).toEqual(before);
    });
  });

  describe('a census member as it was read, sent to be added', () => {
    const read = async () => {
      const census = await openCensus(app, agent, [
        employeeRequest({ SSN: '219-09-9991', HomePostalCode: '48002-1234' }),
        childRequest(),
      ]);
      const { body } = await census.caller.get(census.path);
      return { ...census, members: body as CensusMemberResponse[] };
    };
    const derived = (member: CensusMemberResponse) => ({ ...member, Id: 0, QuoteId: 0, Version: 0 });

    it('is edited by POST where it was read', async () => {
      const { caller, path, members } = await read();
      const { status, body } = await caller.post(path).send({ ...members[0], LastName: 'Gray' });
      expect([status, body.Id, body.LastName, body.SSN]).toEqual([200, members[0]!.Id, 'Gray', members[0]!.SSN]);
      expect((await caller.post(path).send(members[1])).status).toBe(200);
    });

    it('is added to another census by POST and by AddAll, with the SSN that its mask stands for', async () => {
      const { caller, members } = await read();
      const [one, all] = [await openCensus(app, agent, []), await openCensus(app, agent, [])];
      for (const member of members) {
        expect((await caller.post(one.path).send(member)).status).toBe(200);
      }
      const added = await caller.post(`/api/groupcensus/AddAllGroupCensus/${all.quote.id}`).send(members);
      expect(added.status).toBe(200);
      const staff = await app.as(await insertSalesUser(app));
      for (const { path } of [one, all]) {
        const { body } = await caller.get(path);
        const { body: revealed } = await staff.get(`${path}/${body[0].Id}/SSN`);
        expect([body.map(derived), revealed.SSN]).toEqual([members.map(derived), '219-09-9991']);
      }
    });

    it('replaces its own census without a change', async () => {
      const { caller, path, quote, rows, members } = await read();
      const before = await rows();
      const url = `/api/groupcensus/AddAllGroupCensus/${quote.id}?mode=replace`;
      expect((await caller.post(url).send(members)).status).toBe(200);
      expect(await rows()).toEqual(before);
      const moved = { ...members[0]!.HomeAddress, FullPostalCode: '49503', PostalCode: '49503' };
      await caller.post(url).send([{ ...members[0], HomeAddress: moved }, members[1]]);
      expect((await caller.get(path)).body[0]).toMatchObject({ HomePostalCode: '49503', SSN: members[0]!.SSN });
    });

    it('brings no SSN from a census that the user may not see, and none for another mask', async () => {
      const { members } = await read();
      const own = await openCensus(app, agent, []);
      const other = await own.caller.post(own.path).send({ ...members[0], SSN: '***-**-1111' });
      expect([other.status, other.body.Fields]).toEqual([422, { SSN: [MASK_OF_ANOTHER_SSN] }]);
      const stranger = await insertAgentUser(app);
      const { caller, path } = await openCensus(app, stranger, []);
      const { status, body } = await caller.post(path).send(members[0]);
      expect([status, body.Fields]).toEqual([422, { SSN: [MASK_OF_ANOTHER_SSN] }]);
    });
  });

  describe('the home', () => {
    it('is written with its address, by PUT and POST', async () => {
      const { caller, path } = await openCensus(app, agent, [employeeRequest({ HomePostalCode: '48002' })]);
      const { body: members } = await caller.get(path);
      const HomeAddress = { ...members[0].HomeAddress, FullPostalCode: '49503-1234' };
      const { status, body } = await caller.put(path).send({ ...members[0], HomeAddress });
      expect([status, body.HomePostalCode, body.HomeAddress.PostalCode]).toEqual([200, '49503-1234', '49503']);
      const added = employeeRequest({ EmployeeNumber: 0, FirstName: 'Bea' });
      const { body: bea } = await caller.post(path).send({ ...added, HomeAddress: { FullPostalCode: '49503' } });
      expect(bea.HomePostalCode).toBe('49503');
    });

    it.each([
      ['AddressLine1', '1 Main St', HOME_ZIP_ONLY],
      ['City', 'Detroit', HOME_ZIP_ONLY],
    ])('is not kept with its %s, and that is said', async (part, value, message) => {
      const { caller, path, rows } = await openCensus(app, agent, [employeeRequest()]);
      const { body: members } = await caller.get(path);
      const before = await rows();
      const HomeAddress = { ...members[0].HomeAddress, [part]: value };
      const { status, body } = await caller.put(path).send({ ...members[0], HomeAddress });
      expect([status, body.Fields]).toEqual([422, { [`HomeAddress.${part}`]: [message] }]);
      expect(await rows()).toEqual(before);
    });
  });

  describe('tobacco', () => {
    it.each([
      ['without a date', null, tobacco.LAST_USE_REQUIRED],
      ['in the future', isoDate('2030-01-01'), tobacco.LAST_USE_IN_FUTURE],
      ['before birth', isoDate('1980-01-01'), tobacco.LAST_USE_BEFORE_BIRTH],
    ])('%s is refused, of a new member and of one who is there', async (_, LastTobaccoUse, message) => {
      const { caller, path, rows } = await openCensus(app, agent, [employeeRequest()]);
      const answer = { Tobacco: true, LastTobaccoUse };
      const id = (await rows())[0]!.id;
      const answers = [
        await caller.post(path).send(employeeRequest({ EmployeeNumber: 0, FirstName: 'Bea', ...answer })),
        await caller.put(path).send(employeeRequest({ Id: id, Version: 1, ...answer })),
      ];
      expect(answers.map(({ status, body }) => [status, body.Fields])).toEqual([
        [422, { LastTobaccoUse: [message] }],
        [422, { LastTobaccoUse: [message] }],
      ]);
    });

    it('of a list may lack the date, which a file seldom holds, but not name one that cannot be', async () => {
      const { caller, quote } = await openCensus(app, agent);
      const send = (given: object) =>
        caller.post(`/api/groupcensus/AddAllGroupCensus/${quote.id}?mode=replace`).send([employeeRequest(given)]);
      expect((await send({ Tobacco: true })).status).toBe(200);
      const { status, body } = await send({ Tobacco: true, LastTobaccoUse: '2030-01-01' });
      expect([status, body.Fields]).toEqual([422, { '0.LastTobaccoUse': [tobacco.LAST_USE_IN_FUTURE] }]);
    });
  });
});
