import { yearOf, type IsoDate } from '#shared/dates/iso-date';
import type { GroupCoverage } from '#shared/groups/group-facts';
import { NO_QUOTE_FOR_OLFO } from '#shared/groups/group-rules';
import {
  allowedEffectiveDates,
  EFFECTIVE_DATE_NOT_ALLOWED,
  NO_RENEWAL_TO_QUOTE,
  type EffectiveDateFacts,
} from '#shared/quotes/allowed-effective-dates';
import { blocksCopy } from '#shared/quotes/copy-quote';
import { isSamePeriod, isSold, makesRoom, renewalInstead, type OtherQuote } from '#shared/quotes/one-sale';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { isRenewal } from '#shared/quotes/quote-type';

/** Ours, modeled on the wording for copies. */
export const newQuoteBlocked = (name: string, statusLabel: string): string =>
  `No new quote can be made because the quote “${name}” of this group is in status ${statusLabel}.`;

export interface NewQuoteFacts extends EffectiveDateFacts {
  group: GroupCoverage;
  /** The group's flag IsRenewOLFO. */
  isRenewOlfo: boolean;
  /** All of the group's quotes that are not deleted. */
  existing: readonly OtherQuote[];
}

/**
 * Why this user may not start a quote of the type for that effective date, or null if allowed.
 *
 * - External users cannot quote an OLFO group.
 * - What blocks a copy blocks a new quote, with the same exceptions. Ours: a group that was renewed passively in an earlier year
 * can also be quoted, because otherwise it could never again renew by its own choice; last year's approved quote blocks while its
 * coverage lasts.
 * - A group in force gets a renewal quote, not new business.
 * - Under OverrideCreateQuoteToTestRates internal users can quote any month of this year and the next, regardless of other quotes.
 *
 * Source: spec 000 section 5, "Copy-quote and quote-enable rules"; spec 002 section 6.
 */
export function newQuoteProblem(facts: NewQuoteFacts, day: IsoDate): string | null {
  const { audience, quoteType, group } = facts;
  if (facts.isRenewOlfo && audience === 'external') {
    return NO_QUOTE_FOR_OLFO;
  }
  if (!(audience === 'internal' && facts.anyQuarter)) {
    const blocking = facts.existing.find((other) => blocksNewQuote(other, facts, day));
    if (blocking) {
      return newQuoteBlocked(blocking.name, groupStatusLabel(blocking.status, audience));
    }
    const instead = renewalInstead({ quoteType, effectiveDate: day, group });
    if (instead) {
      return instead;
    }
  }
  const allowed = allowedEffectiveDates(facts);
  if (allowed.includes(day)) {
    return null;
  }
  return isRenewal(quoteType) && allowed.length === 0 ? NO_RENEWAL_TO_QUOTE : EFFECTIVE_DATE_NOT_ALLOWED;
}

/** The effective dates for which this user may start a quote now, earliest first. */
export const newQuoteDates = (facts: NewQuoteFacts): IsoDate[] =>
  allowedEffectiveDates(facts).filter((day) => newQuoteProblem(facts, day) === null);

/** Why no quote of the type can be started at all; null if there is an allowed date. */
export function noNewQuoteReason(facts: NewQuoteFacts): string | null {
  const day = allowedEffectiveDates(facts)[0] ?? facts.renewalDate ?? facts.today;
  return newQuoteDates(facts).length > 0 ? null : newQuoteProblem(facts, day);
}

/** A new quote's default date: the first that has not started, or the last; null if there is none. */
export function preferredNewDate(facts: NewQuoteFacts): IsoDate | null {
  const dates = newQuoteDates(facts);
  return dates.find((day) => day >= facts.today) ?? dates.at(-1) ?? null;
}

function blocksNewQuote(other: OtherQuote, { quoteType, group }: NewQuoteFacts, day: IsoDate): boolean {
  if (makesRoom(other, { quoteType, effectiveDate: day, group }) && isSold(other)) {
    return false;
  }
  const isRenewedBefore = other.status === 'PassivelyRenewed' && yearOf(other.effectiveDate) < yearOf(day);
  const isCovering = isSold(other) && isSamePeriod(other.effectiveDate, day);
  return isCovering || (blocksCopy(other, day) && !isRenewedBefore);
}
