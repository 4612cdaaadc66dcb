import type { ConsentKind, ConsentWay } from '#shared/consents/consent-codes';
import { addYears, detroitDay, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';

/** 45 CFR 155.220(j)(2)(ii)(A)(2) and (iii)(C). */
const KEPT_YEARS = 10;
/**
 * The regulation asks for a duration and sets none. A year covers open enrollment, special enrollments of the plan year and the next renewal;
 * a consent that lasts longer is one that the client has forgotten.
 */
const LONGEST_YEARS = 1;
/** Records per quote: a few are normal, hundreds are a mistake. */
export const MOST_CONSENTS = 50;

export const TOO_MANY_CONSENTS = `This quote already has ${MOST_CONSENTS} records.`;
export const GIVEN_IN_FUTURE = 'The time cannot be in the future. If it was a moment ago, choose “Just now”.';
export const GIVEN_TOO_LONG_AGO = 'A consent lasts at most one year. Ask the client for a new one.';
export const UNTIL_NEEDED = 'Enter the last day of the consent.';
export const UNTIL_PASSED = 'This day has passed. Choose today or a later day.';
export const untilTooLate = (last: IsoDate): string =>
  `A consent lasts at most one year: choose ${formatDay(last)} or an earlier day.`;
export const REVIEW_HAS_NO_END = 'A review has no last day: it counts until what was reviewed changes.';
export const RECORDING_NEEDED = 'Enter where the recording can be found: its number, or the file and the system.';
export const ONLY_CALLS_ARE_RECORDED = 'Only a call has a recording.';
export const REPRESENTATIVE_INCOMPLETE = 'Enter the name of the representative and who they are to the client.';
export const REVIEW_NEEDS_QUOTE = 'A review is recorded on the quote of the household that was reviewed.';
export const reviewedTooEarly = (changedAt: Date): string =>
  `The household was changed on ${formatInstant(changedAt.toISOString())}. The client has to review it after that.`;
export const givenBeforeRevoked = (revokedAt: Date): string =>
  `The client revoked it on ${formatInstant(revokedAt.toISOString())}. Record one that was given after that.`;
export const TEXT_CHANGED =
  'The text has changed since this page was loaded. Reload the page, and read or send the new text to the client.';
export const REVOKED_BEFORE_GIVEN = 'It cannot be revoked before it was given.';
export const ALREADY_REVOKED = 'This record is already revoked.';

export const defaultUntil = (givenDay: IsoDate): IsoDate => addYears(givenDay, LONGEST_YEARS);

/** How long the record is kept: from the last day on which anything could be based on it. */
export const retainUntil = ({ givenDay, until }: { givenDay: IsoDate; until: IsoDate | null }): IsoDate =>
  addYears(until ?? givenDay, KEPT_YEARS);

export interface GivenConsent {
  Kind: ConsentKind;
  QuoteId: number | null;
  Way: ConsentWay;
  Recording: string | null;
  RepresentativeName: string | null;
  RepresentativeRelationship: string | null;
  /** null: just now. */
  GivenAt: Date | null;
  Until: IsoDate | null;
}

export interface ConsentFacts {
  now: Date;
  /** When people were last added, changed or removed; null for a consent without a quote. */
  householdChangedAt: Date | null;
  /** When the client last revoked one of this kind; null: never. */
  revokedAt: Date | null;
}

/** What is wrong with a consent or a review that is to be recorded, by field; empty when nothing is. */
export function consentProblems(given: GivenConsent, facts: ConsentFacts): Record<string, string> {
  const found: Record<string, string | null> = {
    QuoteId: given.Kind === 'Review' && given.QuoteId === null ? REVIEW_NEEDS_QUOTE : null,
    GivenAt: givenAtProblem(given, facts),
    Until: untilProblem(given, facts),
    Recording: recordingProblem(given),
    RepresentativeName:
      (given.RepresentativeName === null) === (given.RepresentativeRelationship === null)
        ? null
        : REPRESENTATIVE_INCOMPLETE,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null)) as Record<string, string>;
}

function givenAtProblem(
  { Kind, GivenAt }: GivenConsent,
  { now, householdChangedAt, revokedAt }: ConsentFacts,
): string | null {
  const givenAt = GivenAt ?? now;
  if (givenAt > now) {
    return GIVEN_IN_FUTURE;
  }
  if (revokedAt !== null && givenAt < revokedAt) {
    return givenBeforeRevoked(revokedAt);
  }
  if (Kind === 'Consent') {
    return defaultUntil(detroitDay(givenAt)) < detroitDay(now) ? GIVEN_TOO_LONG_AGO : null;
  }
  return householdChangedAt !== null && givenAt < householdChangedAt ? reviewedTooEarly(householdChangedAt) : null;
}

function untilProblem({ Kind, GivenAt, Until }: GivenConsent, { now }: ConsentFacts): string | null {
  if (Kind === 'Review') {
    return Until === null ? null : REVIEW_HAS_NO_END;
  }
  if (Until === null) {
    return UNTIL_NEEDED;
  }
  const last = defaultUntil(detroitDay(GivenAt ?? now));
  if (Until < detroitDay(now)) {
    return UNTIL_PASSED;
  }
  return Until > last ? untilTooLate(last) : null;
}

const recordingProblem = ({ Way, Recording }: GivenConsent): string | null =>
  Way === 'Call' ? (Recording === null ? RECORDING_NEEDED : null) : Recording === null ? null : ONLY_CALLS_ARE_RECORDED;

/** Why it cannot have been revoked then; null when it can. */
export function revokedAtProblem(revokedAt: Date, { givenAt, now }: { givenAt: Date; now: Date }): string | null {
  if (revokedAt > now) {
    return GIVEN_IN_FUTURE;
  }
  return revokedAt < givenAt ? REVOKED_BEFORE_GIVEN : null;
}
