import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LEFT_AS_IT_IS, ONLY_FAILED, RENEWAL_FAILED } from '#shared/renewals/passive-renewal';
import type { ResubmitPassiveRenewalResponse } from '#shared/renewals/upcoming-renewal.record';
import { type BulkItemOutcome, BulkRuns, type BulkRunWork } from '../../platform/bulk-runs/bulk-runs.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { GroupsRepository } from '../../quoting/groups/groups.repository.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { RenewalPlansService } from '../../quoting/renewal-plans/renewal-plans.service.ts';
import type { MadeForRenewal } from '../../quoting/renewals/passive/before-renewal.ts';
import { PassiveRenewalsService } from '../../quoting/renewals/passive/passive-renewals.service.ts';
import { PassiveSelectionService } from '../../quoting/renewals/passive/passive-selection.service.ts';
import { BeginRenewalQuoteService } from './begin-renewal-quote.service.ts';
import { UpcomingRenewalsRepository } from './upcoming-renewals.repository.ts';

const DONE: BulkItemOutcome = { state: 'Done', message: '' };

/**
 * Renews submitted groups, one at a time. Until its turn a group's quote is unchanged and its agent may work on it: an agent's selection
 * wins, and the group is skipped. A complete passive renewal, in the caller's transaction. Retries a failed passive renewal with current
 * data. Retries many failed passive renewals: the run started by the error report. Subjects are quotes.
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
    private readonly renewalPlans: RenewalPlansService,
    private readonly selection: PassiveSelectionService,
    private readonly passiveRenewals: PassiveRenewalsService,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.bulkRuns.register(this);
    this.bulkRuns.register({
      kind: 'resubmit-passive-renewal',
      permission: 'internal',
      nameSubjects: (quoteIds) => this.upcoming.mapNamesByQuote(quoteIds),
      runOne: (tx, user, quoteId) => this.resubmitOne(tx, user, quoteId),
    });
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
    const message = await this.renew(tx, user, quote, { isBegun, isFilled });
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

  /**
   * Finishes a quote that is already in Pending Passive.
   *
   * @param quote locked
   * @param made what has just been done for this renewal: the quote started, or its empty census filled
   * @returns '' when renewed; otherwise why it failed, which is stored with the quote, or why it was left unchanged
   * @throws RULE_BROKEN when it must not be renewed passively: then nothing may be committed
   */
  private async renew(
    tx: EntityManager,
    user: SessionUser,
    quote: GroupQuote,
    made: MadeForRenewal = { isBegun: false, isFilled: false },
  ): Promise<string> {
    const renewal = await this.renewalPlans.find(quote, tx);
    if (quote.status === 'PendingPassive') {
      return (await this.passiveRenewals.complete(tx, user, quote, renewal)).message;
    }
    const problem = await this.selection.findRefusal(user, renewal, tx);
    if (problem !== null && LEFT_AS_IT_IS.includes(problem)) {
      return problem;
    }
    if (problem !== null) {
      throw new AppError('RULE_BROKEN', problem);
    }
    const pending = await this.passiveRenewals.request(tx, user, quote, { why: 'passive renewal requested', made });
    return (await this.passiveRenewals.complete(tx, user, pending, renewal)).message;
  }

  /**
   * Retries a failed one with current data.
   *
   * @param quote locked
   * @returns '' when renewed; otherwise why it failed again
   * @throws WRONG_STATE, RULE_BROKEN when it must not be retried
   */
  private async renewAgain(tx: EntityManager, user: SessionUser, quote: GroupQuote): Promise<string> {
    if (quote.status !== 'PassiveRenewalFailure') {
      throw new AppError('WRONG_STATE', ONLY_FAILED);
    }
    const renewal = await this.renewalPlans.find(quote, tx);
    const asBefore = { ...renewal, quote: { ...quote, status: 'Quoting' as const } };
    const problem = await this.selection.findRefusal(user, asBefore, tx);
    if (problem !== null) {
      throw new AppError('RULE_BROKEN', problem);
    }
    const pending = await this.passiveRenewals.request(tx, user, quote, { why: 'passive renewal tried again' });
    return (await this.passiveRenewals.complete(tx, user, pending, renewal)).message;
  }

  /** A repeated failure is a result, not an error: the reason is stored. @throws NOT_FOUND, WRONG_STATE, RULE_BROKEN */
  resubmit(user: SessionUser, quoteId: number): Promise<ResubmitPassiveRenewalResponse> {
    return this.transactions.run((tx) => this.resubmitIn(tx, user, quoteId));
  }

  /** Same in the caller's transaction, for resubmitting many. Its first read must be the locked quote. */
  async resubmitIn(tx: EntityManager, user: SessionUser, quoteId: number): Promise<ResubmitPassiveRenewalResponse> {
    const quote = await this.quotes.of('group').lock(user, quoteId, tx);
    const message = await this.renewAgain(tx, user, quote);
    return {
      QuoteId: quoteId,
      Outcome: message === '' ? 'Renewed' : 'Failed',
      Message: message,
      Status: message === '' ? 'PassivelyRenewed' : 'PassiveRenewalFailure',
    };
  }

  /** For the run that the error report starts: its subjects are quotes. */
  private async resubmitOne(tx: EntityManager, user: SessionUser, quoteId: number): Promise<BulkItemOutcome> {
    try {
      const { Outcome, Message } = await this.resubmitIn(tx, user, quoteId);
      return { state: Outcome === 'Renewed' ? 'Done' : 'Failed', message: Message };
    } catch (error) {
      // Resolved by someone else in the meantime, which is fine. Nothing has been written yet.
      if (error instanceof AppError && error.message === ONLY_FAILED) {
        return { state: 'Skipped', message: ONLY_FAILED };
      }
      throw error;
    }
  }
}
