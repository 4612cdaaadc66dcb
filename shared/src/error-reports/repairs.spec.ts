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

  it.each`
    application    | isFfm    | code                  | quote                  | message
    ${'Failed'}    | ${false} | ${''}                 | ${'FailedEnrollment'}  | ${null}
    ${'Waiting'}   | ${false} | ${''}                 | ${'SignatureRequired'} | ${null}
    ${'Installed'} | ${false} | ${''}                 | ${'PaymentPending'}    | ${repairs.HOUSEHOLD_IN_PLACE}
    ${'Resolved'}  | ${false} | ${''}                 | ${'Complete'}          | ${repairs.HOUSEHOLD_IN_PLACE}
    ${'Denied'}    | ${false} | ${''}                 | ${'Rejected'}          | ${repairs.HOUSEHOLD_DENIED}
    ${'Failed'}    | ${false} | ${''}                 | ${'Quoting'}           | ${repairs.AGENT_CORRECTS}
    ${'Failed'}    | ${false} | ${''}                 | ${'Enrolling'}         | ${repairs.AGENT_CORRECTS}
    ${'Failed'}    | ${false} | ${''}                 | ${'SignatureRequired'} | ${repairs.AGENT_CORRECTS}
    ${'Failed'}    | ${false} | ${''}                 | ${'Expired'}           | ${repairs.HOUSEHOLD_EXPIRED}
    ${'Failed'}    | ${true}  | ${''}                 | ${'FailedEnrollment'}  | ${null}
    ${'Failed'}    | ${true}  | ${'UnspecifiedError'} | ${'FailedEnrollment'}  | ${null}
    ${'Failed'}    | ${true}  | ${'Foo'}              | ${'FailedEnrollment'}  | ${null}
    ${'Failed'}    | ${true}  | ${'UnspecifiedError'} | ${'Enrolling'}         | ${repairs.AGENT_CORRECTS}
    ${'Failed'}    | ${true}  | ${'InvalidPlanID'}    | ${'FailedEnrollment'}  | ${repairs.MARKETPLACE_BY_AGENT}
    ${'Failed'}    | ${true}  | ${'ActiveContract'}   | ${'Pended'}            | ${repairs.MARKETPLACE_BY_AGENT}
    ${'Waiting'}   | ${true}  | ${'InvalidPlanID'}    | ${'SignatureRequired'} | ${null}
    ${'Installed'} | ${true}  | ${'InvalidPlanID'}    | ${'Complete'}          | ${repairs.HOUSEHOLD_IN_PLACE}
    ${'NotSent'}   | ${true}  | ${''}                 | ${'Enrolling'}         | ${repairs.SUBMITTED_ELSEWHERE}
  `(
    'resubmits a $application application whose quote is $quote, marketplace: $isFfm "$code"',
    ({ application, isFfm, code: refusalCode, quote, message }) => {
      const found = repairs.resubmitApplicationProblem(
        { status: application, isFfm, refusalCode: refusalCode as string },
        { status: quote, isDeleted: false },
      );
      expect(found).toBe(message);
    },
  );

  it.each([
    ['FailedEnrollment', false, null],
    ['Expired', false, null],
    ['Pended', false, null],
    ['Enrolling', false, repairs.AGENT_CORRECTS],
    ['SignatureRequired', false, repairs.AGENT_CORRECTS],
    ['Expired', true, repairs.HOUSEHOLD_DELETED],
    ['Enrolling', true, repairs.HOUSEHOLD_DELETED],
  ] as const)('marks a household as enrolled whose quote is %s, deleted: %s', (status, isDeleted, message) => {
    expect(repairs.enrolledByHandProblem({ status, isDeleted })).toBe(message);
  });
});
