import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { GroupResponse } from '#shared/contract/groups';
import { Transactions } from '../../platform/database/transactions.ts';
import { Allow } from '../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { GroupsService } from '../groups/groups.service.ts';
import { AssignEnterpriseIdDto } from './assign-enterprise-id.dto.ts';
import { AssignEnterpriseIdService } from './assign-enterprise-id.service.ts';

@Controller('api/group')
@Allow('internal')
export class AssignEnterpriseIdController {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignEnterpriseId: AssignEnterpriseIdService,
    private readonly groups: GroupsService,
  ) {}

  /** Left blank, the number is "0"; a body is needed only to replace a number. Answers 200, not 201: nothing is created. */
  @Post(['AssignGroupEnterpriseId/:groupId', 'AssignGroupEnterpriseId/:groupId/:enterpriseId'])
  @HttpCode(200)
  async assign(
    @CurrentUser() user: SessionUser,
    @Param('groupId', PositiveIdPipe) groupId: number,
    @Param('enterpriseId') written: string | undefined,
    @Body() body: AssignEnterpriseIdDto | undefined,
  ): Promise<GroupResponse> {
    const number = { groupId, written, replaces: body?.ReplacesEnterpriseId };
    return this.groups.describe(await this.transactions.run((tx) => this.assignEnterpriseId.assign(tx, user, number)));
  }
}
