import { Body, Controller, Param, Put } from '@nestjs/common';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { QuoteAnswer } from '../quotes/answers/quote-answer.ts';
import { QuotesService } from '../quotes/quotes.service.ts';
import { ChangeEffectiveDateService } from './change-effective-date.service.ts';
import { EffectiveDateChange } from './effective-date.dto.ts';

/** Moves a quote to another date, with a census valid for it. Spec 002 section 7. */
@Controller('api/quote')
@Allow('smallgroup')
export class EffectiveDateController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly changeEffectiveDate: ChangeEffectiveDateService,
  ) {}

  @Put('PutUpdatedEffectiveDate/:id')
  @Answers(QuoteAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  async update(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: EffectiveDateChange,
  ): Promise<QuoteResponse> {
    return this.quotes.describe(user, await this.changeEffectiveDate.change(user, id, body));
  }
}
