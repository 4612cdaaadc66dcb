import type { CopiedQuote, LatestCensusQuote, QuoteNotification, QuoteResponse } from '#shared/quotes/quote.record';
import type { GroupResponse } from '#shared/groups/group.record';
import { benefitsSummaryPath } from '#shared/plans/plans.calls';
import { allowedEffectiveDates, passedDateProblem } from '#shared/quotes/allowed-effective-dates';
import { copyEffectiveDates, noCopyReason, type CopyQuoteFacts } from '#shared/quotes/copy-quote';
import { laterCensus } from '#shared/quotes/latest-census';
import { enrollmentConflict } from '#shared/quotes/one-sale';
import { BEFORE_ENROLLMENT, groupStatusLabel, shownStatus } from '#shared/quotes/quote-status';
import { toAgentResponse } from '../../platform/people/agent-response.ts';
import type { Agent } from '../../platform/people/agent.table.ts';
import type { GroupQuote } from './quotes.repository.ts';
import type { SiblingQuote } from './quote-questions.repository.ts';

/** To who sends a quote, a group or a person back with something changed that is changed elsewhere. */
export const CANNOT_BE_CHANGED_HERE = 'This cannot be changed here.';

/** Related data for the response of a quote. */
export interface QuoteRelated {
  group: GroupResponse;
  agents: readonly Agent[];
  notifications: QuoteNotification[];
  original: CopiedQuote | null;
  /** A medical plan with loaded benefits is selected. */
  hasBenefitsSummary: boolean;
  /** The group's quotes, without deleted ones. */
  siblings: readonly SiblingQuote[];
  copyFacts: CopyQuoteFacts;
  canChangeEffectiveDate: boolean;
}

/** A quote in its API form, worded for the user. */
export const toQuoteResponse = (quote: GroupQuote, around: QuoteRelated): QuoteResponse => ({
  Id: quote.id,
  Version: quote.version,
  Name: quote.name,
  Status: shownStatus(quote.status, around.copyFacts.audience),
  QuoteStatus: groupStatusLabel(quote.status, around.copyFacts.audience),
  QuoteType: quote.quoteType,
  EffectiveDate: quote.effectiveDate,
  RenewalDate: quote.renewalDate,
  IsDeleted: quote.isDeleted,
  ReadOnly: quote.readOnlyReason,
  GroupId: quote.groupId,
  Group: around.group,
  AssociatedAgents: around.agents.map(toAgentResponse),
  AllowedEffectiveDates: around.canChangeEffectiveDate ? allowedEffectiveDates(around.copyFacts) : [],
  EffectiveDateProblem: around.canChangeEffectiveDate ? passedDateProblem(quote.effectiveDate, around.copyFacts) : null,
  EnrollmentConflict: conflictOf(quote, around),
  CopyProblem: noCopyReason(around.copyFacts),
  CopyEffectiveDates: copyEffectiveDates(around.copyFacts),
  CopiedFrom: around.original,
  SBCDocumentsLink: around.hasBenefitsSummary ? benefitsSummaryPath(quote.id) : null,
  LatestCensusQuote: toLatestCensus(laterCensus(quote, around.siblings)),
  Notifications: around.notifications,
  CreatedAt: quote.createdAt.toISOString(),
  ModifiedAt: quote.modifiedAt.toISOString(),
});

/** For a quote that may still be enrolled. */
const conflictOf = (quote: GroupQuote, { siblings, copyFacts }: QuoteRelated): string | null =>
  BEFORE_ENROLLMENT.includes(quote.status)
    ? enrollmentConflict(
        quote,
        siblings.filter(({ id }) => id !== quote.id),
        copyFacts.audience,
      )
    : null;

const toLatestCensus = (later: SiblingQuote | null): LatestCensusQuote | null =>
  later?.censusChangedAt ? { Id: later.id, Name: later.name, ChangedAt: later.censusChangedAt.toISOString() } : null;
