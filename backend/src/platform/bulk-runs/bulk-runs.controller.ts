import { BULK_RUNS } from '#shared/bulk-runs/bulk-runs.calls';
import { Lists } from '../http/lists.ts';
import { type Asked, Serves, type Serving } from '../http/serving.ts';
import { BulkRunsService } from './bulk-runs.service.ts';

@Serves(BULK_RUNS)
export class BulkRunsController implements Serving<typeof BULK_RUNS> {
  constructor(
    private readonly runs: BulkRunsService,
    private readonly lists: Lists,
  ) {}

  list({ query, reply }: Asked<typeof BULK_RUNS.list>) {
    return this.lists.page(this.runs.all(), query, reply);
  }

  find({ id }: Asked<typeof BULK_RUNS.find>) {
    return this.runs.find(id);
  }

  listItems({ id, query, reply }: Asked<typeof BULK_RUNS.listItems>) {
    return this.lists.page(this.runs.itemsOf(id), query, reply);
  }

  async cancel({ user, id }: Asked<typeof BULK_RUNS.cancel>) {
    await this.runs.cancel(user, id);
    return this.runs.find(id);
  }
}
