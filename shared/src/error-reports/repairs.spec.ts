import * as repairs from '#shared/error-reports/repairs';

describe('what people may do about a failed installation', () => {
  it.each`
    status         | processedWithErrors | resubmit                       | resolve
    ${'Failed'}    | ${false}            | ${null}                        | ${null}
    ${'Waiting'}   | ${false}            | ${null}                        | ${repairs.BEING_SENT}
    ${'Installed'} | ${true}             | ${repairs.MEMBERS_FAILED_ONLY} | ${null}
    ${'Installed'} | ${false}            | ${repairs.GROUP_IN_PLACE}      | ${repairs.NOTHING_TO_RESOLVE}
    ${'Resolved'}  | ${false}            | ${repairs.GROUP_IN_PLACE}      | ${repairs.NOTHING_TO_RESOLVE}
  `('a group that is $status, with errors: $processedWithErrors', ({ resubmit, resolve, ...state }) => {
    expect([repairs.resubmitGroupProblem(state), repairs.resolveGroupProblem(state)]).toEqual([resubmit, resolve]);
  });

  it.each`
    group          | member         | message
    ${'Installed'} | ${'Failed'}    | ${null}
    ${'Installed'} | ${'Waiting'}   | ${null}
    ${'Installed'} | ${'Installed'} | ${repairs.MEMBER_IN_PLACE}
    ${'Installed'} | ${'Resolved'}  | ${repairs.MEMBER_IN_PLACE}
    ${'Failed'}    | ${'Failed'}    | ${repairs.MEMBER_BEFORE_GROUP}
    ${'Waiting'}   | ${'Failed'}    | ${repairs.MEMBER_BEFORE_GROUP}
    ${'Resolved'}  | ${'Failed'}    | ${repairs.MEMBER_IN_PLACE}
  `('resubmits a $member member of a group that is $group', ({ group, member, message }) => {
    expect(repairs.resubmitMemberProblem(group, member)).toBe(message);
  });

  it.each`
    member         | asked | failed | message
    ${'Failed'}    | ${7}  | ${7}   | ${null}
    ${'Failed'}    | ${6}  | ${7}   | ${repairs.TRIED_AGAIN_SINCE}
    ${'Waiting'}   | ${7}  | ${7}   | ${repairs.BEING_SENT}
    ${'Installed'} | ${7}  | ${7}   | ${repairs.NOTHING_TO_RESOLVE}
    ${'Resolved'}  | ${7}  | ${7}   | ${repairs.NOTHING_TO_RESOLVE}
  `('resolves a $member member by $asked where $failed failed last', ({ member, message, ...ids }) => {
    expect(repairs.resolveMemberProblem(member, ids)).toBe(message);
  });
});
