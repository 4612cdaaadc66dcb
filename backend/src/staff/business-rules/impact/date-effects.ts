import { OPEN_STATUSES } from '#shared/business-rules/rule-impact.record';
import type { Rules } from '#shared/business-rules/rules';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { isNewGroup } from '#shared/groups/group-facts';
import { allowedEffectiveDates, type EffectiveDateFacts } from '#shared/quotes/allowed-effective-dates';
import { copyEffectiveDates } from '#shared/quotes/copy-quote';
import { canChangeEffectiveDate } from '../../../quoting/quotes/quotes.service.ts';
import { days, type Effect, type RulesOn, withoutAQuote } from './effect.ts';
import type { OpenQuote, QuoteFacts } from './quote-facts.ts';

/** The effective dates that staff may move the quote to; those of agents do not depend on a rule. */
export const EFFECTIVE_DATES: Effect = {
  statuses: ['EditingCensus', 'Quoting', 'CreatedProposal'],
  needs: [],
  asksFor: withoutAQuote,
  says: (quote, _facts, rules) =>
    canChangeEffectiveDate({ ...quote, isDeleted: false }) ? staffDates(quote, rules).map(formatDay) : [],
  without: 'No dates',
  inWords: days,
};

/** The effective dates that staff may copy the quote to. */
export const COPY_DATES: Effect = {
  statuses: OPEN_STATUSES,
  needs: ['siblings'],
  asksFor: withoutAQuote,
  says: (quote, facts, rules) => copyDates(quote, facts, rules).map(formatDay),
  without: 'No dates',
  inWords: days,
};

export const staffDates = (quote: OpenQuote, rules: RulesOn): readonly IsoDate[] =>
  remembered(rules, `own ${quote.quoteType} ${quote.groupRenewalDate}`, () =>
    allowedEffectiveDates(dateFacts(quote, rules)),
  );

/** Quotes with the same inputs to the copy rule share one result: it is slow to compute, and most groups have the same inputs. */
function copyDates(quote: OpenQuote, { siblings }: QuoteFacts, rules: RulesOn): readonly IsoDate[] {
  const group = [quote.groupRenewalDate, quote.groupEnterpriseId === null, quote.isRenewOlfo];
  const others = siblings.map(({ status, effectiveDate }) => `${status} ${effectiveDate}`).sort();
  const alike = JSON.stringify([quote.quoteType, quote.status, quote.effectiveDate, group, others]);
  return remembered(rules, alike, () =>
    copyEffectiveDates({
      ...dateFacts(quote, rules),
      quote: { status: quote.status, effectiveDate: quote.effectiveDate, isDeleted: false },
      isNewGroup: isNewGroup({ GroupEnterpriseId: quote.groupEnterpriseId }),
      isRenewOlfo: quote.isRenewOlfo,
      // Staff can copy despite DisableForExternalAgentFlag.
      isDisabled: false,
      existing: siblings,
    }),
  );
}

/** Same as QuotesService: the renewal date is the group's, and the rules are those of the day. */
function dateFacts({ quoteType, groupRenewalDate }: OpenQuote, rules: RulesOn): EffectiveDateFacts {
  const { SmallGroupInternalExtraRange, OverrideCreateQuoteToTestRates } = rules.of();
  return {
    quoteType,
    renewalDate: groupRenewalDate,
    today: rules.day,
    audience: 'internal',
    internalExtraMonths: SmallGroupInternalExtraRange,
    anyQuarter: OverrideCreateQuoteToTestRates,
  };
}

const answers = new WeakMap<Rules, Map<string, readonly IsoDate[]>>();

function remembered(rules: RulesOn, question: string, answer: () => IsoDate[]): readonly IsoDate[] {
  const known = answers.get(rules.of()) ?? new Map<string, readonly IsoDate[]>();
  answers.set(rules.of(), known);
  const asked = `${rules.day} ${question}`;
  const days = known.get(asked) ?? answer();
  known.set(asked, days);
  return days;
}
