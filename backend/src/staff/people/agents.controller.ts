import { MANAGED_AGENTS } from '#shared/people/people.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Lists } from '../../platform/http/lists.ts';
import { ManagedAgentsRepository } from './agents.repository.ts';
import { ManagedAgentsService } from './agents.service.ts';

@Serves(MANAGED_AGENTS)
export class ManagedAgentsController implements Serving<typeof MANAGED_AGENTS> {
  constructor(
    private readonly agents: ManagedAgentsRepository,
    private readonly service: ManagedAgentsService,
    private readonly lists: Lists,
  ) {}

  list({ query, reply }: Asked<typeof MANAGED_AGENTS.list>) {
    return this.lists.page(this.agents, query, reply);
  }

  export({ query, reply }: Asked<typeof MANAGED_AGENTS.export>) {
    return this.lists.file(this.agents, query, reply);
  }

  find({ id }: Asked<typeof MANAGED_AGENTS.find>) {
    return this.agents.row(id);
  }

  async create({ user, body }: Asked<typeof MANAGED_AGENTS.create>) {
    return this.agents.row(await this.service.create(user, body));
  }

  async change({ user, id, body }: Asked<typeof MANAGED_AGENTS.change>) {
    await this.service.change(user, id, body);
    return this.agents.row(id);
  }
}
