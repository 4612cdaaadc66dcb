import { Injectable } from '@nestjs/common';
import type { RemovedMembersResponse } from '#shared/census/census.record';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { CensusEditing } from '../census-editing.ts';
import { CensusRepository } from '../census.repository.ts';
import { CensusSnapshots } from '../snapshots/census-snapshots.ts';

@Injectable()
export class RemoveAllMembersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly editing: CensusEditing,
    private readonly census: CensusRepository,
    private readonly snapshots: CensusSnapshots,
    private readonly clock: Clock,
  ) {}

  /** Empties the census; the response says how to undo it. */
  removeAll(user: SessionUser, quoteId: number): Promise<RemovedMembersResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.editing.begin(tx, user, quoteId);
      const census = await this.census.listOf(quote, tx);
      const occasion = { reason: 'removed', takenAt: this.clock.now(), members: census, census } as const;
      const RemovalId = await this.snapshots.take(tx, quote, occasion);
      await this.census.removeAll(tx, quote);
      await this.editing.end(tx, quote, { user, action: 'remove-census', subject: 'quote', subjectId: quoteId });
      return { RemovedIds: census.map(({ id }) => id), RemovalId };
    });
  }
}
