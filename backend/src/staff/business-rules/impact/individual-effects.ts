import { Injectable } from '@nestjs/common';
import type { IndividualEffect } from '#shared/business-rules/rule-impact.record';
import { ageAtQuote } from '#shared/census/age-rules';
import { yearOf } from '#shared/dates/iso-date';
import type { HouseholdMember } from '#shared/eligibility/benchmark';
import { individualDates } from '#shared/eligibility/individual-dates';
import { offeredLengths } from '#shared/eligibility/short-term';
import { estimateSubsidy } from '#shared/eligibility/subsidy';
import { subsidyFigures } from '#shared/eligibility/subsidy-figures';
import { formatDay } from '#shared/formats/auto-date';
import { centsFromDollars } from '#shared/formats/currency';
import { isFirstPaymentExcepted } from '#shared/individual-enrollment/submission';
import { applicantName } from '#shared/individuals/household-members';
import { quoteExpiry } from '#shared/individuals/individual-expiry';
import { CAN_EXPIRE_INDIVIDUAL, EDITABLE_INDIVIDUAL } from '#shared/individuals/individual-status';
import { coverageLengthText, datesQuestion } from '#shared/individuals/individual-terms';
import { termsProblems } from '#shared/individuals/terms-problems';
import { EFFECTIVE_DATE_NOT_ALLOWED } from '#shared/quotes/allowed-effective-dates';
import { SIGNED } from '#shared/quotes/quote-status';
import { costSharingOf } from '../../../quoting/household-offers/subsidy-answer.ts';
import { isOpen } from '../../../quoting/households/individual-editing.ts';
import { grantedDaysOf } from '../../../quoting/households/marketplace-quotes.repository.ts';
import { termsOf } from '../../../quoting/households/terms-columns.ts';
import type { ImpactLine } from './changed-results.ts';
import { days, forTheQuote, list, perAudience, type RulesOn, sentences, withoutAQuote } from './effect.ts';
import {
  type HouseholdFacts,
  type IndividualQuoteEffect,
  type OpenIndividual,
  OpenIndividualsRepository,
} from './open-individuals.repository.ts';

type Audience = 'external' | 'internal';

const WHILE_EDITED = { statuses: EDITABLE_INDIVIDUAL, needs: [], asksFor: withoutAQuote } as const;

/** The effective dates that agents may choose; those of staff do not depend on a rule, and short-term coverage begins on any day. */
const DATES: IndividualQuoteEffect = {
  ...WHILE_EDITED,
  says: (quote, _facts, rules) =>
    canBeEdited(quote) ? datesOf(quote, 'external', rules).EffectiveDates.map(formatDay) : [],
  without: 'No dates',
  inWords: days,
};

/** What stands in the way of the quote's enrollment. Its effective date alone is told by the dates to choose and by the expiry. */
const TERMS: IndividualQuoteEffect = {
  ...WHILE_EDITED,
  says: (quote, _facts, rules) =>
    canBeEdited(quote)
      ? perAudience((audience) =>
          Object.values(termsProblems(termsOf(quote), quote.effectiveDate, datesFacts(quote, audience, rules)))
            .flat()
            .filter((problem) => problem !== EFFECTIVE_DATE_NOT_ALLOWED),
        )
      : [],
  without: 'No problem.',
  inWords: sentences,
};

const LENGTHS: IndividualQuoteEffect = {
  ...WHILE_EDITED,
  says: (quote, _facts, rules) =>
    quote.planType === 'ShortTerm' && canBeEdited(quote)
      ? offeredLengths({ earlier: [], limits: rules.of() }, quote.effectiveDate).map(coverageLengthText)
      : [],
  without: 'No lengths',
  inWords: list,
};

/** Whether the quote has expired, or continues only with another effective date. */
const EXPIRY: IndividualQuoteEffect = {
  statuses: CAN_EXPIRE_INDIVIDUAL,
  needs: [],
  asksFor: withoutAQuote,
  says: (quote, _facts, rules) =>
    perAudience((audience) => {
      const expiry = quoteExpiry({ ...quote, ...termsOf(quote) }, datesFacts(quote, audience, rules));
      return expiry === null ? [] : [expiry.Message];
    }),
  without: 'It can be continued.',
  inWords: sentences,
};

/** What plans and estimates say by rules: who has Medicaid first, and the costs that silver plans pay. */
const COST_SHARING: IndividualQuoteEffect = {
  statuses: CAN_EXPIRE_INDIVIDUAL,
  needs: ['people'],
  asksFor: forTheQuote,
  says: costSharingWords,
  without: 'Not mentioned.',
  inWords: sentences,
};

