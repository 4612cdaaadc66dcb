import { Body, Controller, Param, Put } from '@nestjs/common';
import type { QuoteResponse } from '#shared/contract/quotes';
import { Allow } from '../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { QuotesService } from '../quotes/quotes.service.ts';
import { EnrollDto, ManualStatusUpdateDto } from './enroll.dto.ts';
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
  async enroll(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: EnrollDto,
  ): Promise<QuoteResponse> {
    return this.quotes.describe(user, await this.enrollQuote.enroll(user, id, body));
  }

  @Put('ManualStatusUpdate/:id')
  @Allow('internal')
  async manualStatusUpdate(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: ManualStatusUpdateDto,
  ): Promise<QuoteResponse> {
    return this.quotes.describe(user, await this.updateStatus.update(user, id, body));
  }
}
