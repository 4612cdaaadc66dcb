import { selectionProblems, selectionWarnings, type SelectionFacts } from '#shared/plans/selection';
import { suiteNotes } from '#shared/plans/suite-notes';
import type { OpenQuote, QuoteFacts } from '../quote-facts.ts';
import { type Effect, forTheQuote, perAudience, type RulesOn, sentences } from './effect.ts';

const SELECTING = {
  statuses: ['Quoting', 'CreatedProposal'],
  needs: ['census', 'plans'],
  asksFor: forTheQuote,
  inWords: sentences,
} as const satisfies Partial<Effect>;

/** The problems that prevent a group with its stored plans from getting a proposal and from enrolling. */
export const SELECTION_PROBLEMS: Effect = {
  ...SELECTING,
  says: (quote, facts, rules) =>
    perAudience((audience) => selectionProblems(facts.chosen, facts.offered, factsFor(audience, quote, facts, rules))),
  without: 'No problems',
};

/** The warnings of plan selection. */
export const SELECTION_WARNINGS: Effect = {
  ...SELECTING,
  says: (quote, facts, rules) =>
    perAudience((audience) => {
      const asked = factsFor(audience, quote, facts, rules);
      return [
        ...selectionWarnings(facts.chosen, facts.offered, asked),
        ...suiteNotes(facts.chosen, facts.offered, asked),
      ];
    }),
  without: 'No warning.',
};

const factsFor = (
  audience: SelectionFacts['audience'],
  { effectiveDate }: OpenQuote,
  { census }: QuoteFacts,
  rules: RulesOn,
): SelectionFacts => ({
  audience,
  employees: census.employees,
  anyDentalEnrolled: census.enrollInDental > 0,
  anyVisionEnrolled: census.enrollInVision > 0,
  limits: rules.of(effectiveDate),
});
