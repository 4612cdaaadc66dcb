import { Controller, Param, Put } from '@nestjs/common';
import { REPAIR, type RepairResponse } from '#shared/error-reports/error-reports.record';
import type { InstallationStatus } from '#shared/installation/installation-status';
import { Allow } from '../../../platform/http/access.ts';
import { Answers } from '../../../platform/http/answers.ts';
import { answerOf } from '../../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import type { Installation } from '../../../enrollment/installation/installation.table.ts';
import { ResolveInstallationService } from './resolve-installation.service.ts';
import { ResubmitInstallationService } from './resubmit-installation.service.ts';

class RepairAnswer extends answerOf(REPAIR) {}

/** Actions of staff on groups and members that could not be installed. Spec 002 section 7, "Group". */
@Controller('api/group')
@Allow('internal')
export class RepairsController {
  constructor(
    private readonly again: ResubmitInstallationService,
    private readonly byHand: ResolveInstallationService,
  ) {}

  /** Resends a group to the carrier system. */
  @Put('ResubmitGroup/:quoteId')
  @Answers(RepairAnswer, 'NOT_FOUND', 'WRONG_STATE')
  async groupAgain(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<RepairResponse> {
    return toRepairResponse(await this.again.resubmitGroup(user, quoteId), 'Waiting');
  }

  /** Resends a member to the carrier system. */
  @Put('ResubmitGroupMember/:quoteId/:censusMemberId')
  @Answers(RepairAnswer, 'NOT_FOUND', 'WRONG_STATE')
  async memberAgain(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Param('censusMemberId', PositiveIdPipe) censusMemberId: number,
  ): Promise<RepairResponse> {
    return toRepairResponse(await this.again.resubmitMember(user, quoteId, censusMemberId), 'Waiting');
  }

  /** Records that a group was installed by hand. */
  @Put('MarkGroupResolved/:groupInstallId')
  @Answers(RepairAnswer, 'NOT_FOUND', 'WRONG_STATE')
  async groupDone(
    @CurrentUser() user: SessionUser,
    @Param('groupInstallId', PositiveIdPipe) groupInstallId: number,
  ): Promise<RepairResponse> {
    return toRepairResponse(await this.byHand.resolveGroup(user, groupInstallId), 'Resolved');
  }

  /** `ewsTransactionId` identifies the error that the user saw. */
  @Put('MarkGroupMemberResolved/:censusMemberId/:ewsTransactionId')
  @Answers(RepairAnswer, 'NOT_FOUND', 'WRONG_STATE')
  async memberDone(
    @CurrentUser() user: SessionUser,
    @Param('censusMemberId', PositiveIdPipe) censusMemberId: number,
    @Param('ewsTransactionId', PositiveIdPipe) ewsTransactionId: number,
  ): Promise<RepairResponse> {
    return toRepairResponse(await this.byHand.resolveMember(user, censusMemberId, ewsTransactionId), 'Resolved');
  }
}

const toRepairResponse = ({ id, quoteId }: Installation, status: InstallationStatus): RepairResponse => ({
  QuoteId: quoteId,
  GroupInstallId: id,
  Status: status,
});
