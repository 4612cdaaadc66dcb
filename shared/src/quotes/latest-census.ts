import type { QuoteStatus } from '#shared/quotes/quote-status';

/** The statuses in which the quote can still be proposed or enrolled, so that its census matters. */
const CONCERNED: readonly QuoteStatus[] = [
  'EditingCensus',
  'Quoting',
  'CreatedProposal',
  'Enrolling',
  'SignatureRequired',
  'FailedEnrollment',
];

export interface CensusState {
  id: number;
  status: QuoteStatus;
  /** null = nobody has been on the census yet. */
  censusChangedAt: Date | null;
}

/**
 * The group's other quote whose census changed last, if later than this quote's; null when this quote has the group's latest
 * census, has none yet, or has been submitted. A copy keeps its original's time: copying does not make it newer.
 *
 * @param others the group's other quotes that are not deleted
 * Source: spec 002 section 2, "Plan selection": the latest-census warning.
 */
export function laterCensus<Other extends CensusState>(quote: CensusState, others: readonly Other[]): Other | null {
  const own = quote.censusChangedAt;
  if (own === null || !CONCERNED.includes(quote.status)) {
    return null;
  }
  const later = others.filter(({ id, censusChangedAt }) => id !== quote.id && isAfter(censusChangedAt, own));
  return later.sort((one, other) => timeOf(other) - timeOf(one) || other.id - one.id)[0] ?? null;
}

/** Ours: the specification names the warning but not its wording. */
export const latestCensusWarning = (name: string): string =>
  `This quote does not have the group’s latest census. The census of “${name}” was changed later.`;

const isAfter = (one: Date | null, other: Date): boolean => one !== null && one.getTime() > other.getTime();
const timeOf = ({ censusChangedAt }: CensusState): number => censusChangedAt?.getTime() ?? 0;
