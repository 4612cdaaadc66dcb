import type { User } from '../../backend/src/platform/people/user.table.ts';
import { DemographicsService } from '../../backend/src/enrollment/demographics/demographics.service.ts';
import type { UnmatchedMember } from '../../shared/src/enrollment/members/members.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { giveSsn } from '../support/census-rows.ts';
import { insertEnrolling } from '../support/demographics-builders.ts';
import { insertGroup } from '../support/group-builders.ts';
import { insertAgentUser } from '../support/people.ts';

describe('members of the coverage in force who are not on the census', () => {
  let app: TestApp;
  let agent: User;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  /** A group with coverage of this year, and its renewal. */
  async function renewing() {
    const { id: groupId } = await insertGroup(app, agent);
    const approved = { groupId, status: 'Approved', effectiveDate: isoDate('2026-01-01') } as const;
    const covered = await insertEnrolling(app, agent, {
      quote: approved,
      members: [
        {},
        { relationship: 'Child', firstName: 'Kim' },
        { employeeNumber: 2, firstName: 'Zoe', middleInitial: 'Q' },
        { employeeNumber: 3, firstName: 'Max', medicalStatus: 'Waive' },
        { employeeNumber: 4, firstName: 'Ada', medicalStatus: 'Waive', visionStatus: 'Enroll' },
      ],
    });
    const renewal = await insertEnrolling(app, agent, {
      quote: { groupId, quoteType: 'SmallGroupRenewal', renewalDate: isoDate('2027-01-01') },
      members: [
        { firstName: 'Ruth Ann', lastName: 'Married' },
        { relationship: 'Child', firstName: 'KIM' },
      ],
    });
    for (const { members } of [covered, renewal]) {
      await giveSsn(app, members[0]!, '219-09-9999');
    }
    return renewal;
  }
  const list = async (quoteId: number, groupId: number, user = agent) =>
    (await app.as(user)).get(`/api/GroupCensus/GetUnMatchedCensusEnrollMembers/${quoteId}/${groupId}`);

  it('are listed in the order of the census, without people who had waived and people who are there under another name', async () => {
    const { quote } = await renewing();
    const { status, body } = await list(quote.id, quote.groupId);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        EmployeeNumber: 2,
        RelationshipToSubscriber: 'Self',
        FirstName: 'Zoe',
        MiddleInitial: 'Q',
        LastName: 'Larsen',
        DateOfBirth: '1985-06-15',
      },
      expect.objectContaining({ FirstName: 'Ada' }),
    ] satisfies (UnmatchedMember | object)[]);
  });

  it('are nobody for a group without coverage in the system', async () => {
    const { quote } = await insertEnrolling(app, agent);
    expect((await list(quote.id, quote.groupId)).body).toEqual([]);
  });

  it('are not found for another group, nor for an agent who does not see the quote', async () => {
    const { quote } = await renewing();
    const other = await insertGroup(app, agent);
    expect((await list(quote.id, other.id)).status).toBe(404);
    expect((await list(quote.id, quote.groupId, await insertAgentUser(app))).status).toBe(404);
  });

  it('can be asked for by the signature too', () => {
    expect(app.get(DemographicsService)).toBeInstanceOf(DemographicsService);
  });
});
