import type { User } from '../../backend/src/platform/people/user.entity.ts';
import { CANNOT_BE_CHANGED_HERE } from '../../backend/src/quoting/quotes/changes/rename-quote.service.ts';
import * as tobacco from '../../shared/src/census/tobacco.ts';
import type { CensusMemberResponse } from '../../shared/src/census/census.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { MASK_OF_ANOTHER_SSN } from '../../shared/src/formats/ssn.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { childRequest, employeeRequest, openCensus } from '../support/census-builders.ts';
import { insertAgentUser } from '../support/people.ts';

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
      ['HomeAddress', { City: 'Detroit' }, CANNOT_BE_CHANGED_HERE],
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
