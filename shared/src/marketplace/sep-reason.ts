import type { QualifyingEvent } from '#shared/eligibility/qualifying-events';

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
