import type { EnrollmentMember, MemberFacts } from '#shared/enrollment/members/members.record';
import { isoDate } from '#shared/dates/iso-date';
import * as employment from '#shared/enrollment/members/employment-problems';
import { SELECT_SEGMENT_FIRST, WAITING_PERIOD_NOT_SATISFIED } from '#shared/enrollment/members/employment-problems';
import { enrolledMembers } from '#shared/enrollment/members/household';
import { EARLY_RETIREE_UNDER_65 } from '#shared/enrollment/members/member-class';
import {
  ENHANCED_LEVEL_NEEDED,
  isRequired,
  memberProblems,
  memberState,
} from '#shared/enrollment/members/member-problems';
import * as plans from '#shared/enrollment/members/plan-problems';
import {
  buildAddress,
  buildDependent,
  buildEnrollmentMember,
  buildMemberFacts,
} from '#support/shared/enrollment-members.ts';
import { PCP_NOT_VALID, PCP_REQUIRED } from '#shared/providers/pcp-validity';
import { SSN_NINE_DIGITS, SSN_NOT_ISSUED, UNREADABLE_SSN } from '#shared/formats/ssn';

const HMO = { PlanId: 3, PlanDisplayName: 'HMO Silver', ProviderNetworkType: 'HMO' as const };
const POS = { PlanId: 4, PlanDisplayName: 'POS Silver', ProviderNetworkType: 'POS' as const };
const PPO = { PlanId: 5, PlanDisplayName: 'PPO Silver', ProviderNetworkType: 'PPO' as const };

const messages = (given: Partial<EnrollmentMember>, facts: Partial<MemberFacts> = {}): string[] => {
  const all = buildMemberFacts(facts);
  return memberProblems(enrolledMembers([buildEnrollmentMember(given)], all)[0]!, all).map(({ Message }) => Message);
};
const dependentMessages = (
  given: Partial<EnrollmentMember>,
  facts: Partial<MemberFacts> = {},
  employee = {},
): string[] => {
  const all = buildMemberFacts(facts);
  const household = [buildEnrollmentMember(employee), buildDependent(given)];
  return memberProblems(enrolledMembers(household, all)[1]!, all).map(({ Message }) => Message);
};

