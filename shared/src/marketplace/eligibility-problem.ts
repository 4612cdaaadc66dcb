import type { Eligibility } from '#shared/marketplace/marketplace.record';
import type { Relationship } from '#shared/census/census-codes';
import type { QualifyingEvent } from '#shared/eligibility/qualifying-events';

/** Spec 002 section 5, "FFM applicants". */
const MAPPED: ReadonlyMap<string, Relationship> = new Map([
  ['self', 'Self'],
  ['spouse', 'Spouse'],
  ['child', 'Child'],
  ['adopted_child', 'Child'],
  ['foster_child', 'Child'],
  ['ward', 'Child'],
  ['stepson_or_stepdaughter', 'Child'],
]);

/** Individuals, decision 33. */
export const unsupportedRelationship = (type: string): string =>
  `The relationship type ${type} is not supported. Only self, spouse and child can be quoted.`;

/** The relationship of an applicant of the marketplace; null if it cannot be quoted. */
export const applicantRelationship = (type: string): Relationship | null => MAPPED.get(type) ?? null;

/** Spec 000 section 8, "SEP reason code mapping". */
export const SEP_REASON_UNKNOWN = 'SEP Reason Code did not match.';

const EVENTS: ReadonlyMap<string, QualifyingEvent> = new Map([
  ['02', 'Birth'],
  ['05', 'Adoption'],
  ['07', 'LossOfMinEssentialCoverage'],
  ['32', 'Marriage'],
  ['43', 'PermanentRelocation'],
  ['AB', 'AdministrativeError'],
  ['ER', 'AdministrativeError'],
  ['EX', 'ExceptionalCircumstances'],
  ['FC', 'FinancialChange'],
  ['NE', 'NewlyEligible'],
]);

/** The qualifying event that the marketplace means by a code; null for an unknown one. */
export const eventOfSepReason = (reasonCode: string): QualifyingEvent | null => EVENTS.get(reasonCode) ?? null;

/** Spec 002 section 8, "FFM". */
export const FETCH_FAILED = 'There was an error while trying to fetch data from the government services.';
export const NO_ENROLLMENT_PERIOD =
  'Your client does not qualify for a special enrollment period and is not eligible to enroll outside of annual open enrollment';
export const NO_APPLICANTS = 'No applicants were returned in the request for an eligibility application.';
export const START_FAILED = 'An error occured attempting to start your FFM Quote.';
export const REDIRECT_FAILED = 'Redirect failed.';
/** Ours: the documents give what happens without the words. */
export const NO_APPLICATION = 'No application was selected at the marketplace.';
export const NOBODY_ELIGIBLE = 'Nobody on this application is eligible for a plan of the marketplace.';

export interface EligibilityProblem {
  message: string;
  /** There is nothing left to do here: the screen goes to the dashboard. */
  leadsToDashboard: boolean;
}

type Judged = Pick<Eligibility, 'ApplicationSelected' | 'EnrollmentPeriod'> & {
  Applicants: readonly Pick<Eligibility['Applicants'][number], 'Relationship' | 'IsEligible'>[];
};

/**
 * Why no quote can be started with what the marketplace decided; null when one can. The screen and the server use the same function.
 * Source: spec 002 sections 5 ("FFM applicants") and 8; spec 000 section 8; individuals, row 50.
 */
export function eligibilityProblem({
  ApplicationSelected,
  Applicants,
  EnrollmentPeriod,
}: Judged): EligibilityProblem | null {
  if (!ApplicationSelected) {
    return { message: NO_APPLICATION, leadsToDashboard: true };
  }
  if (EnrollmentPeriod.Kind === 'None') {
    return { message: NO_ENROLLMENT_PERIOD, leadsToDashboard: true };
  }
  const message = applicantsProblem(Applicants) ?? periodProblem(EnrollmentPeriod);
  return message === null ? null : { message, leadsToDashboard: false };
}

function applicantsProblem(applicants: Judged['Applicants']): string | null {
  if (applicants.length === 0) {
    return NO_APPLICANTS;
  }
  const unsupported = applicants.find(({ Relationship }) => applicantRelationship(Relationship) === null);
  if (unsupported) {
    return unsupportedRelationship(unsupported.Relationship);
  }
  const countOf = (wanted: string): number =>
    applicants.filter(({ Relationship }) => applicantRelationship(Relationship) === wanted).length;
  if (countOf('Self') !== 1 || countOf('Spouse') > 1) {
    return START_FAILED;
  }
  return applicants.some(({ IsEligible }) => IsEligible) ? null : NOBODY_ELIGIBLE;
}

function periodProblem({ Kind, ReasonCode, EffectiveDates }: Eligibility['EnrollmentPeriod']): string | null {
  if (Kind === 'Special' && eventOfSepReason(ReasonCode ?? '') === null) {
    return SEP_REASON_UNKNOWN;
  }
  return EffectiveDates.length === 0 ? START_FAILED : null;
}
