import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { ContractDetail, UpdatedPcp } from '#shared/book-of-business/individuals/contract/contract-detail.record';
import { INDIVIDUAL_BOOKS, INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { ContractDetailAnswer, UpdatedPcpAnswer, UpdatePcpPath, UpdatePcpQuery } from './contract-detail.dto.ts';
import { ContractDetailsService } from './contract-details.service.ts';

/** A contract of the individual or the Medicare book. Spec 000 section 7, "Book of business"; individuals, section 3. */
@Controller('api/BobIndividual')
@Allow(...INDIVIDUAL_QUOTING)
export class ContractDetailsController {
  constructor(private readonly details: ContractDetailsService) {}

  /** Void contracts and those of a retired book too. */
  @Get('GetContractDetail/:contractId')
  @Answers(ContractDetailAnswer, 'NOT_FOUND')
  find(@CurrentUser() user: SessionUser, @Param('contractId') contractId: string): Promise<ContractDetail> {
    return this.details.find(user, contractId);
  }

  /**
   * Requests another primary care provider for a member from a day on, MM-DD-YYYY; `existingPatient` is true or false. Waits for the
   * carrier for a while. A repeat of the same request changes nothing.
   */
  @Post([
    'UpdatePcp/:enterpriseId/:pcpId/:facetsId/:day',
    'UpdatePcp/:enterpriseId/:pcpId/:facetsId/:day/:existingPatient',
  ])
  @Allow(...INDIVIDUAL_BOOKS)
  @HttpCode(200)
  @Answers(UpdatedPcpAnswer, 'NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE')
  updatePcp(
    @CurrentUser() user: SessionUser,
    @Param() { enterpriseId, pcpId: providerId, facetsId, day, existingPatient }: UpdatePcpPath,
    @Query() { before }: UpdatePcpQuery,
  ): Promise<UpdatedPcp> {
    const isExistingPatient = existingPatient === 'true';
    return this.details.updatePcp(user, {
      enterpriseId,
      providerId,
      facetsId,
      day,
      isExistingPatient,
      before: before ?? null,
    });
  }
}