describe('an employee', () => {
  it.each<[string, Partial<EnrollmentMember>, string[]]>([
    ['with everything', {}, []],
    ['without a gender', { Gender: null }, [isRequired('Gender')]],
    ['without a name', { FirstName: ' ', LastName: '' }, [isRequired('First name'), isRequired('Last name')]],
    ['without an SSN', { SSN: null }, [isRequired('SSN')]],
    ['whose SSN cannot be read', { SSN: UNREADABLE_SSN }, [isRequired('SSN')]],
    ['without an SSN, saved by staff', { SSN: null, SavedByStaff: true }, []],
    ['with eight digits, saved by staff', { SSN: '12345678', SavedByStaff: true }, [SSN_NINE_DIGITS]],
    ['with an SSN of nobody', { SSN: '000121234' }, [SSN_NOT_ISSUED]],
    ['without a home phone', { HomeNumber: null }, [isRequired('Home phone')]],
    [
      'without a home phone, saved by staff, new business',
      { HomeNumber: null, SavedByStaff: true },
      [isRequired('Home phone')],
    ],
    ['without a street', { HomeAddress: buildAddress({ AddressLine1: '' }) }, ['Home street address is required.']],
    ['without a county', { HomeAddress: buildAddress({ County: '' }) }, ['Home county is required.']],
    [
      'with mail elsewhere and no street there',
      { MailingAddressSameAsHome: false, MailingAddress: buildAddress({ AddressLine1: '' }) },
      ['Mailing street address is required.'],
    ],
    ['without a segment', { MemberClass: null }, [employment.CHOOSE_SEGMENT, SELECT_SEGMENT_FIRST]],
    [
      'without a segment and a date of hire',
      { MemberClass: null, DateOfHire: null },
      [employment.CHOOSE_SEGMENT, employment.DATE_OF_HIRE_REQUIRED],
    ],
    ['in a segment that is gone', { MemberClass: 'CA09' }, [employment.SEGMENT_NOT_OFFERED]],
    ['in a subgroup that is gone', { SubGroupId: 'S009' }, [employment.SUBGROUP_NOT_OFFERED]],
    ['without a date of hire', { DateOfHire: null }, [employment.DATE_OF_HIRE_REQUIRED]],
    ['hired at birth', { DateOfHire: isoDate('1985-01-02') }, [employment.HIRED_BEFORE_BIRTH]],
    ['an early retiree of 65', { MemberClass: 'EarlyRetiree', Age: 65, DateOfHire: null }, [EARLY_RETIREE_UNDER_65]],
    ['an early retiree of 64', { MemberClass: 'EarlyRetiree', Age: 64, DateOfHire: null }, []],
    [
      'a retiree without a date of hire',
      { MemberClass: 'Retiree', Age: 65, DateOfHire: null },
      [employment.DATE_OF_HIRE_REQUIRED],
    ],
    ['who waives everything', { MedicalStatus: 'Waive', SSN: null, Gender: null, HomeNumber: null }, []],
  ])('%s', (_what, given, expected) => {
    expect(messages(given)).toEqual(expected);
  });

  it('need not give staff a phone number in a renewal, and an agent must', () => {
    const renewal = { QuoteType: 'SmallGroupRenewal' } as const;
    expect(messages({ HomeNumber: null, SavedByStaff: true }, renewal)).toEqual([]);
    expect(messages({ HomeNumber: null }, renewal)).toEqual([isRequired('Home phone')]);
  });

  it('chooses a subgroup only where there are several', () => {
    const SubGroups = [
      { SubGroupId: 'S001', GroupName: 'Acme' },
      { SubGroupId: 'S002', GroupName: 'Acme South' },
    ];
    expect(messages({ SubGroupId: null })).toEqual([]);
    expect(messages({ SubGroupId: null }, { SubGroups })).toEqual([employment.CHOOSE_SUBGROUP]);
  });

  it.each([
    ['2026-10-02', []],
    ['2026-10-03', []],
    ['2026-10-04', [WAITING_PERIOD_NOT_SATISFIED]],
  ])('hired %s waits 90 days before 1 January 2027: %j', (day, expected) => {
    const Segments = [{ SegmentClassId: 'CA01', SegmentName: 'Active', NewHireRule: 'Days90' as const }];
    expect(messages({ DateOfHire: isoDate(day) }, { Segments })).toEqual(expected);
  });

  it('newly on COBRA says since when and for how long', () => {
    const cobra = { MemberClass: 'COBRA', DateOfHire: null };
    const asked = [isRequired('COBRA eligibility date'), isRequired('COBRA duration')];
    const renewal = { QuoteType: 'SmallGroupRenewal' } as const;
    expect(messages(cobra)).toEqual(asked);
    expect(messages({ ...cobra, WasOnCobra: true })).toEqual(asked);
    expect(messages(cobra, renewal)).toEqual(asked);
    expect(messages({ ...cobra, WasOnCobra: true }, renewal)).toEqual([]);
    expect(messages({ ...cobra, COBRAEligibility: isoDate('2026-11-01'), COBRADuration: 18 })).toEqual([]);
  });
});

