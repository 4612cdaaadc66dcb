import {
  applicationProblems,
  DOMESTIC_PARTNER_LEVEL,
  FORM_INVALID,
  mayBypassDocuments,
  mayBypassMembers,
} from '#shared/enrollment/application/application-problems';
import { blankAnswers, blankSubgroup } from '#shared/enrollment/application/blank-answers';
import { answeredSubgroup, coupledAnswers } from '#shared/enrollment/application/coupled-answers';
import {
  buildAnswers,
  buildApplicationFacts,
  buildSegment,
  buildSubgroup,
} from '#support/shared/application-answers.ts';

const fields = (given: object, facts: object = {}) =>
  applicationProblems(buildAnswers(given), buildApplicationFacts(facts)).map(({ Field }) => Field);

describe('applicationProblems', () => {
  it('finds nothing wrong with a complete application', () => {
    expect(fields({})).toEqual([]);
  });

  it('asks every question of a blank one, in the order of the form', () => {
    const all = applicationProblems(blankAnswers(), buildApplicationFacts()).map(({ Field }) => Field);
    expect(all.filter((field) => !field.startsWith('PrimaryGroup.'))).toEqual([
      'CompanyType',
      'IsPeoOrLeasingCompany',
      'NumberOfEmployees',
      'NumberOfEligbleEmployees',
      'NumberWaiving',
      'NumberOfFullTimeEmployees',
      'TwentyOrMoreEmployees',
      'HundredOrMoreEmployees',
      'CommonTaxControl.Eligible',
      'DomesticPartner',
      'EarlyRetireeCoverage',
      'CobraRequired',
      'MultipleEmployeeSegments.CoverageOffered',
      'EmployeeSegments.0.FullTimeHours',
      'EmployeeSegments.0.NewHireRule',
      'EmployeeSegments.0.TerminationRule',
      'EmployeeSegments.0.LayoffRule',
      'EmployeeSegments.0.DisabilityRule',
      'EmployeeSegments.0.DependentEligibility',
      'PreviousCoverageFlag',
      'IsEnrolledInFSA',
      'ElectAutoPayment',
    ]);
  });

  it.each`
    level         | hasDomesticPartner | expected
    ${'None'}     | ${true}            | ${['DomesticPartner']}
    ${'Limited'}  | ${true}            | ${[]}
    ${'Enhanced'} | ${true}            | ${[]}
    ${'None'}     | ${false}           | ${[]}
    ${null}       | ${false}           | ${['DomesticPartner']}
  `('domestic partner level $level, one on the census: $hasDomesticPartner', (row) => {
    expect(fields({ DomesticPartner: row.level }, { hasDomesticPartner: row.hasDomesticPartner })).toEqual(
      row.expected,
    );
  });

  it('says that the census has a domestic partner', () => {
    const [problem] = applicationProblems(buildAnswers(), buildApplicationFacts({ hasDomesticPartner: true }));
    expect(problem?.Message).toBe(DOMESTIC_PARTNER_LEVEL);
  });

  it.each`
    plans                           | expected
    ${{ hasHraPlan: true }}         | ${['PHAdministersHRA']}
    ${{ hasDeltaDentalPlan: true }} | ${['IsDeltaDentalIncudedOnInvoice']}
    ${{}}                           | ${[]}
  `('asks about the services of the chosen plans: $plans', ({ plans, expected }) => {
    expect(fields({}, plans)).toEqual(expected);
  });

  it('counts incomplete subgroups, and leaves out those that have ended', () => {
    const ended = { ...blankSubgroup(2), GroupStatus: 'Termed' };
    const given = {
      CommonTaxControl: { Eligible: true, NumGroups: 2 },
      SubGroups: [buildSubgroup(1, { GroupName: '' }), ended],
    };
    expect(fields(given)).toEqual(['SubGroups.0.GroupName']);
  });

  it('has the heading of the specification', () => {
    expect(FORM_INVALID).toBe('The form is either invalid or incomplete. Please fix the following errors:');
  });
});

describe('answeredSubgroup', () => {
  it.each`
    field                        | status
    ${'SubGroups.1.Admin.Phone'} | ${'incomplete'}
    ${'SubGroups.10.TaxId'}      | ${'complete'}
    ${'PrimaryGroup.TaxId'}      | ${'complete'}
  `('with a problem at $field: $status', ({ field, status }) => {
    const problems = [{ Field: field, Message: 'wrong' }];
    expect(answeredSubgroup(buildSubgroup(2), 'SubGroups.1', problems).formStatus).toBe(status);
  });
});

