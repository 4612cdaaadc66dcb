import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CarrierPcpChange } from '#shared/installation/carrier-payload';
import { callCarrier, type CallResult } from '../../enrollment/installation/carrier/carrier-call.ts';
import { CarrierGateway } from '../../enrollment/installation/carrier/carrier.gateway.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import type { JobHandler, TakenJob } from '../../platform/jobs/job-handler.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import type { PcpChange } from './pcp-change.table.ts';
import { PcpChangesRepository } from './pcp-changes.repository.ts';

/** Has the worker repeat the job. */
class PcpChangeUnanswered extends Error {
  override readonly name = 'PcpChangeUnanswered';
}

/** Ours. */
const UNANSWERED = 'The carrier did not answer. Please try again later, or call the carrier.';

/** Sends a change of a primary care provider to the carrier. Its key stays the same however often it is sent. */
@Injectable()
export class SendPcpChangeService implements JobHandler, OnModuleInit {
  readonly topic = 'change-pcp';

  constructor(
    private readonly worker: Worker,
    private readonly transactions: Transactions,
    private readonly changes: PcpChangesRepository,
    private readonly carrier: CarrierGateway,
  ) {}

  onModuleInit(): void {
    this.worker.register(this);
  }

  async run({ subjectId, idempotencyKey }: TakenJob, stop: AbortSignal): Promise<void> {
    const change = await this.changes.findToSend(subjectId);
    if (change?.status !== 'Requested') {
      return;
    }
    const payload = await this.payloadOf(change);
    stop.throwIfAborted();
    const result = await callCarrier(() => this.carrier.changePcp(idempotencyKey, payload));
    await this.transactions.run((tx) => this.record(tx, change, result));
    if (result.outcome === 'Unavailable') {
      throw new PcpChangeUnanswered();
    }
  }

  /** No more automatic retries: the agent requests it again, under the same key. */
  async giveUp(tx: EntityManager, { subjectId: id }: TakenJob): Promise<void> {
    const change = await this.changes.find(id, tx);
    if (change) {
      await this.changes.settle(tx, change, { status: 'Unanswered', reason: UNANSWERED, detail: change.detail });
    }
  }

  private async record(
    tx: EntityManager,
    change: PcpChange,
    { outcome, message: reason, detail }: CallResult,
  ): Promise<void> {
    if (outcome === 'Unavailable') {
      await this.changes.note(tx, change, detail);
    } else if (outcome === 'Refused') {
      await this.changes.settle(tx, change, { status: 'Refused', reason, detail });
    } else if (await this.changes.settle(tx, change, { status: 'Changed', reason: '', detail })) {
      await this.changes.assign(tx, change);
    }
  }

  private async payloadOf(change: PcpChange): Promise<CarrierPcpChange> {
    const contract = change.contract!;
    return {
      Reference: `P${change.id}`,
      ContractId: contract.contractNumber,
      FacetsId: change.facetsId,
      EnterpriseId: change.enterpriseId,
      LastName: (await this.changes.findLastName(change)) ?? contract.lastName,
      ProviderId: change.providerId,
      ProviderName: change.providerName,
      IsExistingPatient: change.isExistingPatient,
      EffectiveDate: change.effectiveDate,
    };
  }
}
