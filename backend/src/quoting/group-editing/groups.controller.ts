import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import type { GroupResponse } from '#shared/contract/groups';
import type { IsoDate } from '#shared/dates/iso-date';
import { Allow } from '../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { WireDayPipe } from '../../platform/http/wire-day.pipe.ts';
import { CreateGroupService } from './create-group.service.ts';
import { EditGroupService } from './edit-group.service.ts';
import { SetGroupStatusService } from './set-group-status.service.ts';
import { GroupDto, GroupEditDto, OlfoStatusDto, RolloverStatusDto } from './groups.dto.ts';
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
  find(@CurrentUser() user: SessionUser, @Param('id', PositiveIdPipe) id: number): Promise<GroupResponse> {
    return this.groups.find(user, id);
  }

  /** As seen from a day, MM-DD-YYYY: RenewalDate is the first renewal on or after it. */
  @Get('GetGroupById/:id/:day')
  findOn(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Param('day', WireDayPipe) day: IsoDate,
  ): Promise<GroupResponse> {
    return this.groups.findOn(user, id, day);
  }

  @Get('GetGroupByGroupEnterpriseId/:enterpriseId')
  findByEnterpriseId(
    @CurrentUser() user: SessionUser,
    @Param('enterpriseId') enterpriseId: string,
  ): Promise<GroupResponse> {
    return this.groups.findByEnterpriseId(user, enterpriseId);
  }

  @Post()
  async create(@CurrentUser() user: SessionUser, @Body() body: GroupDto): Promise<GroupResponse> {
    return this.groups.describe(await this.createGroup.create(user, body));
  }

  @Put()
  async edit(@CurrentUser() user: SessionUser, @Body() body: GroupEditDto): Promise<GroupResponse> {
    return this.groups.describe(await this.editGroup.edit(user, body));
  }

  /** The whole group may be sent; of it the flag is taken. */
  @Put('SetRollOverLargeGroupStatus')
  @Allow('internal')
  async setRollover(@CurrentUser() user: SessionUser, @Body() body: RolloverStatusDto): Promise<GroupResponse> {
    return this.groups.describe(await this.setStatus.set(user, 'IsRolloverToLargeGroup', body));
  }

  @Put('SetRenewOLFOStatus')
  @Allow('internal')
  async setOlfo(@CurrentUser() user: SessionUser, @Body() body: OlfoStatusDto): Promise<GroupResponse> {
    return this.groups.describe(await this.setStatus.set(user, 'IsRenewOLFO', body));
  }
}
