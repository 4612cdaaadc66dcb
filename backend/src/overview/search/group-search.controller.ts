import type { FastifyReply } from 'fastify';
import { GROUP_SEARCH } from '#shared/search/search.calls';
import type { GroupSearchRow } from '#shared/search/group-search.record';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { setContentRange } from '../../platform/http/list-query.ts';
import { type FoundGroups, GroupSearchService } from './group-search.service.ts';

@Serves(GROUP_SEARCH)
export class GroupSearchController implements Serving<typeof GROUP_SEARCH> {
  constructor(private readonly groupSearch: GroupSearchService) {}

  async find({ user, query, reply }: Asked<typeof GROUP_SEARCH.find>) {
    return answer(reply, await this.groupSearch.search(user, query, query));
  }

  async search({ user, body: criteria, query: page, reply }: Asked<typeof GROUP_SEARCH.search>) {
    return answer(reply, await this.groupSearch.search(user, criteria, page));
  }
}

function answer(reply: FastifyReply, { rows, first, total }: FoundGroups): GroupSearchRow[] {
  setContentRange(reply, { what: 'groups', first, count: rows.length, total });
  return rows;
}
