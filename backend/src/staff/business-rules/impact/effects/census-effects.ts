import { counted } from '#shared/formats/text';
import { dateOfBirthProblem } from '#shared/census/age-rules';
import type { CensusFacts } from '#shared/census/census-member';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { isRenewal } from '#shared/quotes/quote-type';
import { canChangeEffectiveDate } from '../../../../quoting/quotes/quotes.service.ts';
import type { OpenQuote, QuoteFacts } from '../quote-facts.ts';
import { staffDates } from './date-effects.ts';
import { days, type Effect, forTheQuote, type RulesOn, sentences } from './effect.ts';

/** The ages on the census being edited. */
export const CENSUS_PROBLEMS: Effect = {
  statuses: ['EditingCensus'],
  needs: ['adults'],
  asksFor: forTheQuote,
  says: (quote, { adults }, rules) => {
    const counts = new Map<string, number>();
    for (const birthDate of adults) {
      const problem = problemOf(birthDate, censusFacts(quote, quote, rules));
      if (problem !== null) {
        counts.set(problem, (counts.get(problem) ?? 0) + 1);
      }
    }
    return [...counts].map(([problem, count]) => `${counted(count, 'member')}: ${problem}.`);
  },
  without: 'No problem with ages.',
  inWords: sentences,
};

/** An approved census must be valid for the effective date that its quote is moved to. */
export const CENSUS_FIT: Effect = {
  statuses: ['Quoting', 'CreatedProposal'],
  needs: ['adults'],
  asksFor: (quote, rules) => (canBeMoved(quote) ? staffDates(quote, rules) : []),
  says: (quote, facts, rules) =>
    staffDates(quote, rules)
      .filter((day) => fits(facts, censusFacts(quote, movedTo(quote, day), rules)))
      .map(formatDay),
  without: 'None of these',
  inWords: days,
};

const canBeMoved = (quote: OpenQuote): boolean => canChangeEffectiveDate({ ...quote, isDeleted: false });

const movedTo = ({ quoteType }: OpenQuote, effectiveDate: IsoDate) => ({
  effectiveDate,
  renewalDate: isRenewal(quoteType) ? effectiveDate : null,
});

/** The date range of valid adult ages is continuous, so checking the oldest and the youngest is enough. */
const fits = ({ adults }: QuoteFacts, facts: CensusFacts): boolean => {
  const sorted = [...adults].sort();
  return [sorted.at(0), sorted.at(-1)].every((birthDate) => !birthDate || problemOf(birthDate, facts) === null);
};

function censusFacts(
  { quoteType }: OpenQuote,
  { effectiveDate, renewalDate }: Pick<OpenQuote, 'effectiveDate' | 'renewalDate'>,
  rules: RulesOn,
): CensusFacts {
  const { MaxEmployeeAge: maxEmployeeAge, MinimumAdultAge: minimumAdultAge } = rules.of(effectiveDate);
  return { quoteType, effectiveDate, renewalDate, today: rules.day, maxEmployeeAge, minimumAdultAge };
}

const problemOf = (DateOfBirth: IsoDate, facts: CensusFacts): string | null =>
  dateOfBirthProblem({ RelationshipToSubscriber: 'Self', DateOfBirth, Disabled: false }, facts);
