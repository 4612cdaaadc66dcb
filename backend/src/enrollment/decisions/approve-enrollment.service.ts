import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DecideRequest } from '#shared/enrollment/enrollment.record';
import { AssignEnterpriseIdService } from '../../quoting/group-editing/assign-enterprise-id.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Outbox } from '../../platform/jobs/outbox.ts';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import { needsEnterpriseId } from '../overview/enrollment-overview.service.ts';
import { EnrollmentStateService } from '../state/enrollment-state.service.ts';

/** Checks and side effects of an approval. */
@Injectable()
export class ApproveEnrollmentService {
  constructor(
    private readonly state: EnrollmentStateService,
    private readonly assignEnterpriseId: AssignEnterpriseIdService,
    private readonly outbox: Outbox,
  ) {}

  /** Installing incomplete members would fail: the approver has to give a reason. */
  async hasIncompleteMembers(tx: EntityManager, quote: GroupQuote): Promise<boolean> {
    return (await this.state.listIncompleteMembers(quote, tx)).length > 0;
  }

  /** Assigns a number to new business and queues the group for installation. */
  async approve(
    tx: EntityManager,
    user: SessionUser,
    quote: GroupQuote,
    { GroupEnterpriseId: written }: DecideRequest,
  ): Promise<void> {
    if (needsEnterpriseId(quote)) {
      await this.assignEnterpriseId.assign(tx, user, { groupId: quote.groupId, written });
    }
    await this.outbox.add(tx, { topic: 'install-group', subjectId: quote.id });
  }
}
