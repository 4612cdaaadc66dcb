import { Controller, Get, Param } from '@nestjs/common';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { EHB_AMOUNT, type EhbAmount } from '#shared/individuals/individual-quote.record';
import { Allow } from '../../platform/http/access.ts';
import { AnswersList } from '../../platform/http/answers.ts';
import { answerOf } from '../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { NetPremiumsService } from './net-premiums.service.ts';

class EhbAmountAnswer extends answerOf(EHB_AMOUNT) {}

/** Spec 002 section 7, "EHB amount per plan"; individuals, section 3. */
@Controller('api/plan')
@Allow(...INDIVIDUAL_QUOTING)
export class NetPremiumsController {
  constructor(private readonly netPremiums: NetPremiumsService) {}

  @Get('GetEHBAmounts/:quoteId')
  @AnswersList(EhbAmountAnswer, 'NOT_FOUND', 'NOT_LOADED')
  list(@CurrentUser() user: SessionUser, @Param('quoteId', PositiveIdPipe) quoteId: number): Promise<EhbAmount[]> {
    return this.netPremiums.list(user, quoteId);
  }
}
