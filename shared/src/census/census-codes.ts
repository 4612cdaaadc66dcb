/** Spec 002 section 3, "Census member". The stored spelling is the wire spelling. */
export const RELATIONSHIPS = ['Self', 'Spouse', 'DomesticPartner', 'Child'] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

/**
 * Normalizes "Domestic Partner", "domestic-partner" and so on to the stored and answered spelling; returns anything else unchanged.
 * Source: spec 002 section 7, "domestic partner naming converted".
 */
export const relationshipAsWritten = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*domestic[\s_-]*partner\s*$/i.test(value) ? 'DomesticPartner' : value;

export const COVERAGE_STATUSES = ['Enroll', 'Waive'] as const;
export type CoverageStatus = (typeof COVERAGE_STATUSES)[number];

export const GENDERS = ['M', 'F'] as const;
export type Gender = (typeof GENDERS)[number];

/** Display labels: "Self" is the employee. */
export const RELATIONSHIP_LABELS: Record<Relationship, string> = {
  Self: 'Employee',
  Spouse: 'Spouse',
  DomesticPartner: 'Domestic partner',
  Child: 'Child',
};
/** The same in a household: "Self" is the applicant. */
export const HOUSEHOLD_LABELS: Record<Relationship, string> = { ...RELATIONSHIP_LABELS, Self: 'Applicant' };
