import { Controller, Get, Param } from '@nestjs/common';
import type { QuoteComparison } from '#shared/scenarios/scenario.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { CompareQuotesService } from './compare-quotes.service.ts';
import { QuoteComparisonAnswer } from './scenarios.dto.ts';

/** Our addition to the specification: the differences between two quotes of a group. */
@Controller('api/scenario')
@Allow('smallgroup')
export class ScenariosController {
  constructor(private readonly compareQuotes: CompareQuotesService) {}

  @Get('Compare/:leftQuoteId/:rightQuoteId')
  @Answers(QuoteComparisonAnswer, 'NOT_FOUND', 'RULE_BROKEN')
  compare(
    @CurrentUser() user: SessionUser,
    @Param('leftQuoteId', PositiveIdPipe) leftQuoteId: number,
    @Param('rightQuoteId', PositiveIdPipe) rightQuoteId: number,
  ): Promise<QuoteComparison> {
    return this.compareQuotes.compare(user, leftQuoteId, rightQuoteId);
  }
}
