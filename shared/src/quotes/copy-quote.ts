import { type IsoDate, yearOf } from '#shared/dates/iso-date';
import { NO_QUOTE_FOR_OLFO } from '#shared/groups/group-rules';
import {
  allowedEffectiveDates,
  EFFECTIVE_DATE_NOT_ALLOWED,
  type EffectiveDateFacts,
  isUpcomingRenewal,
  NO_RENEWAL_TO_QUOTE,
} from '#shared/quotes/allowed-effective-dates';
import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';
import { groupStatusLabel, type QuoteStatus } from '#shared/quotes/quote-status';
import { isRenewal } from '#shared/quotes/quote-type';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatDay } from '#shared/formats/auto-date';

/** Ours: the specification gives the rule and, for OLFO groups, the wording. */
export const DELETED_CANNOT_BE_COPIED = 'This quote is deleted. It must be restored before it can be copied.';
export const PROCESSED_CANNOT_BE_COPIED =
  'This quote was processed manually and cannot be copied. Please contact the sales team for more information.';
export const ONLY_NEW_GROUPS_AFTER_PROCESSING =
  'This quote was processed manually. Only that of a new group can be copied.';
export const blockedByQuote = (name: string, statusLabel: string): string =>
  `No copy can be made because the quote “${name}” of this group is in status ${statusLabel}.`;

/** A quote of the group. */
export interface ExistingQuote {
  name: string;
  status: QuoteStatus;
  effectiveDate: IsoDate;
}

/** The facts about calendar and user are the same as for effective dates. */
export interface CopyQuoteFacts extends EffectiveDateFacts {
  /** The quote to copy. */
  quote: { status: QuoteStatus; effectiveDate: IsoDate; isDeleted: boolean };
  /** The insurer has not given the group a number yet. */
  isNewGroup: boolean;
  /** The group's flag IsRenewOLFO. */
  isRenewOlfo: boolean;
  /** The result of `areExternalFunctionsDisabled` for the quote and this user. */
  isDisabled: boolean;
  /** All of the group's quotes that are not deleted, including the one to copy. */
  existing: readonly ExistingQuote[];
}

const BLOCKING: readonly QuoteStatus[] = ['Complete', 'Pended', 'Approved', 'PassivelyRenewed'];
const LAPSING: readonly QuoteStatus[] = ['Approved', 'Pended'];

/**
 * Why this user may not copy the quote to that effective date, or null if allowed.
 *
 * - A deleted quote cannot be copied; external users cannot copy for an OLFO group, nor under DisableForExternalAgentFlag.
 * - A Rejected quote (shown as Manually Processed) can only be copied by internal users, and only for a new group.
 * - A quote of the group in Complete, Pended, Approved or PassivelyRenewed blocks; an approved or pended one from a year before the
 * copy's effective date does not.
 * - The effective date must be an allowed one ("allowed quarter-start dates": a month of a quarter that this user may quote) or the
 * group's upcoming renewal date; a renewal takes effect on the renewal date only.
 * - Under OverrideCreateQuoteToTestRates internal users can copy to any month of this year and the next, regardless of other
 * quotes.
 *
 * Source: spec 000 section 5, "Copy-quote and quote-enable rules"; spec 002 sections 5 and 6.
 */
export function copyQuoteProblem(facts: CopyQuoteFacts, day: IsoDate): string | null {
  const { audience, quote, anyQuarter, quoteType } = facts;
  if (quote.isDeleted) {
    return DELETED_CANNOT_BE_COPIED;
  }
  if (facts.isDisabled) {
    return ENROLLMENT_BY_STAFF;
  }
  if (facts.isRenewOlfo && audience === 'external') {
    return NO_QUOTE_FOR_OLFO;
  }
  if (quote.status === 'Rejected' && !(audience === 'internal' && facts.isNewGroup)) {
    return audience === 'internal' ? ONLY_NEW_GROUPS_AFTER_PROCESSING : PROCESSED_CANNOT_BE_COPIED;
  }
  const blocking = facts.existing.find((other) => blocksCopy(other, day));
  if (blocking && !(audience === 'internal' && anyQuarter)) {
    return blockedByQuote(blocking.name, groupStatusLabel(blocking.status, audience));
  }
  if (possibleDates(facts).includes(day)) {
    return null;
  }
  return isRenewal(quoteType) && possibleDates(facts).length === 0 ? NO_RENEWAL_TO_QUOTE : EFFECTIVE_DATE_NOT_ALLOWED;
}

/** The effective dates to which this user may copy the quote now, earliest first. */
export const copyEffectiveDates = (facts: CopyQuoteFacts): IsoDate[] =>
  possibleDates(facts).filter((day) => copyQuoteProblem(facts, day) === null);

/** A copy's default date: the quote's own if still allowed, otherwise the first that has not started. */
export function preferredCopyDate(facts: CopyQuoteFacts): IsoDate {
  const allowed = copyEffectiveDates(facts);
  const own = facts.quote.effectiveDate;
  return allowed.includes(own) ? own : (allowed.find((day) => day >= facts.today) ?? allowed.at(-1) ?? own);
}

/** Why no copy is possible at all; null if there is an allowed date. */
export function noCopyReason(facts: CopyQuoteFacts): string | null {
  const [first] = possibleDates(facts);
  return copyEffectiveDates(facts).length > 0 ? null : copyQuoteProblem(facts, first ?? facts.quote.effectiveDate);
}

/** A quote of the group that has been submitted or sold; an approved or pended one from an earlier year has lapsed. */
export const blocksCopy = ({ status, effectiveDate }: Omit<ExistingQuote, 'name'>, day: IsoDate): boolean =>
  BLOCKING.includes(status) && !(LAPSING.includes(status) && yearOf(effectiveDate) < yearOf(day));

function possibleDates(facts: CopyQuoteFacts): IsoDate[] {
  const { renewalDate, today, audience } = facts;
  const allowed = allowedEffectiveDates(facts);
  return renewalDate !== null && isUpcomingRenewal(renewalDate, today, audience) && !allowed.includes(renewalDate)
    ? [...allowed, renewalDate].sort()
    : allowed;
}

type Copy = Pick<QuoteResponse, 'EffectiveDate' | 'CopiedFrom'>;

/**
 * How a copy differs from its original, in sentences; empty for a quote that is not a copy. Ours. Plans must be selected again
 * because their prices depend on the census and the date; the census and the group's agents are copied.
 */
export function copyChanges({ EffectiveDate, CopiedFrom }: Copy): string[] {
  if (CopiedFrom === null) {
    return [];
  }
  const names = CopiedFrom.SelectedPlans.map(({ PlanDisplayName }) => PlanDisplayName);
  return [
    `This quote began as a copy of “${CopiedFrom.Name}”, with its census.`,
    ...(EffectiveDate === CopiedFrom.EffectiveDate
      ? []
      : [`It takes effect on ${formatDay(EffectiveDate)} instead of ${formatDay(CopiedFrom.EffectiveDate)}.`]),
    ...(names.length === 0
      ? []
      : [
          `Plans are chosen again once the census is approved, at the prices of then. Chosen before: ${names.join(', ')}.`,
        ]),
  ];
}
