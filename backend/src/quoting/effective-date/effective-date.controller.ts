import { Body, Controller, Param, Put } from '@nestjs/common';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../platform/http/access.ts';
import { AnswersEither } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { IndividualQuoteAnswer } from '../households/individual-quote-answer.ts';
import { type AnyQuoteResponse, QuoteAnswersService } from '../quote-actions/quote-answers.service.ts';
import { QuoteAnswer } from '../quotes/answers/quote-answer.ts';
import { EffectiveDateChange } from './effective-date.dto.ts';
import { EitherEffectiveDateService } from './either-effective-date.service.ts';

/** Moves the quote of a group or a household to another date. Spec 002 section 7. */
@Controller('api/quote')
@Allow('smallgroup', ...INDIVIDUAL_QUOTING)
export class EffectiveDateController {
  constructor(
    private readonly answers: QuoteAnswersService,
    private readonly effectiveDates: EitherEffectiveDateService,
  ) {}

  @Put('PutUpdatedEffectiveDate/:id')
  @AnswersEither([QuoteAnswer, IndividualQuoteAnswer], 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  async update(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: EffectiveDateChange,
  ): Promise<AnyQuoteResponse> {
    return this.answers.describe(user, await this.effectiveDates.change(user, id, body));
  }
}