describe('coupledAnswers', () => {
  const facts = buildApplicationFacts();

  it('leaves a valid application as it is, and twice is once', () => {
    expect(coupledAnswers(buildAnswers(), facts)).toEqual(buildAnswers());
    const odd = buildAnswers({ CommonTaxControl: { Eligible: null, NumGroups: 3 }, EmployeeSegments: [] });
    const once = coupledAnswers(odd, facts);
    expect(coupledAnswers(once, facts)).toEqual(once);
  });

  it.each`
    what                              | given                                                      | hasHraPlan | field                       | value
    ${'the HRA answer with a plan'}   | ${{ PHAdministersHRA: true }}                              | ${true}    | ${'PHAdministersHRA'}       | ${true}
    ${'no HRA answer without a plan'} | ${{ PHAdministersHRA: true }}                              | ${false}   | ${'PHAdministersHRA'}       | ${null}
    ${'the bypass of a large group'}  | ${{ BypassMemberEnrollment: true, NumberOfEmployees: 26 }} | ${false}   | ${'BypassMemberEnrollment'} | ${true}
    ${'no bypass of a small group'}   | ${{ BypassMemberEnrollment: true, NumberOfEmployees: 25 }} | ${false}   | ${'BypassMemberEnrollment'} | ${false}
  `('keeps $what', ({ given, hasHraPlan, field, value }) => {
    const coupled = coupledAnswers(buildAnswers(given), { ...facts, hasHraPlan });
    expect(coupled[field as 'PHAdministersHRA']).toBe(value);
  });

  it('copies the group admin in the primary group and the subgroups', () => {
    const Admin = { FirstName: 'Ada', LastName: 'Lovelace', Phone: '6165550100', Email: 'ada@example.com' };
    const given = {
      PrimaryGroup: buildSubgroup(0, { Admin }),
      CommonTaxControl: { Eligible: true, NumGroups: 1 },
      SubGroups: [buildSubgroup(1, { Admin, UseAdminForCEO: false })],
      EmployeeSegments: [buildSegment(0)],
    };
    const { PrimaryGroup, SubGroups } = coupledAnswers(buildAnswers(given), facts);
    expect([PrimaryGroup.Ceo, SubGroups[0]?.Billing]).toEqual([Admin, Admin]);
    expect(SubGroups[0]?.Ceo).toEqual(buildSubgroup(1).Ceo);
  });
});

const AGENT = ['agent', 'smallgroup'] as const;

describe('leaving the members to staff', () => {
  it.each`
    permissions                      | quoteType                  | employees | allowed
    ${AGENT}                         | ${'SmallGroupNewBusiness'} | ${26}     | ${true}
    ${AGENT}                         | ${'SmallGroupNewBusiness'} | ${25}     | ${false}
    ${AGENT}                         | ${'SmallGroupNewBusiness'} | ${null}   | ${false}
    ${AGENT}                         | ${'SmallGroupRenewal'}     | ${26}     | ${false}
    ${['agentadmin', 'smallgroup']}  | ${'SmallGroupNewBusiness'} | ${26}     | ${true}
    ${['internalsales', 'internal']} | ${'SmallGroupNewBusiness'} | ${26}     | ${false}
  `('$permissions, $quoteType, $employees employees: $allowed', ({ permissions, quoteType, employees, allowed }) => {
    const facts = buildApplicationFacts({ quoteType });
    expect(mayBypassMembers({ NumberOfEmployees: employees }, facts, permissions)).toBe(allowed);
  });
});

describe('submitting without documents', () => {
  it.each`
    permissions                           | quoteType                  | allowed
    ${['internalsales', 'internal']}      | ${'SmallGroupNewBusiness'} | ${true}
    ${['internaloperations', 'internal']} | ${'SmallGroupNewBusiness'} | ${true}
    ${['superuser', 'internal']}          | ${'SmallGroupNewBusiness'} | ${false}
    ${AGENT}                              | ${'SmallGroupNewBusiness'} | ${false}
    ${['internalsales', 'internal']}      | ${'SmallGroupRenewal'}     | ${false}
  `('$permissions, $quoteType: $allowed', ({ permissions, quoteType, allowed }) => {
    expect(mayBypassDocuments({ quoteType }, permissions)).toBe(allowed);
  });
});
