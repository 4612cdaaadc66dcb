/**
 * Names that make the sandbox of the carrier system fail, so that every kind of failure can be tried. As the name of a group (a
 * word in it) or the last name of a member; upper and lower case alike.
 */
export const NAMED_FAILURES = {
  /** 503 to every call. */
  down: 'carrierdown',
  /** A refusal of the business. */
  rejected: 'rejected',
  /** The carrier says that it has this group or member already. */
  duplicate: 'duplicate',
  /** Is installed, but the answer comes too late; a repeat is answered at once. */
  timeout: 'timeout',
} as const;
export type NamedFailure = keyof typeof NAMED_FAILURES;

export const NAMED_REFUSALS: Partial<Record<NamedFailure, { Code: string; group: string; member: string }>> = {
  rejected: {
    Code: 'NOT_ELIGIBLE',
    group: 'The carrier does not accept this group: its eligibility was not confirmed.',
    member: 'The carrier does not accept this member: eligibility was not confirmed.',
  },
  duplicate: {
    Code: 'ALREADY_EXISTS',
    group: 'A group with this name exists already.',
    member: 'This member exists already.',
  },
};

/** The failure that a name asks for, or null. */
export function failureNamed(name: string): NamedFailure | null {
  const words = name.toLowerCase().split(/[^a-z]+/);
  const found = Object.entries(NAMED_FAILURES).find(([, word]) => words.includes(word));
  return found ? (found[0] as NamedFailure) : null;
}
