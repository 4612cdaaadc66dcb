import { AGENTS } from '#shared/people/people.calls';
import { MAX_RANGE, parseListQuery, setContentRange } from '../http/list-query.ts';
import { type Asked, Serves, type Serving } from '../http/serving.ts';
import { toAgentResponse } from './agent-response.ts';
import { AgentsRepository } from './agents.repository.ts';

/** Lists of agents for selection. */
@Serves(AGENTS)
export class AgentsController implements Serving<typeof AGENTS> {
  constructor(private readonly agents: AgentsRepository) {}

  async listForUser({ user }: Asked<typeof AGENTS.listForUser>) {
    return (await this.agents.listPickable(user)).map(toAgentResponse);
  }

  async find({ user, query, reply }: Asked<typeof AGENTS.find>) {
    const { range } = parseListQuery({ range: query.range }, { sort: [], filter: [] });
    const page = range ?? { first: 0, count: MAX_RANGE };
    const criteria = {
      firstName: query.FirstName,
      lastName: query.LastName,
      srcAgentId: query.SrcAgentId,
      agencyName: query.AgencyName,
    };
    const { agents, total } = await this.agents.listByCriteria(user, criteria, page);
    setContentRange(reply, { what: 'agents', first: page.first, count: agents.length, total });
    return agents.map(toAgentResponse);
  }
}
