import type { User } from '../../backend/src/platform/people/user.table.ts';
import type {
  EnrollmentMembersResponse,
  SaveEnrollmentMemberRequest,
} from '../../shared/src/enrollment/members/members.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { dayOutside, EARLIEST_DAY } from '../../shared/src/dates/day-problems.ts';
import { HUNDRED_BEFORE_TWENTY } from '../../shared/src/enrollment/application/employer-size.ts';
import {
  COBRA_BEFORE_BIRTH,
  COBRA_BEFORE_HIRE,
  HIRED_BEFORE_BIRTH,
} from '../../shared/src/enrollment/members/employment-problems.ts';
import { FILE_NOT_IMPORTED } from '../../shared/src/enrollment/members/import/read-file.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { xlsx } from '../group-census/spreadsheets.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { applicationRequest, saveApplication } from '../support/application-builders.ts';
import { completeDetails, insertEnrolling } from '../support/demographics-builders.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertAgentUser } from '../support/people.ts';

// The builders quote for 1 January 2027; Ruth was born on 15 June 1985.
const OUTSIDE = dayOutside(EARLIEST_DAY, isoDate('2029-01-01'));

describe('a date of the enrollment that cannot be', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const ruth = async (quoteId: number) => {
    const { body } = await (await app.as(agent)).get(`/api/enrollment/Members/${quoteId}`);
    return (body as EnrollmentMembersResponse).Members[0]!;
  };
  const save = async (quoteId: number, details: SaveEnrollmentMemberRequest) =>
    (await app.as(agent)).put(`/api/enrollment/Member/${quoteId}`).send(details);

  it.each`
    given                                                           | fields
    ${{ DateOfHire: '1985-06-15' }}                                 | ${{ DateOfHire: [HIRED_BEFORE_BIRTH] }}
    ${{ DateOfHire: '2029-01-02' }}                                 | ${{ DateOfHire: [OUTSIDE] }}
    ${{ COBRAEligibility: '1985-06-15' }}                           | ${{ COBRAEligibility: [COBRA_BEFORE_BIRTH] }}
    ${{ DateOfHire: '2020-05-04', COBRAEligibility: '2020-05-03' }} | ${{ COBRAEligibility: [COBRA_BEFORE_HIRE] }}
    ${{ COBRAEligibility: '2029-01-02' }}                           | ${{ COBRAEligibility: [OUTSIDE] }}
    ${{ DateOfHire: '2029-01-02', COBRAEligibility: '2029-01-03' }} | ${{ DateOfHire: [OUTSIDE], COBRAEligibility: [OUTSIDE] }}
  `('is refused when the member is saved: $given', async ({ given, fields }) => {
    const { quote, members } = await insertEnrolling(app, agent);
    const { status, body } = await save(quote.id, completeDetails({ Id: members[0]!.id, ...given }));
    expect([status, body.Code, body.Fields]).toEqual([422, 'RULE_BROKEN', fields]);
    expect(await ruth(quote.id)).toMatchObject({ Version: 1, DateOfHire: null, COBRAEligibility: null });
  });

  it('is the neighbor of one that is saved', async () => {
    const { quote, members } = await insertEnrolling(app, agent);
    const days = { DateOfHire: isoDate('1985-06-16'), COBRAEligibility: isoDate('1985-06-16') };
    expect((await save(quote.id, completeDetails({ Id: members[0]!.id, ...days }))).status).toBe(200);
    const last = { DateOfHire: isoDate('2029-01-01'), COBRAEligibility: isoDate('2029-01-01') };
    expect((await save(quote.id, completeDetails({ Id: members[0]!.id, Version: 2, ...last }))).status).toBe(200);
    expect(await ruth(quote.id)).toMatchObject({ Version: 3, ...last });
  });

  it.each([
    ['6/15/1985', HIRED_BEFORE_BIRTH],
    ['1/2/2029', OUTSIDE],
  ])('is refused in a file: hired %s', async (hired, Message) => {
    const { quote } = await insertEnrolling(app, agent);
    const file = await xlsx([
      ['FirstName', 'LastName', 'RelationshipToSubscriber', 'DateOfBirth', 'DateOfHire'],
      ['Ruth', 'Larsen', 'Employee', '6/15/1985', hired],
    ]);
    const send = async (fields: Record<string, string>) => {
      const request = (await app.as(agent)).post('/api/enrollment/processExcelEnrollmentFile').field(fields);
      return request.attach('file', file, 'enrollment.xlsx');
    };
    const { body } = await send({ quoteId: String(quote.id) });
    expect(body.Errors).toMatchObject([{ Row: 2, Column: 'DateOfHire', Found: hired, Message }]);
    const refused = await send({ quoteId: String(quote.id), commit: 'true', stamp: body.Stamp });
    expect([refused.status, refused.body.Message]).toEqual([422, FILE_NOT_IMPORTED]);
    expect(await ruth(quote.id)).toMatchObject({ Version: 1, DateOfHire: null });
  });

  it.each`
    twenty          | hundred         | expected
    ${'2020-05-04'} | ${'2020-05-03'} | ${[['HundredOrMoreEmployeesDate', HUNDRED_BEFORE_TWENTY]]}
    ${'2020-05-04'} | ${'2020-05-04'} | ${[]}
    ${'1899-12-31'} | ${'2029-01-02'} | ${[['TwentyOrMoreEmployeesDate', OUTSIDE], ['HundredOrMoreEmployeesDate', OUTSIDE]]}
  `('keeps an application from complete: twenty on $twenty, a hundred on $hundred', async (given) => {
    const quote = await insertQuote(app, agent, { status: 'Enrolling' });
    const request = applicationRequest({
      QuoteId: quote.id,
      TwentyOrMoreEmployees: true,
      TwentyOrMoreEmployeesDate: given.twenty,
      HundredOrMoreEmployees: true,
      HundredOrMoreEmployeesDate: given.hundred,
      Section111EffectiveDate: isoDate('2027-03-01'),
    });
    const { status, body } = await saveApplication(app, agent, request);
    const problems = (body.Problems as { Field: string; Message: string }[]).map((each) => [each.Field, each.Message]);
    expect([status, problems]).toEqual([200, given.expected]);
  });
});
