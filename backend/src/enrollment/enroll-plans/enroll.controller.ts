import { Body, Controller, Param, Put } from '@nestjs/common';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersEither } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { IndividualAnswersService } from '../../quoting/households/individual-answers.service.ts';
import { IndividualQuoteAnswer } from '../../quoting/households/individual-quote-answer.ts';
import { type AnyQuoteResponse, QuoteAnswersService } from '../../quoting/quote-actions/quote-answers.service.ts';
import { QuoteAnswer } from '../../quoting/quotes/answers/quote-answer.ts';
import { QuotesService } from '../../quoting/quotes/quotes.service.ts';
import { Enrollment, ManualStatusUpdate } from './enroll.dto.ts';
import { EnrollQuoteService } from './enroll-quote.service.ts';
import { UpdateStatusByHandService } from './update-status-by-hand.service.ts';

/** How a quote leaves plan selection, and how a household's quote returns to it. Spec 002 section 4, "Transitions". */
@Controller('api/quote')
@Allow('smallgroup', ...INDIVIDUAL_QUOTING)
export class EnrollController {
  constructor(
    private readonly answers: QuoteAnswersService,
    private readonly groups: QuotesService,
    private readonly households: IndividualAnswersService,
    private readonly enrollQuote: EnrollQuoteService,
    private readonly updateStatus: UpdateStatusByHandService,
  ) {}

  @Put('Enroll/:id')
  @AnswersEither([QuoteAnswer, IndividualQuoteAnswer], 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  async enroll(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: Enrollment,
  ): Promise<AnyQuoteResponse> {
    return this.answers.describe(user, await this.enrollQuote.enroll(user, id, body));
  }

  /** "Change plans": people and plans of a household can be changed again until the enrollment is submitted. */
  @Put('BackToQuoting/:id')
  @Answers(IndividualQuoteAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION')
  @Allow(...INDIVIDUAL_QUOTING)
  async backToQuoting(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: Enrollment,
  ): Promise<IndividualQuoteResponse> {
    return this.households.describe(user, await this.enrollQuote.backToQuoting(user, id, body));
  }

  @Put('ManualStatusUpdate/:id')
  @Answers(QuoteAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'CONFIRMATION_NEEDED', 'RULE_BROKEN')
  @Allow('internal')
  async manualStatusUpdate(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: ManualStatusUpdate,
  ): Promise<QuoteResponse> {
    return this.groups.describe(user, await this.updateStatus.update(user, id, body));
  }
}
