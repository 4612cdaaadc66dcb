import { GROUP_CENSUS } from '#shared/census/group-census.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ApproveCensusService } from './approve-census.service.ts';
import { ExportCensusService } from './download/export-census.service.ts';
import { toApproveCensus } from './group-census-answers.ts';
import { GroupCensusService } from './group-census.service.ts';
import { RestoreMembersService } from './snapshots/restore-members.service.ts';

@Serves(GROUP_CENSUS)
export class GroupCensusController implements Serving<typeof GROUP_CENSUS> {
  constructor(
    private readonly census: GroupCensusService,
    private readonly exportCensus: ExportCensusService,
    private readonly approveCensus: ApproveCensusService,
    private readonly restoreMembers: RestoreMembersService,
  ) {}

  template({ query: { format = 'csv' } }: Asked<typeof GROUP_CENSUS.template>) {
    return this.exportCensus.template(format);
  }

  list({ user, quoteId, query: { canIHazCsv } }: Asked<typeof GROUP_CENSUS.list>) {
    return canIHazCsv === 'true' ? this.exportCensus.export(user, quoteId) : this.census.list(user, quoteId);
  }

  listOriginal({ user, quoteId }: Asked<typeof GROUP_CENSUS.listOriginal>) {
    return this.census.listOriginal(user, quoteId);
  }

  restore({ user, quoteId, body }: Asked<typeof GROUP_CENSUS.restore>) {
    return this.restoreMembers.restore(user, quoteId, body);
  }

  async approve({ user, quoteId, body }: Asked<typeof GROUP_CENSUS.approve>) {
    const { quote, warnings } = await this.approveCensus.approve(user, quoteId, body);
    return toApproveCensus(quote, warnings);
  }
}
