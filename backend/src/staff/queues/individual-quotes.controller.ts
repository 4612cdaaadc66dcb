import { INDIVIDUAL_QUOTES } from '#shared/sales/sales.calls';
import { toListQuery } from '../../platform/http/list-query.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Lists } from '../../platform/http/lists.ts';
import { IndividualApplicationsService } from './individual-quotes.service.ts';

@Serves(INDIVIDUAL_QUOTES)
export class IndividualQuotesController implements Serving<typeof INDIVIDUAL_QUOTES> {
  constructor(
    private readonly applications: IndividualApplicationsService,
    private readonly lists: Lists,
  ) {}

  list({ query, reply }: Asked<typeof INDIVIDUAL_QUOTES.list>) {
    return this.lists.page(this.applications, query, reply);
  }

  find({ body, query: page, reply }: Asked<typeof INDIVIDUAL_QUOTES.find>) {
    return this.lists.page(this.applications, toListQuery(body, page), reply);
  }

  counts({ user }: Asked<typeof INDIVIDUAL_QUOTES.counts>) {
    return this.applications.counts(user);
  }

  export({ query, reply }: Asked<typeof INDIVIDUAL_QUOTES.export>) {
    return this.lists.file(this.applications, query, reply);
  }

  exportFound({ body, query: page, reply }: Asked<typeof INDIVIDUAL_QUOTES.exportFound>) {
    return this.lists.file(this.applications, toListQuery(body, page), reply);
  }
}
