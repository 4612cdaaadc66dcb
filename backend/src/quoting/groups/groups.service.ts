import { Injectable } from '@nestjs/common';
import type { GroupResponse } from '#shared/groups/group.record';
import { addYears, type IsoDate } from '#shared/dates/iso-date';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { toGroupResponse } from './group-response.ts';
import type { Group } from './group.table.ts';
import { GroupsRepository } from './groups.repository.ts';

/** Reads groups. */
@Injectable()
export class GroupsService {
  constructor(private readonly groups: GroupsRepository) {}

  async find(user: SessionUser, id: number): Promise<GroupResponse> {
    return this.describe(await this.groups.findVisible(user, id));
  }

  /** The group as of a day: its renewal date is the first on or after that day. */
  async findOn(user: SessionUser, id: number, day: IsoDate): Promise<GroupResponse> {
    const group = await this.groups.findVisible(user, id);
    return this.describe({ ...group, renewalDate: group.renewalDate && renewalFrom(group.renewalDate, day) });
  }

  async findByEnterpriseId(user: SessionUser, enterpriseId: string): Promise<GroupResponse> {
    return this.describe(await this.groups.findByEnterpriseId(user, enterpriseId));
  }

  /** For a group already checked for this user. */
  async describe(group: Group): Promise<GroupResponse> {
    const { agents, ...related } = await this.groups.findRelated(group.id);
    return toGroupResponse(group, agents, related);
  }
}

/** Groups renew every year on the same day. */
function renewalFrom(renewalDate: IsoDate, day: IsoDate): IsoDate {
  let renewal = renewalDate;
  for (let years = 1; renewal < day; years += 1) {
    renewal = addYears(renewalDate, years);
  }
  return renewal;
}