describe('the plan of an employee', () => {
  const MedicalPlans = [HMO, POS, PPO];
  const provider = { PrimaryCareProviderId: '1093765432' };
  it.each<[string, Partial<EnrollmentMember>, string[]]>([
    ['none of several', {}, [plans.CHOOSE_MEDICAL_PLAN]],
    ['PPO', { SelectedMedicalPlanId: 5 }, []],
    ['HMO without a provider', { SelectedMedicalPlanId: 3 }, [PCP_REQUIRED]],
    ['HMO with a provider', { SelectedMedicalPlanId: 3, ...provider }, []],
    ['HMO with automatic assignment', { SelectedMedicalPlanId: 3, PrimaryCareProviderAutoAssign: true }, []],
    [
      'HMO with a provider whom the directory refuses',
      { SelectedMedicalPlanId: 3, ...provider, PrimaryCareProviderProblem: PCP_NOT_VALID },
      [PCP_NOT_VALID],
    ],
    ['POS without a provider', { SelectedMedicalPlanId: 4 }, [PCP_REQUIRED]],
    ['POS in area 15', { SelectedMedicalPlanId: 4, RateArea: 15, ...provider }, []],
    ['POS in area 16', { SelectedMedicalPlanId: 4, RateArea: 16, ...provider }, [plans.NOT_IN_PPO_AREA]],
    ['HMO in area 16', { SelectedMedicalPlanId: 3, RateArea: 16, ...provider }, [plans.NOT_IN_PPO_AREA]],
    ['PPO in area 16', { SelectedMedicalPlanId: 5, RateArea: 16 }, []],
    [
      'HMO of somebody who enrolls in dental alone',
      { SelectedMedicalPlanId: 3, MedicalStatus: 'Waive', DentalStatus: 'Enroll' },
      [],
    ],
  ])('%s', (_what, given, expected) => {
    expect(messages(given, { MedicalPlans })).toEqual(expected);
  });

  it('is the only one where one is chosen', () => {
    expect(messages({}, { MedicalPlans: [HMO] })).toEqual([PCP_REQUIRED]);
  });

  it('dental is asked for where several are chosen', () => {
    const DentalPlans = [
      { PlanId: 9, PlanDisplayName: 'Dental 1500', ProviderNetworkType: null },
      { PlanId: 8, PlanDisplayName: 'Dental 1000', ProviderNetworkType: null },
    ];
    expect(messages({ DentalStatus: 'Enroll' }, { DentalPlans })).toEqual([plans.CHOOSE_DENTAL_PLAN]);
  });
});

describe('a dependent', () => {
  it('lives with the employee and needs little', () => {
    expect(dependentMessages({})).toEqual([]);
  });

  it('who lives elsewhere needs an address', () => {
    expect(dependentMessages({ LivesWithEmployee: false })).toHaveLength(5);
  });

  it('in an HMO needs a provider too', () => {
    expect(dependentMessages({}, { MedicalPlans: [HMO] })).toEqual([PCP_REQUIRED]);
  });

  it.each`
    level         | partner | employee | expected
    ${'Limited'}  | ${'M'}  | ${'F'}   | ${[ENHANCED_LEVEL_NEEDED]}
    ${'None'}     | ${'F'}  | ${'M'}   | ${[ENHANCED_LEVEL_NEEDED]}
    ${null}       | ${'F'}  | ${'M'}   | ${[ENHANCED_LEVEL_NEEDED]}
    ${'Enhanced'} | ${'M'}  | ${'F'}   | ${[]}
    ${'Limited'}  | ${'F'}  | ${'F'}   | ${[]}
    ${'Limited'}  | ${'F'}  | ${null}  | ${[]}
  `('a partner $partner of an employee $employee at level $level', ({ level, partner, employee, expected }) => {
    const given = { RelationshipToSubscriber: 'DomesticPartner', Gender: partner } as const;
    expect(dependentMessages(given, { DomesticPartner: level }, { Gender: employee })).toEqual(expected);
  });

  it('a spouse of the opposite sex is a spouse', () => {
    expect(dependentMessages({ RelationshipToSubscriber: 'Spouse', Gender: 'M' })).toEqual([]);
  });
});

describe('isOutOfArea', () => {
  it.each`
    RateArea | CountyFips | plan   | expected
    ${null}  | ${'39095'} | ${HMO} | ${true}
    ${null}  | ${'39095'} | ${PPO} | ${false}
    ${null}  | ${''}      | ${HMO} | ${false}
    ${12}    | ${'26081'} | ${HMO} | ${false}
  `('area $RateArea, county $CountyFips: $expected', ({ RateArea, CountyFips, plan, expected }) => {
    const facts = buildMemberFacts({ MedicalPlans: [plan] });
    const member = buildEnrollmentMember({ RateArea, HomeAddress: buildAddress({ CountyFips }) });
    expect(plans.isOutOfArea(enrolledMembers([member], facts)[0]!, facts)).toBe(expected);
  });
});

it('a member without problems is complete', () => {
  expect([memberState([]), memberState([{ Field: 'SSN', Message: 'SSN is required.' }])]).toEqual([
    'Complete',
    'Incomplete',
  ]);
});
