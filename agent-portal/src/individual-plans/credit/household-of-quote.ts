import { yearOf } from '#shared/dates/iso-date';
import type { OtherCoverage } from '#shared/eligibility/tax-person.record';
import type {
  IndividualEnrollmentResponse,
  IndividualMemberResponse,
} from '#shared/individuals/individual-quote.record';
import type { HouseholdForm, PersonCoverage } from '../../components/tax-credit/household-form.ts';

/** What the calculator begins with, beside the plans of a quote. */
export const householdOfQuote = ({ Quote, Members }: IndividualEnrollmentResponse): HouseholdForm => ({
  EffectiveDate: Quote.EffectiveDate,
  CoverageYear: yearOf(Quote.EffectiveDate),
  PostalCode: Quote.Individual.Address.FullPostalCode,
  CountyFips: Quote.Individual.Address.CountyFips,
  AnnualIncome: Quote.Household?.AnnualIncome ?? null,
  HouseholdSize: Quote.Household?.Size ?? Members.length,
  People: Members.map((member) => ({
    Relationship: member.RelationshipToSubscriber,
    DateOfBirth: member.DateOfBirth,
    Coverage: coverageOf(member),
  })),
});

const OTHER: Readonly<Record<Exclude<OtherCoverage, 'None'>, PersonCoverage>> = {
  Medicare: 'medicare',
  Employer: 'employer',
  Medicaid: 'chip',
};

/** The calculator has one answer for each person: the one that decides most. */
function coverageOf(member: IndividualMemberResponse): PersonCoverage {
  const { MedicalStatus, OtherCoverage, LivesElsewhere, MedicaidDeniedOn, IsPregnant } = member;
  if (MedicalStatus !== 'Enroll') {
    return 'none';
  }
  if (OtherCoverage !== 'None') {
    return OTHER[OtherCoverage];
  }
  return LivesElsewhere ? 'elsewhere' : MedicaidDeniedOn !== null ? 'denied' : IsPregnant ? 'pregnant' : 'seeks';
}
