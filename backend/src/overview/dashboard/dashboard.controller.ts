import { DASHBOARD } from '#shared/groups/groups.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ReadsByPost } from '../../platform/http/recent-change.ts';
import { Lists } from '../../platform/http/lists.ts';
import { DashboardFiguresService } from './dashboard-figures.service.ts';
import { DashboardService } from './dashboard.service.ts';

@Serves(DASHBOARD)
export class DashboardController implements Serving<typeof DASHBOARD> {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly figures: DashboardFiguresService,
    private readonly lists: Lists,
  ) {}

  list({ query, reply }: Asked<typeof DASHBOARD.list>) {
    return this.lists.page(this.dashboard, query, reply);
  }

  findFigures({ user }: Asked<typeof DASHBOARD.findFigures>) {
    return this.figures.find(user);
  }

  @ReadsByPost()
  listRows({ user, body: asked }: Asked<typeof DASHBOARD.listRows>) {
    return this.dashboard.listFound(user, asked);
  }

  @ReadsByPost()
  listHouseholds({ user, body: asked }: Asked<typeof DASHBOARD.listHouseholds>) {
    return this.dashboard.listFoundHouseholds(user, asked);
  }

  @ReadsByPost()
  export({ user, body: asked }: Asked<typeof DASHBOARD.export>) {
    return this.dashboard.export(user, asked);
  }
}
