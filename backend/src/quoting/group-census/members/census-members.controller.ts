import { Header } from '@nestjs/common';
import { CENSUS_MEMBERS } from '#shared/census/census-members.calls';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { setContentRange } from '../../../platform/http/list-query.ts';
import { AddMemberService } from './add-member.service.ts';
import { EditMemberService } from './edit-member.service.ts';
import { RemoveAllMembersService } from './remove-all-members.service.ts';
import { RemoveMemberService } from './remove-member.service.ts';
import { RevealSsnService } from './reveal-ssn.service.ts';
import { GroupCensusService } from '../group-census.service.ts';

@Serves(CENSUS_MEMBERS)
export class CensusMembersController implements Serving<typeof CENSUS_MEMBERS> {
  constructor(
    private readonly census: GroupCensusService,
    private readonly addMember: AddMemberService,
    private readonly editMember: EditMemberService,
    private readonly removeMember: RemoveMemberService,
    private readonly removeAllMembers: RemoveAllMembersService,
    private readonly revealSsn: RevealSsnService,
  ) {}

  @Header('Cache-Control', 'no-store')
  async listByGroup({ user, groupId, query, reply }: Asked<typeof CENSUS_MEMBERS.listByGroup>) {
    const { members, page } = await this.census.listByGroup(user, groupId, query);
    if (page) {
      setContentRange(reply, { what: 'members', first: page.first, count: members.length, total: page.total });
    }
    return members;
  }

  @Header('Cache-Control', 'no-store')
  reveal({ user, quoteId, memberId }: Asked<typeof CENSUS_MEMBERS.reveal>) {
    return this.revealSsn.reveal(user, quoteId, memberId);
  }

  add({ user, quoteId, body }: Asked<typeof CENSUS_MEMBERS.add>) {
    const isOfCensus = body.Id > 0 && body.QuoteId === quoteId;
    return isOfCensus ? this.editMember.edit(user, quoteId, body) : this.addMember.add(user, quoteId, body);
  }

  edit({ user, quoteId, body }: Asked<typeof CENSUS_MEMBERS.edit>) {
    return this.editMember.edit(user, quoteId, body);
  }

  removeAll({ user, quoteId }: Asked<typeof CENSUS_MEMBERS.removeAll>) {
    return this.removeAllMembers.removeAll(user, quoteId);
  }

  remove({ user, quoteId, memberId }: Asked<typeof CENSUS_MEMBERS.remove>) {
    return this.removeMember.remove(user, quoteId, memberId);
  }
}