/** Asked again whenever the application is submitted or paid; what was sent to the carrier keeps its amount until it is accepted. */
const FIRST_PAYMENT: IndividualQuoteEffect = {
  statuses: ['Enrolling', 'SignatureRequired', 'FailedEnrollment', 'PaymentPending'],
  needs: [],
  asksFor: forTheQuote,
  says: ({ status, readOnlyReason, effectiveDate }, _facts, rules) =>
    (status === 'SignatureRequired' && readOnlyReason === SIGNED) ||
    !isFirstPaymentExcepted(rules.of(effectiveDate), rules.day)
      ? []
      : ['It can be left out.'],
  without: 'It is due before coverage begins.',
  inWords: sentences,
};

export const INDIVIDUAL_EFFECTS: Readonly<Record<IndividualEffect, IndividualQuoteEffect>> = {
  IndividualDates: DATES,
  IndividualTerms: TERMS,
  CoverageLengths: LENGTHS,
  IndividualExpiry: EXPIRY,
  CostSharing: COST_SHARING,
  FirstPayment: FIRST_PAYMENT,
};

const canBeEdited = (quote: OpenIndividual): boolean => isOpen({ ...quote, isDeleted: false });

/** Same as HouseholdRules: the rules are those of the day, not of the quote. */
const datesFacts = ({ grantedDates }: OpenIndividual, audience: Audience, rules: RulesOn) => ({
  today: rules.day,
  audience,
  rules: rules.of(),
  granted: grantedDaysOf(grantedDates),
});

const datesOf = (quote: OpenIndividual, audience: Audience, rules: RulesOn) =>
  individualDates(datesQuestion(termsOf(quote)), datesFacts(quote, audience, rules));

function costSharingWords(quote: OpenIndividual, { people }: HouseholdFacts, rules: RulesOn): string[] {
  const { planType, householdSize, annualIncome, effectiveDate } = quote;
  const figures = subsidyFigures(yearOf(effectiveDate));
  if (planType === 'ShortTerm' || householdSize === null || annualIncome === null || !figures) {
    return [];
  }
  const incomeCents = centsFromDollars(annualIncome);
  const household = people.map((person): HouseholdMember => ({
    age: ageAtQuote(person.dateOfBirth, effectiveDate),
    birthDate: person.dateOfBirth,
    relationship: person.relationship,
    seeksCoverage: person.medicalStatus === 'Enroll',
    otherCoverage: person.otherCoverage,
    isPregnant: Boolean(person.isPregnant),
    isMedicaidDenied: person.medicaidDeniedOn !== null,
  }));
  // Neither level nor Medicaid depends on the benchmark.
  const estimate = estimateSubsidy({ figures, householdSize, incomeCents, benchmark: [] });
  const { CsrPercentage, MedicaidLikely } = costSharingOf(
    { household, householdSize, incomeCents, estimate, stakeCents: 0 },
    rules.of(effectiveDate),
  );
  return [
    ...(CsrPercentage === null ? [] : [`Silver plans pay ${CsrPercentage}% of the costs.`]),
    ...(MedicaidLikely === null ? [] : [MedicaidLikely]),
  ];
}

/** The quotes of households. */
@Injectable()
export class IndividualImpactLine implements ImpactLine<OpenIndividual, HouseholdFacts, keyof HouseholdFacts> {
  readonly effects = INDIVIDUAL_EFFECTS;

  constructor(private readonly quotes: OpenIndividualsRepository) {}

  listOpen(after: number, upTo: number): Promise<OpenIndividual[]> {
    return this.quotes.listOpen(after, upTo);
  }

  async loadFacts(
    quotes: readonly OpenIndividual[],
    needs: ReadonlySet<keyof HouseholdFacts>,
  ): Promise<(id: number) => HouseholdFacts> {
    const ids = quotes.map(({ id }) => id);
    const people = needs.has('people') ? await this.quotes.mapPeople(ids) : new Map<number, []>();
    return (id) => ({ people: people.get(id) ?? [] });
  }

  customerOf({ id, isFfm, subscriberFirstName, subscriberLastName }: OpenIndividual) {
    const CustomerName = applicantName({ id, subscriberFirstName, subscriberLastName });
    return { GroupId: null, IsFfm: Boolean(isFfm), CustomerName };
  }
}
