import { isoDate } from '#shared/dates/iso-date';
import {
  buildAddress,
  buildEnrollingChild,
  buildEnrollingMember,
  buildPanelFacts,
} from '#support/shared/enrollment-members.ts';
import type { EnrollingMember } from '#shared/individual-enrollment/individual-enrollment.record';
import { memberInfoProblems, type MemberInfoFacts } from '#shared/individual-enrollment/member-info';

const OHIO = buildAddress({
  City: 'Toledo',
  StateCode: 'OH',
  FullPostalCode: '43604',
  County: 'Lucas',
  CountyFips: '39095',
});
const WAIVES = { MedicalStatus: 'Waive', DentalStatus: 'Waive', VisionStatus: 'Waive' } as const;
const HMO = { network: 'HMO' } as const;
const FFM = { isFfm: true } as const;
const SHORT_TERM = { planType: 'ShortTerm' } as const;
const OUTSIDE = 'This address is outside Michigan. Plans cannot be rated there.';
const PCP = 'Choose a primary care provider, or have one assigned automatically.';

const found = (member: EnrollingMember, facts: Partial<MemberInfoFacts>) =>
  memberInfoProblems(member, buildPanelFacts(facts)).map(({ Field, Message }) => `${Field}: ${Message}`);
const applicant = (given: Partial<EnrollingMember>, facts: Partial<MemberInfoFacts> = {}) =>
  found(buildEnrollingMember(given), facts);
const child = (given: Partial<EnrollingMember>, facts: Partial<MemberInfoFacts> = {}) =>
  found(buildEnrollingChild(given), facts);
const home = (given: Parameters<typeof buildAddress>[0]) => ({ HomeAddress: buildAddress(given) });

describe('what an applicant is missing', () => {
  it.each<[string, Partial<EnrollingMember>, Partial<MemberInfoFacts>, string[]]>([
    ['nothing', {}, {}, []],
    ['first name', { FirstName: ' ' }, {}, ['FirstName: First name is required.']],
    ['last name', { LastName: '' }, {}, ['LastName: Last name is required.']],
    ['gender', { Gender: null }, {}, ['Gender: Gender is required.']],
    ['SSN', { SSN: null }, {}, ['SSN: SSN is required.']],
    ['an SSN that can be read', { SSN: '***-**-****' }, {}, ['SSN: SSN is required.']],
    ['a whole SSN', { SSN: '12345' }, {}, ['SSN: SSN must be nine digits.']],
    ['SSN, on paper that staff enter', { SSN: null, SavedByStaff: true }, {}, []],
    ['SSN, at the marketplace', { SSN: null }, FFM, []],
    ['last tobacco use', { Tobacco: true }, {}, ['LastTobaccoUse: Enter the date of last tobacco use.']],
    ['tobacco', { Tobacco: null }, {}, ['Tobacco: Tobacco use is required. Choose “Change plans” to answer it.']],
    ['tobacco, for a short-term plan', { Tobacco: null }, SHORT_TERM, []],
    ['tobacco, when they waive', { ...WAIVES, Tobacco: null }, {}, []],
    ['last tobacco use, for a short-term plan', { Tobacco: true }, SHORT_TERM, []],
    ['race', { Race: null }, {}, ['Race: Race is required.']],
    ['race, which they decline to tell', { Race: 'DECL', Ethnicity: 'DECL' }, {}, []],
    ['ethnicity', { Ethnicity: null }, {}, ['Ethnicity: Ethnicity is required.']],
    ['race and ethnicity, for a short-term plan', { Race: null, Ethnicity: null }, SHORT_TERM, []],
    ['race and ethnicity, at the marketplace', { Race: null, Ethnicity: null }, FFM, []],
    ['a provider, in a PPO', {}, {}, []],
    ['a provider, in an HMO', {}, HMO, [`PrimaryCareProviderId: ${PCP}`]],
    ['a provider, in a POS plan', {}, { network: 'POS' }, [`PrimaryCareProviderId: ${PCP}`]],
    ['a provider, when one is assigned', { PrimaryCareProviderAutoAssign: true }, HMO, []],
    ['a provider, at the marketplace', {}, { ...HMO, ...FFM }, []],
    ['a provider, without medical', { ...WAIVES, DentalStatus: 'Enroll' }, HMO, []],
    [
      'a provider who fits',
      { PrimaryCareProviderId: '1093765432', PrimaryCareProviderProblem: 'Not in the network.' },
      HMO,
      ['PrimaryCareProviderId: Not in the network.'],
    ],
    ['home phone', { HomeNumber: null }, {}, ['HomeNumber: Home phone is required.']],
    ['email', { EmailAddress: null }, {}, ['EmailAddress: Email is required.']],
    ['street', home({ AddressLine1: '' }), {}, ['HomeAddress.AddressLine1: Home street address is required.']],
    ['city', home({ City: '' }), {}, ['HomeAddress.City: Home city is required.']],
    ['state', home({ StateCode: '' }), {}, ['HomeAddress.StateCode: Home state is required.']],
    [
      'ZIP',
      { ...home({ FullPostalCode: '' }), RateArea: null },
      {},
      ['HomeAddress.FullPostalCode: Home ZIP code is required.'],
    ],
    ['county', home({ County: '', CountyFips: '' }), {}, ['HomeAddress.County: Home county is required.']],
    ['a home in Michigan', { HomeAddress: OHIO, RateArea: null }, {}, [`HomeAddress.FullPostalCode: ${OUTSIDE}`]],
    [
      'a home where the plans are priced',
      { ...home({ City: 'Detroit', FullPostalCode: '48207', County: 'Wayne', CountyFips: '26163' }), RateArea: 1 },
      {},
      [
        'HomeAddress.FullPostalCode: The plans are priced for Kent County. Correct the home address, or choose “Change plans” and change the ZIP code there.',
      ],
    ],
    [
      'the street for mail',
      { MailingAddressSameAsHome: false, MailingAddress: { ...OHIO, AddressLine1: '' } },
      {},
      ['MailingAddress.AddressLine1: Mailing street address is required.'],
    ],
    ['an address for mail, which may be in Ohio', { MailingAddressSameAsHome: false, MailingAddress: OHIO }, {}, []],
    ['nothing but the ways to reach them, when they waive', { ...WAIVES, SSN: null, Race: null, Gender: null }, {}, []],
    ['email, when they waive', { ...WAIVES, EmailAddress: '' }, {}, ['EmailAddress: Email is required.']],
  ])('%s', (_what, given, facts, expected) => {
    expect(applicant(given, facts)).toEqual(expected);
  });
});

describe('what a child is missing', () => {
  it.each<[string, Partial<EnrollingMember>, string[]]>([
    ['nothing', {}, []],
    ['SSN', { SSN: null }, ['SSN: SSN is required.']],
    ['SSN, in the first year', { SSN: null, Age: 0, DateOfBirth: isoDate('2026-06-01') }, []],
    ['everything, when they waive', { ...WAIVES, FirstName: '', SSN: null, SameAsPrimary: false }, []],
    [
      'an own street',
      { SameAsPrimary: false, ...home({ AddressLine1: '' }), RateArea: 1 },
      ['HomeAddress.AddressLine1: Home street address is required.'],
    ],
    [
      'an own home in Michigan',
      { SameAsPrimary: false, HomeAddress: OHIO },
      [`HomeAddress.FullPostalCode: ${OUTSIDE}`],
    ],
    ['a home in the same county', { SameAsPrimary: false, ...home({ CountyFips: '26163' }), RateArea: 1 }, []],
  ])('%s', (_what, given, expected) => {
    expect(child(given)).toEqual(expected);
  });
});
