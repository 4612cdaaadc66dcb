import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiQuery, getSchemaPath } from '@nestjs/swagger';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import type { EhbPercentageResponse } from '#shared/quotes/quote.record';
import { MOST_CHARACTERS } from '#shared/quotes/notification-text';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersEither } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { EhbShareAnswer, QuoteAnswer } from '../quotes/answers/quote-answer.ts';
import { DeleteQuoteService } from '../quotes/changes/delete-quote.service.ts';
import { RenameQuoteService } from '../quotes/changes/rename-quote.service.ts';
import { EssentialBenefitsService } from '../quotes/essential-benefits/essential-benefits.service.ts';
import { PutNotificationService } from '../quotes/notifications/put-notification.service.ts';
import { QuotedTextPipe } from '../quotes/notifications/quoted-text.pipe.ts';
import { IndividualQuoteAnswer } from '../households/individual-quote-answer.ts';
import { ChangeIndividualQuoteService } from '../households/change-individual-quote.service.ts';
import { ChangeQuotePipe } from './change-quote.pipe.ts';
import { IndividualQuoteChange, QuoteChange, QuoteVersion } from './quote-actions.dto.ts';
import { type AnyQuoteResponse, QuoteAnswersService } from './quote-answers.service.ts';

/**
 * What quotes of groups and of households share. Which of them a user may see is decided with the quote: groups need another permission
 * than households. Spec 002 sections 4 ("Delete and restore") and 7 ("Quote").
 */
@Controller('api/quote')
@Allow('smallgroup', ...INDIVIDUAL_QUOTING)
export class QuoteActionsController {
  constructor(
    private readonly answers: QuoteAnswersService,
    private readonly changeIndividual: ChangeIndividualQuoteService,
    private readonly deleteQuote: DeleteQuoteService,
    private readonly essentialBenefits: EssentialBenefitsService,
    private readonly putNotification: PutNotificationService,
    private readonly renameQuote: RenameQuoteService,
  ) {}

  /** `bypassSepValidationFlag=true` leaves out whether a household's quote can be continued. */
  @Get(':id')
  @AnswersEither([QuoteAnswer, IndividualQuoteAnswer], 'NOT_FOUND')
  @ApiQuery({ name: 'bypassSepValidationFlag', required: false, schema: { type: 'boolean' } })
  find(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Query('bypassSepValidationFlag') bypass: unknown,
  ): Promise<AnyQuoteResponse> {
    return this.answers.find(user, id, { bypassExpiry: bypass === 'true' });
  }

  /** The share of the selected medical plans' premium for essential health benefits. */
  @Get('GetEHBPercentageValue/:id')
  @Answers(EhbShareAnswer, 'NOT_FOUND')
  findEhbPercentage(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
  ): Promise<EhbPercentageResponse> {
    return this.essentialBenefits.find(user, id);
  }

  /**
   * Renames the quote, or changes a household's terms. An invalid name is refused with a message that starts with "Error:".
   */
  @Put()
  @AnswersEither([QuoteAnswer, IndividualQuoteAnswer], 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  @ApiExtraModels(QuoteChange, IndividualQuoteChange)
  @ApiBody({
    schema: { oneOf: [{ $ref: getSchemaPath(QuoteChange) }, { $ref: getSchemaPath(IndividualQuoteChange) }] },
  })
  async update(
    @CurrentUser() user: SessionUser,
    @Body(ChangeQuotePipe) body: QuoteChange | IndividualQuoteChange,
  ): Promise<AnyQuoteResponse> {
    const changed =
      body instanceof IndividualQuoteChange
        ? await this.changeIndividual.change(user, body)
        : await this.renameQuote.rename(user, body);
    return this.answers.describe(user, changed);
  }

  @Put('Delete/:id')
  @AnswersEither([QuoteAnswer, IndividualQuoteAnswer], 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  async delete(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: QuoteVersion,
  ): Promise<AnyQuoteResponse> {
    return this.answers.describe(user, await this.deleteQuote.delete(user, id, body));
  }

  @Put('Restore/:id')
  @AnswersEither([QuoteAnswer, IndividualQuoteAnswer], 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  @Allow('internal')
  async restore(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: QuoteVersion,
  ): Promise<AnyQuoteResponse> {
    return this.answers.describe(user, await this.deleteQuote.restore(user, id, body));
  }

  /** Visible to everyone who may see the quote. */
  @Put('PutNotification/:id')
  @AnswersEither([QuoteAnswer, IndividualQuoteAnswer], 'NOT_FOUND', 'RULE_BROKEN')
  @ApiBody({ schema: { type: 'string', maxLength: MOST_CHARACTERS } })
  async notify(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body(QuotedTextPipe) text: string,
  ): Promise<AnyQuoteResponse> {
    return this.answers.describe(user, await this.putNotification.put(user, id, text));
  }
}
