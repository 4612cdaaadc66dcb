import { AUDIT, VERIFICATION } from '#shared/audit/audit.calls';
import { Lists } from '../http/lists.ts';
import { type Asked, Serves, type Serving } from '../http/serving.ts';
import { AuditService } from './audit.service.ts';
import { VerifyAuditService } from './verify-audit.service.ts';

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

@Serves(VERIFICATION)
export class VerificationController implements Serving<typeof VERIFICATION> {
  constructor(private readonly verifyAudit: VerifyAuditService) {}

  read() {
    return this.verifyAudit.read();
  }

  verify({ user, body }: Asked<typeof VERIFICATION.verify>) {
    return this.verifyAudit.goOn(user, body);
  }
}
