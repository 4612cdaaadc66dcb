import type { FieldErrors } from '#shared/answers/errors';
import type { IsoDate } from '#shared/dates/iso-date';
import { individualDates, type IndividualDatesFacts } from '#shared/eligibility/individual-dates';
import { answerRefusal, ASK_HRA_NOTICE } from '#shared/eligibility/event-questions';
import { ledgerProblem, offeredLengths } from '#shared/eligibility/short-term';
import { NO_SPECIAL_ENROLLMENTS } from '#shared/eligibility/special-enrollment';
import {
  datesQuestion,
  type IndividualTerms,
  LENGTH_NOT_OFFERED,
  missingTerms,
  type ShortTermLimits,
} from '#shared/individuals/individual-terms';

export interface TermsFacts extends IndividualDatesFacts {
  rules: IndividualDatesFacts['rules'] & ShortTermLimits;
}

/** What is wrong with the terms of an individual quote and its effective date, by field; empty when nothing is. */
export function termsProblems(terms: IndividualTerms, effectiveDate: IsoDate, facts: TermsFacts): FieldErrors {
  const missing = missingTerms(terms);
  if (Object.keys(missing).length > 0) {
    return missing;
  }
  const { CoverageLength } = terms;
  if (CoverageLength !== null) {
    const limitsAlone = { earlier: [], limits: facts.rules };
    const problem = offeredLengths(limitsAlone, effectiveDate).includes(CoverageLength)
      ? ledgerProblem(effectiveDate, CoverageLength, facts.shortTerm ?? limitsAlone)
      : LENGTH_NOT_OFFERED;
    if (problem !== null) {
      return { CoverageLength: [problem] };
    }
  }
  const dates = individualDates(datesQuestion(terms, effectiveDate), facts);
  return dates.Problem === null ? {} : { [facts.granted ? 'EffectiveDate' : fieldOf(terms, dates)]: [dates.Problem] };
}

/** The window of the event is known once the event is, and the last day once its date is. */
function fieldOf(
  { EnrollmentType, EventAnswer }: IndividualTerms,
  { Problem, WindowFirst, LastDay }: ReturnType<typeof individualDates>,
): string {
  if (EnrollmentType !== 'Special') {
    return 'EffectiveDate';
  }
  if (Problem === NO_SPECIAL_ENROLLMENTS) {
    return 'EnrollmentType';
  }
  if (Problem === answerRefusal(EventAnswer) || Problem === ASK_HRA_NOTICE) {
    return 'EventAnswer';
  }
  return WindowFirst === null ? 'QualifyingEventReason' : LastDay === null ? 'EventDate' : 'EffectiveDate';
}
