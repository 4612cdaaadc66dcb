import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import type { GroupResponse } from '#shared/groups/group.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { WireDayPipe } from '../../platform/http/wire-day.pipe.ts';
import { CreateGroupService } from './create-group.service.ts';
import { EditGroupService } from './edit-group.service.ts';
import { SetGroupStatusService } from './set-group-status.service.ts';
import { GroupChange, NewGroup, OlfoStatus, RolloverStatus } from './groups.dto.ts';
import { GroupAnswer } from '../groups/group-answer.ts';
import { GroupsService } from '../groups/groups.service.ts';

/** Employers. Spec 002 section 7, "Group"; spec 001 section 7. */
@Controller('api/group')
@Allow('smallgroup')
export class GroupsController {
  constructor(
    private readonly groups: GroupsService,
    private readonly createGroup: CreateGroupService,
    private readonly editGroup: EditGroupService,
    private readonly setStatus: SetGroupStatusService,
  ) {}

  @Get('GetGroupById/:id')
  @Answers(GroupAnswer, 'NOT_FOUND')
  find(@CurrentUser() user: SessionUser, @Param('id', PositiveIdPipe) id: number): Promise<GroupResponse> {
    return this.groups.find(user, id);
  }

  /** As of a day, MM-DD-YYYY: RenewalDate is the first renewal on or after it. */
  @Get('GetGroupById/:id/:day')
  @Answers(GroupAnswer, 'NOT_FOUND')
  findOn(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Param('day', WireDayPipe) day: IsoDate,
  ): Promise<GroupResponse> {
    return this.groups.findOn(user, id, day);
  }

  @Get('GetGroupByGroupEnterpriseId/:enterpriseId')
  @Answers(GroupAnswer, 'NOT_FOUND')
  findByEnterpriseId(
    @CurrentUser() user: SessionUser,
    @Param('enterpriseId') enterpriseId: string,
  ): Promise<GroupResponse> {
    return this.groups.findByEnterpriseId(user, enterpriseId);
  }

  @Post()
  @Answers(GroupAnswer, 'RULE_BROKEN')
  async create(@CurrentUser() user: SessionUser, @Body() body: NewGroup): Promise<GroupResponse> {
    return this.groups.describe(await this.createGroup.create(user, body));
  }

  @Put()
  @Answers(GroupAnswer, 'NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN')
  async edit(@CurrentUser() user: SessionUser, @Body() body: GroupChange): Promise<GroupResponse> {
    return this.groups.describe(await this.editGroup.edit(user, body));
  }

  /** The body may be the whole group; only the flag is used. */
  @Put('SetRollOverLargeGroupStatus')
  @Answers(GroupAnswer, 'NOT_FOUND', 'STALE_VERSION')
  @Allow('internal')
  async setRollover(@CurrentUser() user: SessionUser, @Body() body: RolloverStatus): Promise<GroupResponse> {
    return this.groups.describe(await this.setStatus.set(user, 'IsRolloverToLargeGroup', body));
  }

  @Put('SetRenewOLFOStatus')
  @Answers(GroupAnswer, 'NOT_FOUND', 'STALE_VERSION')
  @Allow('internal')
  async setOlfo(@CurrentUser() user: SessionUser, @Body() body: OlfoStatus): Promise<GroupResponse> {
    return this.groups.describe(await this.setStatus.set(user, 'IsRenewOLFO', body));
  }
}
