import { Controller, Get, Param, Query } from '@nestjs/common';
import { individualDates } from '#shared/eligibility/individual-dates';
import {
  INDIVIDUAL_DATES_QUESTION,
  type IndividualDatesQuestion,
  QUOTE_DATES,
  type QuoteDatesResponse,
} from '#shared/eligibility/individual-dates.record';
import { offeredLengths, whyNotLonger } from '#shared/eligibility/short-term-ledger';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import type { TermsFacts } from '#shared/individuals/terms-problems';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { EitherQuotesRepository } from '../quotes/either-quotes.repository.ts';
import { HouseholdRules } from './household-rules.ts';

class DatesQuery extends bodyOf(INDIVIDUAL_DATES_QUESTION) {}
class QuoteDatesAnswer extends answerOf(QUOTE_DATES) {}

/** When the coverage of an individual can begin, and how long it can last. Individuals, section 3. */
@Controller('api/individual')
@Allow(...INDIVIDUAL_QUOTING)
export class IndividualDatesController {
  constructor(
    private readonly rules: HouseholdRules,
    private readonly either: EitherQuotesRepository,
  ) {}

  /** Of a household that is not quoted yet. */
  @Get('GetEffectiveDates')
  @Answers(QuoteDatesAnswer)
  async find(@CurrentUser() user: SessionUser, @Query() question: DatesQuery): Promise<QuoteDatesResponse> {
    return answerTo(question, await this.rules.datesFacts(user));
  }

  /** Of a quote: what the marketplace granted it, and what its applicant had before, counts. @throws NOT_FOUND */
  @Get('GetEffectiveDates/:quoteId')
  @Answers(QuoteDatesAnswer, 'NOT_FOUND')
  async findOf(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Query() question: DatesQuery,
  ): Promise<QuoteDatesResponse> {
    const quote = await this.either.findIndividual(user, quoteId);
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
