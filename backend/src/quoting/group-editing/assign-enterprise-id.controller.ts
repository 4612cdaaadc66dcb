import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { GroupResponse } from '#shared/groups/group.record';
import { Transactions } from '../../platform/database/transactions.ts';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { GroupAnswer } from '../groups/group-answer.ts';
import { GroupsService } from '../groups/groups.service.ts';
import { AssignEnterpriseIdService } from './assign-enterprise-id.service.ts';
import { EnterpriseIdAssignment } from './groups.dto.ts';

@Controller('api/group')
@Allow('internal')
export class AssignEnterpriseIdController {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignEnterpriseId: AssignEnterpriseIdService,
    private readonly groups: GroupsService,
  ) {}

  /** Defaults to number "0"; a body is only needed to replace a number. Answers 200 instead of 201 because nothing is created. */
  @Post(['AssignGroupEnterpriseId/:groupId', 'AssignGroupEnterpriseId/:groupId/:enterpriseId'])
  @HttpCode(200)
  @Answers(GroupAnswer, 'NOT_FOUND', 'STALE_VERSION', 'CONFIRMATION_NEEDED', 'RULE_BROKEN')
  async assign(
    @CurrentUser() user: SessionUser,
    @Param('groupId', PositiveIdPipe) groupId: number,
    @Param('enterpriseId') written: string | undefined,
    @Body() body: EnterpriseIdAssignment | undefined,
  ): Promise<GroupResponse> {
    const number = { groupId, written, replaces: body?.ReplacesEnterpriseId ?? null };
    return this.groups.describe(await this.transactions.run((tx) => this.assignEnterpriseId.assign(tx, user, number)));
  }
}
