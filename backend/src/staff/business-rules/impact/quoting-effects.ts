import { OPEN_STATUSES } from '#shared/business-rules/rule-impact.record';
import { dateOfBirthProblem } from '#shared/census/age-rules';
import type { CensusFacts } from '#shared/census/census-member';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/text';
import { type SelectionFacts, selectionProblems, selectionWarnings } from '#shared/plans/selection';
import { suiteNotes } from '#shared/plans/suite-notes';
import { areFormsBlank, carriesDisclaimer, offeredParts } from '#shared/proposals/proposal-parts';
import { isRenewal } from '#shared/quotes/quote-type';
import { mixedAcaNote } from '#shared/renewals/passive-renewal';
import { canChangeEffectiveDate } from '../../../quoting/quotes/quotes.service.ts';
import { staffDates } from './date-effects.ts';
import { days, type Effect, forTheQuote, list, perAudience, type RulesOn, sentences } from './effect.ts';
import type { OpenQuote, QuoteFacts } from './quote-facts.ts';

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
  without: 'No dates',
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

/** Proposals can be made once the census is approved, even if the quote is already enrolled. */
const WITH_PROPOSALS = OPEN_STATUSES.filter((status) => status !== 'EditingCensus');

export const PROPOSAL_PARTS: Effect = {
  statuses: WITH_PROPOSALS,
  needs: [],
  asksFor: forTheQuote,
  says: ({ quoteType, effectiveDate }, _facts, rules) =>
    offeredParts(rules.of(effectiveDate), quoteType).map(({ label }) => label),
  without: 'Not offered',
  inWords: list,
};

/** The content that the offered parts print from the rules. */
export const PROPOSAL_TEXTS: Effect = {
  statuses: WITH_PROPOSALS,
  needs: ['census'],
  asksFor: forTheQuote,
  says: ({ quoteType, effectiveDate }, { census }, on) => {
    const rules = on.of(effectiveDate);
    const offered = new Set(offeredParts(rules, quoteType).map(({ name }) => name));
    const { SmallGroupSalesPhoneNum: phone, MaxNumberEmployeesInSmallGroup: most } = rules;
    const printed: [boolean, string][] = [
      [carriesDisclaimer(effectiveDate, rules), 'The disclaimer.'],
      [rules.GroupTobaccoNotice !== '', `Beside tobacco rates: ${rules.GroupTobaccoNotice}`],
      [
        offered.has('ParticipationRules'),
        `Participation rules: at least ${rules.MinNumberEmployeesInSmallGroup} eligible employees.`,
      ],
      [offered.has('ParticipationRules'), `Participation rules: questions to ${phone}.`],
      [offered.has('RenewalDecision'), `Renewal decision form: questions to ${phone}.`],
      [offered.has('EnrollmentForm') && areFormsBlank(census.enrollingEmployees, most), 'One blank enrollment form.'],
      [offered.has('WaiverForm') && areFormsBlank(census.waivingHouseholds, most), 'One blank waiver form.'],
    ];
    return printed.filter(([isPrinted]) => isPrinted).map(([, text]) => text);
  },
  without: 'Not printed so.',
  inWords: sentences,
};

/** The renewal package, and the note about comparing ACA and other plans. */
export const RENEWAL_TEXTS: Effect = {
  statuses: OPEN_STATUSES,
  needs: ['current'],
  asksFor: forTheQuote,
  says: ({ quoteType, effectiveDate }, { current }, rules) => {
    const { SmallGroupSalesPhoneNum: phone } = rules.of(effectiveDate);
    const note = mixedAcaNote(current, phone);
    return isRenewal(quoteType) ? [`Renewal package: questions to ${phone}.`, ...(note ? [note] : [])] : [];
  },
  without: 'Not printed so.',
  inWords: sentences,
};
