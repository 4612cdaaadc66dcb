import { isoDate } from '#shared/dates/iso-date';
import {
  applicantRelationship,
  eligibilityProblem,
  eventOfSepReason,
  SEP_REASON_UNKNOWN,
  unsupportedRelationship,
} from '#shared/marketplace/eligibility-problem';
import type { Eligibility } from '#shared/marketplace/marketplace.record';

const applicantsOf = (...relationships: string[]) =>
  relationships.map((Relationship) => ({ Relationship, IsEligible: true }));
const periodOf = (given: Partial<Eligibility['EnrollmentPeriod']>): Eligibility['EnrollmentPeriod'] => ({
  Kind: 'Open',
  ReasonCode: null,
  EventDate: null,
  EffectiveDates: [isoDate('2027-01-01')],
  ...given,
});
const eligible = {
  ApplicationSelected: true,
  Applicants: applicantsOf('self', 'spouse', 'ward'),
  EnrollmentPeriod: periodOf({}),
};
const NO_PERIOD =
  'Your client does not qualify for a special enrollment period and is not eligible to enroll outside of annual open enrollment';
const NONE = 'No applicants were returned in the request for an eligibility application.';
const PARENT = 'The relationship type parent is not supported. Only self, spouse and child can be quoted.';
const NOT_STARTED = 'An error occured attempting to start your FFM Quote.';
const NO_REASON = 'SEP Reason Code did not match.';

describe('eligibilityProblem', () => {
  it.each<[string, object, string | null, boolean]>([
    ['nothing, of an open enrollment', {}, null, false],
    ['nothing, of a special one', { EnrollmentPeriod: periodOf({ Kind: 'Special', ReasonCode: '02' }) }, null, false],
    ['no application', { ApplicationSelected: false }, 'No application was selected at the marketplace.', true],
    ['no enrollment period', { EnrollmentPeriod: periodOf({ Kind: 'None', EffectiveDates: [] }) }, NO_PERIOD, true],
    ['no applicants', { Applicants: [] }, NONE, false],
    ['a parent', { Applicants: applicantsOf('self', 'parent') }, PARENT, false],
    ['no subscriber', { Applicants: applicantsOf('spouse') }, NOT_STARTED, false],
    ['two subscribers', { Applicants: applicantsOf('self', 'self') }, NOT_STARTED, false],
    ['two spouses', { Applicants: applicantsOf('self', 'spouse', 'spouse') }, NOT_STARTED, false],
    [
      'nobody eligible',
      { Applicants: [{ Relationship: 'self', IsEligible: false }] },
      'Nobody on this application is eligible for a plan of the marketplace.',
      false,
    ],
    ['an unknown reason', { EnrollmentPeriod: periodOf({ Kind: 'Special', ReasonCode: 'ZZ' }) }, NO_REASON, false],
    ['a special enrollment without a reason', { EnrollmentPeriod: periodOf({ Kind: 'Special' }) }, NO_REASON, false],
    ['no day to begin', { EnrollmentPeriod: periodOf({ EffectiveDates: [] }) }, NOT_STARTED, false],
  ])('finds %s', (_what, given, message, leadsToDashboard) => {
    expect(eligibilityProblem({ ...eligible, ...given })).toEqual(message && { message, leadsToDashboard });
  });
});

describe('applicantRelationship', () => {
  it.each`
    type                         | relationship
    ${'self'}                    | ${'Self'}
    ${'spouse'}                  | ${'Spouse'}
    ${'child'}                   | ${'Child'}
    ${'adopted_child'}           | ${'Child'}
    ${'foster_child'}            | ${'Child'}
    ${'ward'}                    | ${'Child'}
    ${'stepson_or_stepdaughter'} | ${'Child'}
    ${'parent'}                  | ${null}
    ${'domestic_partner'}        | ${null}
    ${'Self'}                    | ${null}
    ${''}                        | ${null}
    ${'constructor'}             | ${null}
  `('$type is $relationship', ({ type, relationship }) => {
    expect(applicantRelationship(type)).toBe(relationship);
  });

  it('words a refusal with the type', () => {
    expect(unsupportedRelationship('parent')).toBe(
      'The relationship type parent is not supported. Only self, spouse and child can be quoted.',
    );
  });
});

describe('eventOfSepReason', () => {
  it.each`
    code             | event
    ${'02'}          | ${'Birth'}
    ${'05'}          | ${'Adoption'}
    ${'07'}          | ${'LossOfMinEssentialCoverage'}
    ${'32'}          | ${'Marriage'}
    ${'43'}          | ${'PermanentRelocation'}
    ${'AB'}          | ${'AdministrativeError'}
    ${'ER'}          | ${'AdministrativeError'}
    ${'EX'}          | ${'ExceptionalCircumstances'}
    ${'FC'}          | ${'FinancialChange'}
    ${'NE'}          | ${'NewlyEligible'}
    ${'2'}           | ${null}
    ${'ZZ'}          | ${null}
    ${'ab'}          | ${null}
    ${'constructor'} | ${null}
  `('$code is $event', ({ code, event }) => {
    expect(eventOfSepReason(code)).toBe(event);
  });

  it('has words for the others', () => {
    expect(SEP_REASON_UNKNOWN).toBe('SEP Reason Code did not match.');
  });
});
