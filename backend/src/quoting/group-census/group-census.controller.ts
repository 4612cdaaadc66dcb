import { Header } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { CENSUS_MEMBERS, GROUP_CENSUS, IMPORT_CENSUS } from '#shared/census/census.calls';
import { PREVIEW_TEXT } from '#shared/census/import/import.record';
import { classOf } from '../../platform/http/body-of.ts';
import { setContentRange } from '../../platform/http/list-query.ts';
import { type Asked, Reads, Serves, type Serving } from '../../platform/http/serving.ts';
import { toApproveCensus } from './group-census-answers.ts';
import { GroupCensusService } from './group-census.service.ts';
import { CensusImportService } from './import/census-import.service.ts';
import { MembersPipe, readImportRequest } from './import/import-request.ts';

const CENSUS_CALLS = { ...GROUP_CENSUS, ...CENSUS_MEMBERS, ...IMPORT_CENSUS };

@Serves(CENSUS_CALLS)
export class GroupCensusController implements Serving<typeof CENSUS_CALLS> {
  constructor(
    private readonly census: GroupCensusService,
    private readonly censusImport: CensusImportService,
  ) {}

  template({ query: { format = 'csv' } }: Asked<typeof GROUP_CENSUS.template>) {
    return this.census.template(format);
  }

  list({ user, quoteId, query: { canIHazCsv } }: Asked<typeof GROUP_CENSUS.list>) {
    return canIHazCsv === 'true' ? this.census.export(user, quoteId) : this.census.list(user, quoteId);
  }

  listOriginal({ user, quoteId }: Asked<typeof GROUP_CENSUS.listOriginal>) {
    return this.census.listOriginal(user, quoteId);
  }

  restore({ user, quoteId, body }: Asked<typeof GROUP_CENSUS.restore>) {
    return this.census.restore(user, quoteId, body);
  }

  async approve({ user, quoteId, body }: Asked<typeof GROUP_CENSUS.approve>) {
    const { quote, warnings } = await this.census.approve(user, quoteId, body);
    return toApproveCensus(quote, warnings);
  }

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
    return this.census.reveal(user, quoteId, memberId);
  }

  add({ user, quoteId, body }: Asked<typeof CENSUS_MEMBERS.add>) {
    const isOfCensus = body.Id > 0 && body.QuoteId === quoteId;
    return isOfCensus ? this.census.edit(user, quoteId, body) : this.census.add(user, quoteId, body);
  }

  edit({ user, quoteId, body }: Asked<typeof CENSUS_MEMBERS.edit>) {
    return this.census.edit(user, quoteId, body);
  }

  removeAll({ user, quoteId }: Asked<typeof CENSUS_MEMBERS.removeAll>) {
    return this.census.removeAll(user, quoteId);
  }

  remove({ user, quoteId, memberId }: Asked<typeof CENSUS_MEMBERS.remove>) {
    return this.census.remove(user, quoteId, memberId);
  }

  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody({ type: classOf(PREVIEW_TEXT) })
  async preview({ user, quoteId, request }: Asked<typeof IMPORT_CENSUS.preview>) {
    return this.censusImport.preview(user, quoteId, await readImportRequest(request));
  }

  @Reads({ body: MembersPipe })
  addAll({ user, quoteId, query, body: members }: Asked<typeof IMPORT_CENSUS.addAll>) {
    return this.censusImport.addAll(user, quoteId, members, query);
  }
}
