import { individualDates } from '#shared/eligibility/individual-dates';
import { INDIVIDUAL_DATE_CALLS } from '#shared/eligibility/eligibility.calls';
import type { IndividualDatesQuestion, QuoteDatesResponse } from '#shared/eligibility/individual-dates.record';
import { offeredLengths, whyNotLonger } from '#shared/eligibility/short-term';
import type { TermsFacts } from '#shared/individuals/terms-problems';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Quotes } from '../quotes/quotes.repository.ts';
import { HouseholdRules } from './household-rules.service.ts';

@Serves(INDIVIDUAL_DATE_CALLS)
export class IndividualDatesController implements Serving<typeof INDIVIDUAL_DATE_CALLS> {
  constructor(
    private readonly rules: HouseholdRules,
    private readonly quotes: Quotes,
  ) {}

  async find({ user, query: question }: Asked<typeof INDIVIDUAL_DATE_CALLS.find>) {
    return answerTo(question, await this.rules.datesFacts(user));
  }

  async findOf({ user, quoteId, query: question }: Asked<typeof INDIVIDUAL_DATE_CALLS.findOf>) {
    const quote = await this.quotes.of('household').find(user, quoteId);
    return answerTo(question, await this.rules.datesFactsOf(user, quote, question.planType));
  }
}

function answerTo(question: IndividualDatesQuestion, facts: TermsFacts): QuoteDatesResponse {
  const { planType, effectiveDate } = question;
  const ledger = facts.shortTerm ?? { earlier: [], limits: facts.rules };
  const isShortTerm = planType === 'ShortTerm';
  return {
    ...individualDates(question, facts),
    Lengths: isShortTerm ? offeredLengths(ledger, effectiveDate) : [],
    WhyNotLonger: isShortTerm && effectiveDate ? whyNotLonger(ledger, effectiveDate) : null,
  };
}
