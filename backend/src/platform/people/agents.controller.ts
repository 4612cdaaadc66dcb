import { AGENTS } from '#shared/people/people.calls';
import { setContentRange } from '../http/list-query.ts';
import { type Asked, Serves, type Serving } from '../http/serving.ts';
import { AgentsService } from './agents.service.ts';

@Serves(AGENTS)
export class AgentsController implements Serving<typeof AGENTS> {
  constructor(private readonly agents: AgentsService) {}

  listForUser({ user }: Asked<typeof AGENTS.listForUser>) {
    return this.agents.listForUser(user);
  }

  async find({ user, query, reply }: Asked<typeof AGENTS.find>) {
    const { agents, first, total } = await this.agents.listByCriteria(user, query);
    setContentRange(reply, { what: 'agents', first, count: agents.length, total });
    return agents;
  }
}
