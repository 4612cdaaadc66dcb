import { VERIFICATION } from '#shared/audit/audit.calls';
import { type Asked, Serves, type Serving } from '../http/serving.ts';
import { VerifyAuditService } from './verify-audit.service.ts';

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
