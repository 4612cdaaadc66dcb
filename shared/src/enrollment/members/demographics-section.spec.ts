import {
  CONFIRM_DEMOGRAPHICS,
  demographicsSection,
  incompleteMembers,
  LISTED_MEMBERS,
  moreIncomplete,
  NO_MEMBERS,
  type DemographicsFacts,
} from '#shared/enrollment/members/demographics-section';
import { buildEnrollmentMember, buildMemberFacts } from '#support/shared/enrollment-members.ts';

const section = (given: Partial<DemographicsFacts> = {}) =>
  demographicsSection({
    members: [buildEnrollmentMember()],
    facts: buildMemberFacts(),
    hasApplication: true,
    isBypassed: false,
    isStarted: true,
    lacksConfirmation: false,
    ...given,
  });
const incomplete = (Id: number) => buildEnrollmentMember({ Id, EmployeeNumber: Id, SSN: null, Gender: null });

describe('demographicsSection', () => {
  it.each([
    ['everybody complete', {}, 'Completed'],
    ['somebody incomplete', { members: [incomplete(1)] }, 'Incomplete'],
    ['nothing written yet', { members: [incomplete(1)], isStarted: false }, 'NotStarted'],
    ['no application yet', { hasApplication: false }, 'CannotStart'],
    ['left to staff', { members: [incomplete(1)], isBypassed: true, lacksConfirmation: true }, 'Completed'],
    ['a renewal that nobody confirmed', { lacksConfirmation: true }, 'Incomplete'],
    ['nobody on the census', { members: [] }, 'Incomplete'],
  ])('%s', (_what, given, state) => {
    expect(section(given).State).toBe(state);
  });

  it('names the member, the first field and how much more is missing', () => {
    expect(section({ members: [incomplete(7)], lacksConfirmation: true }).Problems).toEqual([
      { Field: '7.Gender', Message: 'Ada Byron: Gender is required. And 1 more.' },
      { Field: 'Confirmation', Message: CONFIRM_DEMOGRAPHICS },
    ]);
    const both = section({ members: [incomplete(7)], lacksConfirmation: true });
    expect(incompleteMembers(both).map(({ Field }) => Field)).toEqual(['7.Gender']);
    expect(section({ members: [] }).Problems).toEqual([{ Field: 'Members', Message: NO_MEMBERS }]);
  });

  it.each([
    [LISTED_MEMBERS, LISTED_MEMBERS],
    [LISTED_MEMBERS + 1, LISTED_MEMBERS + 1],
    [5_000, LISTED_MEMBERS + 1],
  ])('of %i incomplete members lists %i lines', (count, lines) => {
    const members = Array.from({ length: count }, (_, index) => incomplete(index + 1));
    const { Problems } = section({ members });
    expect(Problems).toHaveLength(lines);
    if (count > LISTED_MEMBERS) {
      expect(Problems.at(-1)).toEqual({ Field: 'Members', Message: moreIncomplete(count - LISTED_MEMBERS) });
    }
  });
});
