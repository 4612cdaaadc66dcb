import { AUDIT } from '#shared/audit/audit.calls';
import { Lists } from '../../platform/http/lists.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { AuditService } from './audit.service.ts';

@Serves(AUDIT)
export class AuditController implements Serving<typeof AUDIT> {
  constructor(
    private readonly audit: AuditService,
    private readonly lists: Lists,
  ) {}

  list({ query, reply }: Asked<typeof AUDIT.list>) {
    return this.lists.page(this.audit, query, reply);
  }

  export({ query: { filter }, reply }: Asked<typeof AUDIT.export>) {
    return this.lists.file(this.audit, { filter }, reply);
  }

  find({ id }: Asked<typeof AUDIT.find>) {
    return this.audit.find(id);
  }
}
