import { centsFromDollars } from '#shared/formats/currency';
import type { HouseholdFacts } from '#shared/individuals/household-members';
import { applicantRelationship, eventOfSepReason } from '#shared/marketplace/eligibility-problem';
import type { Applicant } from '#shared/marketplace/marketplace.record';
import type { EligibilityAnswer } from '#shared/marketplace/marketplace-payload';
import type { CensusMember } from '../group-census/census-member.table.ts';
import type { NewMember } from '../group-census/census-columns.ts';
import { newMember } from '../households/household-columns.ts';
import type { MarketplaceQuote } from '../households/marketplace-quote.table.ts';

/** Nobody is asked twice for what the marketplace knows; dental and vision are not part of its decision. Tobacco counts where it is asked. */
export const toMember = (applicant: Applicant, facts: HouseholdFacts): NewMember =>
  newMember(
    {
      Id: 0,
      RelationshipToSubscriber: applicantRelationship(applicant.Relationship)!,
      FirstName: applicant.FirstName,
      LastName: applicant.LastName,
      DateOfBirth: applicant.DateOfBirth,
      Gender: applicant.Gender,
      MedicalStatus: applicant.IsEligible ? 'Enroll' : 'Waive',
      DentalStatus: 'Waive',
      VisionStatus: 'Waive',
      Tobacco: applicant.TobaccoUse,
      Disabled: false,
    },
    facts,
  );

export const grantOf = ({ AptcAmount, CsrLevel }: EligibilityAnswer) => ({
  grantedAptcCents: centsFromDollars(AptcAmount),
  grantedCsrLevel: CsrLevel,
});

export function periodOf({ EnrollmentPeriod: { Kind, ReasonCode, EventDate } }: EligibilityAnswer) {
  const isSpecial = Kind === 'Special';
  return {
    planType: 'Permanent',
    enrollmentType: isSpecial ? 'Special' : 'Open',
    qualifyingEvent: isSpecial ? eventOfSepReason(ReasonCode ?? '') : null,
    eventDate: isSpecial ? EventDate : null,
    eventAnswer: null,
    coverageMonths: null,
  } as const;
}

export const decisionOf = (
  eligibility: EligibilityAnswer,
  fetchedAt: Date,
): Omit<MarketplaceQuote, 'quote' | 'quoteId' | 'policyId'> => ({
  visitReference: eligibility.Reference,
  consumerId: eligibility.ConsumerId,
  applicationId: eligibility.ApplicationId,
  effectiveDates: eligibility.EnrollmentPeriod.EffectiveDates,
  verificationPending: eligibility.SpecialEnrollmentVerificationPendingIndicator,
  verificationDueDate: eligibility.SpecialEnrollmentVerificationDueDate,
  dataMatching: eligibility.DataMatchingIssues,
  fetchedAt,
});

/** Whether the people are the same: another household is another quote. */
export function isSameHousehold(
  members: readonly CensusMember[],
  applicantIds: ReadonlyMap<number, string>,
  applicants: readonly Applicant[],
): boolean {
  const stored = members.map(({ id, firstName, lastName, dateOfBirth, relationship, medicalStatus }) =>
    [applicantIds.get(id), firstName, lastName, dateOfBirth, relationship, medicalStatus].join('|'),
  );
  const decided = applicants.map(({ ApplicantId, FirstName, LastName, DateOfBirth, Relationship, IsEligible }) =>
    [
      ...[ApplicantId, FirstName, LastName, DateOfBirth, applicantRelationship(Relationship)],
      IsEligible ? 'Enroll' : 'Waive',
    ].join('|'),
  );
  return stored.length === decided.length && decided.every((person) => stored.includes(person));
}
