import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  backOn,
  type CallOutcome,
  callProblem,
  type CallTopic,
} from '#shared/book-of-business/individuals/today/call-outcomes';
import type { NotedCall as NotedCallAnswer } from '#shared/book-of-business/individuals/today/calls.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import {
  notFound,
  type VisibleContract,
  VisibleContractsRepository,
} from '../contracts/visible-contracts.repository.ts';
import type { NotedCall } from './noted-call.table.ts';
import { type NewNotedCall, NotedCallsRepository } from './noted-calls.repository.ts';

interface CallToNote {
  contractNumber: string;
  topic: CallTopic;
  outcome: CallOutcome;
  until: IsoDate | null;
}

/** What came of the calls to households: who was called leaves the list of what to do today for a while. Ours: individuals, section 6. */
@Injectable()
export class NotedCallsService {
  constructor(
    private readonly contracts: VisibleContractsRepository,
    private readonly calls: NotedCallsRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** The same once more on one day is one call. @throws NOT_FOUND; RULE_BROKEN */
  async note(user: SessionUser, { contractNumber, ...said }: CallToNote): Promise<NotedCallAnswer> {
    const contract = await this.contracts.findByNumber(user, contractNumber);
    const today = this.clock.today();
    const problem = callProblem(said, today);
    if (problem !== null) {
      throw new AppError('RULE_BROKEN', problem.message, { [problem.field]: [problem.message] });
    }
    const call: NewNotedCall = {
      contractId: contract.id,
      agentId: contract.agent.id,
      topic: said.topic,
      outcome: said.outcome,
      until: backOn(said, today),
      notedOn: today,
      notedByUserId: user.id,
    };
    return this.transactions.run(async (tx) => {
      await this.contracts.lock(tx, contract);
      const same = await this.calls.findSame(tx, call);
      if (same?.until !== call.until) {
        await (same ? this.calls.putOff(tx, same, call) : this.calls.insert(tx, call));
        await this.record(tx, user, { action: 'note-call', contract });
      }
      const newest = await this.calls.listOf(contract, tx);
      return toNotedCall(newest.find((each) => isSame(each, call)) ?? notFound());
    });
  }

  /** @throws NOT_FOUND */
  async takeBack(user: SessionUser, contractNumber: string, id: number): Promise<void> {
    const contract = await this.contracts.findByNumber(user, contractNumber);
    await this.transactions.run(async (tx) => {
      await this.contracts.lock(tx, contract);
      const call = (await this.calls.find(tx, { id, contractId: contract.id })) ?? notFound();
      if (call.openMark !== null) {
        await this.calls.takeBack(tx, call);
        await this.record(tx, user, { action: 'take-back-call', contract });
      }
    });
  }

  private async record(
    tx: EntityManager,
    user: SessionUser,
    { action, contract }: { action: 'note-call' | 'take-back-call'; contract: VisibleContract },
  ): Promise<void> {
    await this.audit.record(tx, { user, action, subject: 'contract', subjectId: contract.id });
  }
}

export const toNotedCall = (call: NotedCall): NotedCallAnswer => ({
  Id: call.id,
  Topic: call.topic,
  Outcome: call.outcome,
  Until: call.until,
  NotedAt: call.notedAt.toISOString(),
  NotedBy: call.notedBy?.fullName ?? '',
});

const isSame = (one: NotedCall, other: NewNotedCall): boolean =>
  one.topic === other.topic && one.outcome === other.outcome && one.notedOn === other.notedOn;
