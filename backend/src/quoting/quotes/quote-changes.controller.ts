import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import type { QuoteResponse } from '#shared/contract/quotes';
import { MOST_CHARACTERS } from '#shared/quotes/notification-text';
import { Allow } from '../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { DeleteQuoteService } from './changes/delete-quote.service.ts';
import { RestoreQuoteService } from './changes/restore-quote.service.ts';
import { PutNotificationService } from './notifications/put-notification.service.ts';
import { QuotedTextPipe } from './notifications/quoted-text.pipe.ts';
import { QuoteVersionDto } from './quotes.dto.ts';
import { QuotesService } from './quotes.service.ts';

/** What is done to a group quote by name. Spec 002 sections 4 ("Delete and restore") and 7. */
@Controller('api/quote')
@Allow('smallgroup')
export class QuoteChangesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly deleteQuote: DeleteQuoteService,
    private readonly restoreQuote: RestoreQuoteService,
    private readonly putNotification: PutNotificationService,
  ) {}

  @Put('Delete/:id')
  async delete(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: QuoteVersionDto,
  ): Promise<QuoteResponse> {
    return this.quotes.describe(user, await this.deleteQuote.delete(user, id, body));
  }

  @Put('Restore/:id')
  @Allow('internal')
  async restore(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: QuoteVersionDto,
  ): Promise<QuoteResponse> {
    return this.quotes.describe(user, await this.restoreQuote.restore(user, id, body));
  }

  /** Everybody who may see the quote reads what is written here. */
  @Put('PutNotification/:id')
  @ApiBody({ schema: { type: 'string', maxLength: MOST_CHARACTERS } })
  async notify(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body(QuotedTextPipe) text: string,
  ): Promise<QuoteResponse> {
    return this.quotes.describe(user, await this.putNotification.put(user, id, text));
  }
}
