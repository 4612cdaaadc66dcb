import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { MOST_CHARACTERS } from '#shared/quotes/notification-text';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { QuoteAnswer } from './answers/quote-answer.ts';
import { DeleteQuoteService } from './changes/delete-quote.service.ts';
import { PutNotificationService } from './notifications/put-notification.service.ts';
import { QuotedTextPipe } from './notifications/quoted-text.pipe.ts';
import { QuoteVersion } from './quotes.dto.ts';
import { QuotesService } from './quotes.service.ts';

/** Named actions on a group quote. Spec 002 sections 4 ("Delete and restore") and 7. */
@Controller('api/quote')
@Allow('smallgroup')
export class QuoteChangesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly deleteQuote: DeleteQuoteService,
    private readonly putNotification: PutNotificationService,
  ) {}

  @Put('Delete/:id')
  @Answers(QuoteAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  async delete(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: QuoteVersion,
  ): Promise<QuoteResponse> {
    return this.quotes.describe(user, await this.deleteQuote.delete(user, id, body));
  }

  @Put('Restore/:id')
  @Answers(QuoteAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  @Allow('internal')
  async restore(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: QuoteVersion,
  ): Promise<QuoteResponse> {
    return this.quotes.describe(user, await this.deleteQuote.restore(user, id, body));
  }

  /** Visible to everyone who may see the quote. */
  @Put('PutNotification/:id')
  @Answers(QuoteAnswer, 'NOT_FOUND', 'RULE_BROKEN')
  @ApiBody({ schema: { type: 'string', maxLength: MOST_CHARACTERS } })
  async notify(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body(QuotedTextPipe) text: string,
  ): Promise<QuoteResponse> {
    return this.quotes.describe(user, await this.putNotification.put(user, id, text));
  }
}
