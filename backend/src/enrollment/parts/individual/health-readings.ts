import { Injectable } from '@nestjs/common';
import type { HealthAnswers } from '#shared/individual-enrollment/questions';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';

/** Records which staff have read health answers, as for an SSN that is shown. */
@Injectable()
export class HealthReadings {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** Before the answers are sent. Agents read the answers of their own clients. */
  async note(user: SessionUser, { id: subjectId }: IndividualQuote, health: HealthAnswers): Promise<void> {
    if (user.isInternal && Object.values(health).some((answer) => answer !== null)) {
      await this.transactions.run((tx) =>
        this.audit.record(tx, { user, action: 'view-health-answers', subject: 'quote', subjectId }),
      );
    }
  }
}
