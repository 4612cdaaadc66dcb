import { Controller, Get, Param } from '@nestjs/common';
import { CONTRACT_RENEWAL_STATE, type ContractRenewalState } from '#shared/contract-renewals/contract-renewal.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { answerOf } from '../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { RenewalStateService } from './renewal-state.service.ts';

class ContractRenewalStateAnswer extends answerOf(CONTRACT_RENEWAL_STATE) {}

@Controller('api/renewals')
@Allow(...INDIVIDUAL_QUOTING)
export class ContractRenewalStateController {
  constructor(private readonly state: RenewalStateService) {}

  /** Whether a contract can be renewed now, and the quote that renews it. The path is ours. */
  @Get('ContractRenewalState/:contractId')
  @Answers(ContractRenewalStateAnswer, 'NOT_FOUND')
  find(@CurrentUser() user: SessionUser, @Param('contractId') contractId: string): Promise<ContractRenewalState> {
    return this.state.find(user, contractId);
  }
}
