import { Injectable } from '@nestjs/common';
import type { RemovedMembersResponse } from '#shared/census/census.record';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { CensusEditing } from '../census-editing.ts';
import { CensusRepository } from '../census.repository.ts';
import { CensusSnapshots } from '../snapshots/census-snapshots.ts';

@Injectable()
export class RemoveMemberService {
  constructor(
    private readonly transactions: Transactions,
    private readonly editing: CensusEditing,
    private readonly census: CensusRepository,
    private readonly snapshots: CensusSnapshots,
    private readonly clock: Clock,
  ) {}

  /** Removes a dependent, or an employee with the whole household; the response lists the removed members and how to undo it. */
  remove(user: SessionUser, quoteId: number, memberId: number): Promise<RemovedMembersResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.editing.begin(tx, user, quoteId);
      const member = await this.census.findMember(quote, memberId, tx);
      const census = await this.census.listOf(quote, tx);
      const household = census.filter(({ employeeNumber }) => employeeNumber === member.employeeNumber);
      const members = member.relationship === 'Self' ? household : [member];
      const gone = members.map(({ id }) => id);
      const takenAt = this.clock.now();
      const RemovalId = await this.snapshots.take(tx, quote, { reason: 'removed', takenAt, members, census });
      await this.census.remove(tx, quote, gone);
      await this.editing.end(tx, quote, {
        user,
        action: 'remove-census-member',
        subject: 'census-member',
        subjectId: memberId,
      });
      return { RemovedIds: gone, RemovalId };
    });
  }
}
