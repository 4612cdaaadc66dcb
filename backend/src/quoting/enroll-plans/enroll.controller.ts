import { Body, Controller, Param, Put } from '@nestjs/common';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { QuoteAnswer } from '../quotes/answers/quote-answer.ts';
import { QuotesService } from '../quotes/quotes.service.ts';
import { Enrollment, ManualStatusUpdate } from './enroll.dto.ts';
import { EnrollQuoteService } from './enroll-quote.service.ts';
import { UpdateStatusByHandService } from './update-status-by-hand.service.ts';

/** How a group quote leaves plan selection. Spec 002 section 4, "Transitions". */
@Controller('api/quote')
@Allow('smallgroup')
export class EnrollController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly enrollQuote: EnrollQuoteService,
    private readonly updateStatus: UpdateStatusByHandService,
  ) {}

  @Put('Enroll/:id')
  @Answers(QuoteAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  async enroll(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: Enrollment,
  ): Promise<QuoteResponse> {
    return this.quotes.describe(user, await this.enrollQuote.enroll(user, id, body));
  }

  @Put('ManualStatusUpdate/:id')
  @Answers(QuoteAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'CONFIRMATION_NEEDED', 'RULE_BROKEN')
  @Allow('internal')
  async manualStatusUpdate(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: ManualStatusUpdate,
  ): Promise<QuoteResponse> {
    return this.quotes.describe(user, await this.updateStatus.update(user, id, body));
  }
}
