import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LEFT_AS_IT_IS, RENEWAL_FAILED } from '#shared/renewals/passive-renewal';
import { type BulkItemOutcome, BulkRuns, type BulkRunWork } from '../../../platform/bulk-runs/bulk-runs.ts';
import { GroupsRepository } from '../../../quoting/groups/groups.repository.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { type GroupQuote, Quotes } from '../../../quoting/quotes/quotes.repository.ts';
import { BeginRenewalQuoteService } from './begin-renewal-quote.service.ts';
import { RenewQuoteService } from './renew-quote.service.ts';
import { UpcomingRenewalsRepository } from '../upcoming/upcoming-renewals.repository.ts';

const DONE: BulkItemOutcome = { state: 'Done', message: '' };

/**
 * Renews submitted groups, one at a time. Until its turn a group's quote is unchanged and its agent may work on it: an agent's selection
 * wins, and the group is skipped.
 */
@Injectable()
export class RenewGroupsService implements BulkRunWork, OnModuleInit {
  readonly kind = 'passive-renewal';
  readonly permission = 'internal';

  constructor(
    private readonly bulkRuns: BulkRuns,
    private readonly upcoming: UpcomingRenewalsRepository,
    private readonly groups: GroupsRepository,
    private readonly quotes: Quotes,
    private readonly beginQuote: BeginRenewalQuoteService,
    private readonly renewQuote: RenewQuoteService,
  ) {}

  onModuleInit(): void {
    this.bulkRuns.register(this);
  }

  nameSubjects(groupIds: readonly number[]): Promise<Map<number, string>> {
    return this.upcoming.mapNames(groupIds);
  }

  async runOne(tx: EntityManager, user: SessionUser, groupId: number): Promise<BulkItemOutcome> {
    const { quote, isBegun } = await this.findQuote(tx, user, groupId);
    const isFilled = !isBegun && (await this.beginQuote.fillUntouched(tx, quote));
    if (quote.status === 'PassiveRenewalFailure') {
      return { state: 'Skipped', message: RENEWAL_FAILED };
    }
    const message = await this.renewQuote.renew(tx, user, quote, { isBegun, isFilled });
    if (message === '') {
      return DONE;
    }
    return { state: LEFT_AS_IT_IS.includes(message) ? 'Skipped' : 'Failed', message };
  }

  /**
   * Locked until the transaction ends. Lock the quote before any other read, so its id is found outside the transaction: MySQL fixes the
   * REPEATABLE READ snapshot at the first read, which must include the changes of an agent whom this lock waits for.
   */
  private async findQuote(
    tx: EntityManager,
    user: SessionUser,
    groupId: number,
  ): Promise<{ quote: GroupQuote; isBegun: boolean }> {
    const known = await this.upcoming.findQuoteId(groupId);
    if (known !== null) {
      return { quote: await this.quotes.of('group').lock(user, known, tx), isBegun: false };
    }
    const group = await this.groups.findForUpdate(user, groupId, tx);
    const begun = await this.upcoming.findQuoteId(groupId, tx);
    return begun === null
      ? { quote: await this.beginQuote.begin(tx, user, group), isBegun: true }
      : { quote: await this.quotes.of('group').lock(user, begun, tx), isBegun: false };
  }
}
