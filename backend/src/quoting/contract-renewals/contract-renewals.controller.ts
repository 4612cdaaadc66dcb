import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import {
  CONTRACT_RENEWAL,
  type ContractRenewalResponse,
  TOBACCO_ASKED,
  TOBACCO_STILL_OPEN,
  type TobaccoStillOpen,
} from '#shared/contract-renewals/contract-renewal.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { ExplainRenewalService } from './explain-renewal.service.ts';
import { RenewedQuoteService } from './renewed-quote.service.ts';

class ContractRenewalAnswer extends answerOf(CONTRACT_RENEWAL) {}
class TobaccoAsked extends bodyOf(TOBACCO_ASKED) {}
class TobaccoStillOpenAnswer extends answerOf(TOBACCO_STILL_OPEN) {}

/** The renewal of a household's contract. The paths are ours. */
@Controller('api/renewals')
@Allow(...INDIVIDUAL_QUOTING)
export class ContractRenewalsController {
  constructor(
    private readonly renewed: RenewedQuoteService,
    private readonly explanation: ExplainRenewalService,
  ) {}

  /** What the quote renews, which plan follows, and why the price changes: the drivers add up to the change, to the cent. */
  @Get('ContractRenewal/:quoteId')
  @Answers(ContractRenewalAnswer, 'NOT_FOUND')
  async explain(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<ContractRenewalResponse> {
    return this.explanation.explain(await this.renewed.find(user, quoteId));
  }

  /** These people have been asked about tobacco again. Their answers are saved with the census. */
  @Put('ContractTobacco/:quoteId')
  @Answers(TobaccoStillOpenAnswer, 'NOT_FOUND', 'WRONG_STATE')
  asked(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() { MemberIds }: TobaccoAsked,
  ): Promise<TobaccoStillOpen> {
    return this.renewed.markAnswered(user, quoteId, MemberIds);
  }
}
