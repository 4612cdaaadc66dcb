/**
 * Names that make the sandbox of the carrier system fail, so that every kind of failure can be tested: a word in the name of a group, or
 * the last name of a member or an applicant, case-insensitive.
 */
export const NAMED_FAILURES = {
  /** Answers every call with 503. */
  down: 'carrierdown',
  /** A business rejection. */
  rejected: 'rejected',
  /** The carrier reports that it already has this group, member or applicant. */
  duplicate: 'duplicate',
  /** Installs, but answers too late; a repeat is answered immediately. */
  timeout: 'timeout',
} as const;
export type NamedSubject = 'group' | 'member' | 'application' | 'pcpChange';
export type NamedFailure = keyof typeof NAMED_FAILURES;

export const NAMED_REFUSALS: Partial<Record<NamedFailure, { Code: string } & Record<NamedSubject, string>>> = {
  rejected: {
    Code: 'NOT_ELIGIBLE',
    group: 'The carrier does not accept this group: its eligibility was not confirmed.',
    member: 'The carrier does not accept this member: eligibility was not confirmed.',
    application: 'The carrier does not accept this application: eligibility was not confirmed.',
    pcpChange: 'The carrier does not accept this change: the provider takes no members of this plan.',
  },
  duplicate: {
    Code: 'ALREADY_EXISTS',
    group: 'A group with this name exists already.',
    member: 'This member exists already.',
    application: 'This applicant has a contract already.',
    pcpChange: 'This member has this provider already.',
  },
};

/** The failure triggered by a name, or null. */
export function failureNamed(name: string): NamedFailure | null {
  const words = name.toLowerCase().split(/[^a-z]+/);
  const found = Object.entries(NAMED_FAILURES).find(([, word]) => words.includes(word));
  return found ? (found[0] as NamedFailure) : null;
}
