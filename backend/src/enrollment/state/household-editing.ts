import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { householdEditProblem } from '#shared/individual-enrollment/editing';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { type AuditEntry, AuditTrail } from '../../platform/security/audit-trail.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { RefreshHouseholdService, type RefreshedHousehold } from './refresh-household.service.ts';

/** The check before every change of a household's enrollment and the steps after it. */
@Injectable()
export class HouseholdEditing {
  constructor(
    private readonly refreshHousehold: RefreshHouseholdService,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws WRONG_STATE when the panels cannot be changed now. The quote was found for update. */
  assertOpen({ status, isDeleted, readOnlyReason }: IndividualQuote): void {
    const problem = householdEditProblem({ status, isDeleted, readOnly: readOnlyReason });
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
  }

  /** Updates the status and audits the change. Call it last. */
  async end(
    tx: EntityManager,
    user: SessionUser,
    quote: IndividualQuote,
    entry: AuditEntry,
  ): Promise<RefreshedHousehold> {
    const refreshed = await this.refreshHousehold.refresh(tx, user, quote);
    await this.audit.record(tx, entry);
    return refreshed;
  }
}
