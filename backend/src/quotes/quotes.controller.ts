import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import type { EhbPercentageResponse, NewQuoteOption, QuoteResponse } from '#shared/contract/quotes';
import { Allow } from '../http/access.guard.ts';
import { CurrentUser, type SessionUser } from '../http/current-user.ts';
import { PositiveIdPipe } from '../http/validation.ts';
import { NewQuoteOptionsService } from './changes/new-quote-options.service.ts';
import { RenameQuoteService } from './changes/rename-quote.service.ts';
import { StartQuotePipe } from './copy/start-quote.pipe.ts';
import { StartQuoteService } from './copy/start-quote.service.ts';
import { EssentialBenefitsService } from './essential-benefits/essential-benefits.service.ts';
import { CopyQuoteDto, CreateQuoteDto, UpdateQuoteDto } from './quotes.dto.ts';
import { QuotesService } from './quotes.service.ts';

/** Group quotes. Spec 002 section 7, "Quote". */
@Controller('api/quote')
@Allow('smallgroup')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly startQuote: StartQuoteService,
    private readonly renameQuote: RenameQuoteService,
    private readonly essentialBenefits: EssentialBenefitsService,
    private readonly newQuoteOptions: NewQuoteOptionsService,
  ) {}

  @Get('GetByGroup/:groupId')
  listByGroup(
    @CurrentUser() user: SessionUser,
    @Param('groupId', PositiveIdPipe) groupId: number,
  ): Promise<QuoteResponse[]> {
    return this.quotes.listByGroup(user, groupId);
  }

  /** Which quotes this user could begin for the group, and why not the others. Nothing is stored. */
  @Get('NewQuoteOptions/:groupId')
  listNewQuoteOptions(
    @CurrentUser() user: SessionUser,
    @Param('groupId', PositiveIdPipe) groupId: number,
  ): Promise<NewQuoteOption[]> {
    return this.newQuoteOptions.list(user, groupId);
  }

  /** `bypassSepValidationFlag` is for individual quotes and means nothing here. */
  @Get(':id')
  find(@CurrentUser() user: SessionUser, @Param('id', PositiveIdPipe) id: number): Promise<QuoteResponse> {
    return this.quotes.find(user, id);
  }

  /** Which share of the selected plans' premium is for essential health benefits. */
  @Get('GetEHBPercentageValue/:id')
  findEhbPercentage(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
  ): Promise<EhbPercentageResponse> {
    return this.essentialBenefits.find(user, id);
  }

  /** A new quote, or with the `Id` of an existing one its copy. A second click answers the quote that the first one made. */
  @Post()
  @ApiExtraModels(CreateQuoteDto, CopyQuoteDto)
  @ApiBody({ schema: { oneOf: [{ $ref: getSchemaPath(CreateQuoteDto) }, { $ref: getSchemaPath(CopyQuoteDto) }] } })
  async start(
    @CurrentUser() user: SessionUser,
    @Body(StartQuotePipe) body: CreateQuoteDto | CopyQuoteDto,
  ): Promise<QuoteResponse> {
    return this.quotes.describe(user, await this.startQuote.start(user, body));
  }

  /** Renames it. A name that cannot be is refused with a message that starts with "Error:". */
  @Put()
  async update(@CurrentUser() user: SessionUser, @Body() body: UpdateQuoteDto): Promise<QuoteResponse> {
    return this.quotes.describe(user, await this.renameQuote.rename(user, body));
  }
}
