import {
  ATTESTATION_VERSION,
  enrollRefusal,
  isActiveContract,
  isAttestationNeeded,
  isTechnicalRefusal,
  REFUSAL_CODES,
  resubmissionProblem,
  TAX_CREDIT_ATTESTATION,
} from '#shared/marketplace/enroll-refusals';

const ACTIVE_TEXT =
  'The client has an active marketplace contract. Terminate it with the marketplace first, and wait 48 hours before you resubmit.';

describe('enrollRefusal', () => {
  it.each`
    code                                              | who              | action                 | text
    ${'IncorrectAPTCAmount'}                          | ${'agent'}       | ${'fetch-eligibility'} | ${'The subsidy does not match the marketplace. Fetch the eligibility again and review the elected amount.'}
    ${'IncorrectIndividualResponsibilityAmount'}      | ${'agent'}       | ${'fetch-eligibility'} | ${'The amount the client pays does not match the marketplace. Fetch the eligibility again.'}
    ${'IncorrectPremiumAmount'}                       | ${'agent'}       | ${'choose-plan'}       | ${'The premium does not match the marketplace. Choose the plan again.'}
    ${'InvalidEffectiveDateForEnrollmentPeriod'}      | ${'agent'}       | ${'change-date'}       | ${'The effective date does not fit the enrollment period.'}
    ${'InvalidEnrollmentPeriod'}                      | ${'client'}      | ${'fetch-eligibility'} | ${'The client has no open enrollment period at the marketplace.'}
    ${'InvalidMemberInformation'}                     | ${'agent'}       | ${'check-members'}     | ${'The marketplace does not recognize a member. Check names, birth dates and SSNs on the application.'}
    ${'InvalidPlanID'}                                | ${'agent'}       | ${'choose-plan'}       | ${'The marketplace does not offer this plan.'}
    ${'InvalidPlanVariant'}                           | ${'agent'}       | ${'fetch-eligibility'} | ${'The cost-sharing level of the plan does not fit the eligibility.'}
    ${'InvalidPolicyId'}                              | ${'staff'}       | ${'call-marketplace'}  | ${'The marketplace does not know this policy.'}
    ${'InvalidRatingArea'}                            | ${'agent'}       | ${'choose-plan'}       | ${'The plan is not offered where the client lives.'}
    ${'InvalidTerminationDate'}                       | ${'staff'}       | ${'call-marketplace'}  | ${'The termination date is not valid.'}
    ${'MemberNotOnApplication'}                       | ${'client'}      | ${'fetch-eligibility'} | ${'A member is not on the marketplace application.'}
    ${'SubscriberNotSpecified'}                       | ${'client'}      | ${'check-members'}     | ${'The application names no subscriber.'}
    ${'UserNotAuthorized'}                            | ${'client'}      | ${'call-marketplace'}  | ${'Multiple tax households cannot be enrolled here. Please enroll them at the marketplace.'}
    ${'UnspecifiedError'}                             | ${'marketplace'} | ${'retry'}             | ${'The marketplace could not process the enrollment. Please retry submission.'}
    ${'SpecialEnrollmentVerificationDueDateIsNull'}   | ${'marketplace'} | ${'retry'}             | ${'The marketplace gave no due date for the verification. Please retry submission.'}
    ${'APTCEligibleAndAPTCAttestationIndicatorFalse'} | ${'client'}      | ${'attest'}            | ${'The client must accept the tax credit attestation, or elect no subsidy.'}
    ${'SubmissionDuringBARInvisibilityPeriod'}        | ${'marketplace'} | ${'wait'}              | ${'The marketplace is renewing this application in bulk. Please retry in a few days.'}
    ${'InvalidAction'}                                | ${'agent'}       | ${'call-marketplace'}  | ${'Please call the marketplace call center at 1-800-318-2596.'}
    ${'Foo'}                                          | ${'staff'}       | ${'retry'}             | ${'An error occurred and the enrollment could not be completed.'}
    ${'ActiveContract'}                               | ${'client'}      | ${'wait'}              | ${ACTIVE_TEXT}
    ${'constructor'}                                  | ${'staff'}       | ${'retry'}             | ${'An error occurred and the enrollment could not be completed.'}
  `('of $code: $who must act', ({ code, who, action, text }) => {
    expect(enrollRefusal(code as string, '1-800-318-2596')).toEqual({ text, who, action });
  });

  it('knows every code of the specification', () => {
    expect(new Set(REFUSAL_CODES).size).toBe(19);
  });

  it.each`
    message                                               | isActive
    ${'The enrollee already has an active FFM contract.'} | ${true}
    ${'ACTIVE CONTRACT EXISTS'}                           | ${true}
    ${'The contract is not active.'}                      | ${false}
    ${''}                                                 | ${false}
  `('"$message" names an active contract: $isActive', ({ message, isActive }) => {
    expect(isActiveContract(message)).toBe(isActive);
  });

  it('lets staff repeat only what failed for a technical reason', () => {
    const technical = [...REFUSAL_CODES, 'Foo', 'ActiveContract'].filter((code) => isTechnicalRefusal(code));
    expect(technical).toEqual([
      'UnspecifiedError',
      'SpecialEnrollmentVerificationDueDateIsNull',
      'SubmissionDuringBARInvisibilityPeriod',
      'Foo',
    ]);
  });
});

describe('resubmissionProblem', () => {
  const submittedAt = new Date('2027-03-13T23:30:00.000Z');

  it.each([
    ['ActiveContract', '2027-03-15T23:29:59.000Z', 'You can resubmit it after 3/15/2027, 7:30 PM.'],
    ['ActiveContract', '2027-03-15T23:30:00.000Z', null],
    ['InvalidPlanID', '2027-03-13T23:30:01.000Z', null],
  ])('after %s is over in 48 hours, whatever the clocks do that weekend: %s', (refusalCode, now, problem) => {
    expect(resubmissionProblem({ refusalCode, submittedAt }, new Date(now))).toBe(problem);
  });
});

describe('the attestation of the tax credit', () => {
  it.each([
    [0.01, true],
    [0, false],
    [null, false],
    [undefined, false],
  ])('with %s dollars elected: %s', (elected, needed) => {
    expect(isAttestationNeeded(elected)).toBe(needed);
  });

  it('has another version whenever its words change, because that is what is signed', () => {
    expect({ [ATTESTATION_VERSION]: TAX_CREDIT_ATTESTATION.split('\n') }).toEqual({
      '2026-11-tax-credit': [
        'Part of the premium tax credit is to be paid to the insurer in advance. For the year of this coverage, I, the tax filer, attest that:',
        '• I will file a federal income tax return.',
        '• If I am married under federal tax law, I will file jointly with my spouse. The only exceptions are those of federal law for victims of domestic abuse or spousal abandonment.',
        '• Nobody else will be able to claim me as a dependent.',
        '• I will claim everyone in my family who is covered with the help of this credit as a dependent, except my spouse and myself.',
        '• I will compare what was paid in advance with the credit that I am allowed, on IRS Form 8962, and repay what was too much.',
        '• I will report changes of my income, household, address or other coverage to the marketplace within 30 days.',
      ],
    });
  });
});
