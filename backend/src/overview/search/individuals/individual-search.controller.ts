import type { FastifyReply } from 'fastify';
import { INDIVIDUAL_SEARCH_CALLS } from '#shared/search/search.calls';
import type { FoundIndividual } from '#shared/search/individual-search.record';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { setContentRange } from '../../../platform/http/list-query.ts';
import { type FoundIndividuals, IndividualSearchService } from './individual-search.service.ts';

@Serves(INDIVIDUAL_SEARCH_CALLS)
export class IndividualSearchController implements Serving<typeof INDIVIDUAL_SEARCH_CALLS> {
  constructor(private readonly individuals: IndividualSearchService) {}

  async find({ user, query: { range, ...criteria }, reply }: Asked<typeof INDIVIDUAL_SEARCH_CALLS.find>) {
    return answer(reply, await this.individuals.search(user, criteria, { range }));
  }

  async search({ user, body: criteria, query: page, reply }: Asked<typeof INDIVIDUAL_SEARCH_CALLS.search>) {
    return answer(reply, await this.individuals.search(user, criteria, page));
  }
}

function answer(reply: FastifyReply, { rows, first, total }: FoundIndividuals): FoundIndividual[] {
  setContentRange(reply, { what: 'individuals', first, count: rows.length, total });
  return rows;
}
