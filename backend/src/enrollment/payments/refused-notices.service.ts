import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';

/** 'provider-id': the payment of another reference. 'state': contradicts what is booked. */
export type NoticeRefusal = 'signature' | 'timestamp' | 'reference' | 'provider-id' | 'state';

const WINDOW_MS = 60_000;
/** Anyone can send notices: a flood of them must not fill the audit trail. */
const MOST_RECORDED = 60;

/** Audits refused payment notices: at most a few a minute in each process, the rest are counted in the log. */
@Injectable()
export class RefusedNotices {
  private readonly logger = new Logger('RefusedNotices');
  private window = { startedAt: 0, recorded: 0, left: 0 };

  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async record(refusal: NoticeRefusal): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.window.startedAt >= WINDOW_MS) {
      this.reportLeft();
      this.window = { startedAt: now, recorded: 0, left: 0 };
    }
    if (this.window.recorded >= MOST_RECORDED) {
      this.window.left += 1;
      return;
    }
    this.window.recorded += 1;
    await this.transactions.run((tx) =>
      this.audit.record(tx, {
        user: null,
        action: 'refuse-payment-notice',
        subject: 'payment-notice',
        subjectId: refusal,
      }),
    );
  }

  private reportLeft(): void {
    if (this.window.left > 0) {
      this.logger.warn(`${this.window.left} more refused payment notices within a minute`);
    }
  }
}
