import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isInCarrier } from '#shared/installation/installation-status';
import { Transactions } from '../../platform/database/transactions.ts';
import type { JobHandler, TakenJob } from '../../platform/jobs/job-handler.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import { callCarrier, CARRIER_DOWN, CarrierUnavailable } from './carrier/carrier-answer.ts';
import { CarrierGateway } from './carrier/carrier.gateway.ts';
import type { Installation } from './installation.table.ts';
import { InstallationsRepository } from './installations.repository.ts';
import {
  CarrierEnrollmentService,
  type EnrolledPerson,
  type StoredEnrollment,
} from './carrier/carrier-enrollment.service.ts';
import { RecordInstallationService } from './record-installation.service.ts';

/** After this many unanswered members in a row the carrier counts as unavailable, and the rest waits for the next attempt. */
const MOST_SILENCES = 3;

interface Work {
  job: TakenJob;
  stop: AbortSignal;
  installation: Installation;
  enrollment: StoredEnrollment;
}

/**
 * Installs an approved group in the carrier system, then its members one by one. Each answer is recorded as it arrives, so that a retry
 * resumes where the job stopped; calls without an answer are sent again with the same key.
 */
@Injectable()
export class InstallGroupService implements JobHandler, OnModuleInit {
  readonly topic = 'install-group';

  constructor(
    private readonly worker: Worker,
    private readonly transactions: Transactions,
    private readonly installations: InstallationsRepository,
    private readonly enrollments: CarrierEnrollmentService,
    private readonly carrier: CarrierGateway,
    private readonly record: RecordInstallationService,
  ) {}

  onModuleInit(): void {
    this.worker.register(this);
  }

  async run(job: TakenJob, stop: AbortSignal): Promise<void> {
    const quote = await this.installations.findApprovedQuote(job.subjectId);
    if (!quote) {
      return;
    }
    const installation = await this.transactions.run((tx) => this.installations.begin(tx, quote));
    const work = { job, stop, installation, enrollment: await this.enrollments.find(quote) };
    if (await this.installGroup(work)) {
      await this.installMembers(work);
    }
  }

  async giveUp(tx: EntityManager, { subjectId }: TakenJob): Promise<void> {
    const quote = await this.installations.findApprovedQuote(subjectId, tx);
    if (quote) {
      await this.installations.begin(tx, quote);
      await this.record.giveUp(tx, subjectId);
    }
  }

  /** Whether the carrier has installed it. @throws CarrierUnavailable */
  private async installGroup({ job, stop, installation, enrollment }: Work): Promise<boolean> {
    if (installation.status !== 'Waiting') {
      return isInCarrier(installation.status);
    }
    stop.throwIfAborted();
    const result = await callCarrier(() => this.carrier.installGroup(job.idempotencyKey, enrollment.group));
    await this.record.group(installation, result);
    if (result.outcome === 'Unavailable') {
      throw new CarrierUnavailable(result.message, result.detail);
    }
    return result.outcome === 'Installed';
  }

  private async installMembers(work: Work): Promise<void> {
    const { stop, installation, enrollment } = work;
    const ids = enrollment.people.map(({ censusMemberId }) => censusMemberId);
    await this.transactions.run((tx) => this.installations.addMembers(tx, installation.id, ids));
    const states = await this.installations.mapMembers(installation.id);
    const waiting = enrollment.people.filter(({ censusMemberId }) => states.get(censusMemberId)?.status === 'Waiting');
    /** Employees without an answer from the carrier: their dependents wait. */
    const unheard = new Set<string>();
    for (const person of waiting) {
      stop.throwIfAborted();
      const { SubscriberReference: employee } = person.payload;
      if (unheard.size < MOST_SILENCES && !unheard.has(employee) && !(await this.installMember(work, person))) {
        unheard.add(employee);
      }
    }
    await this.record.finish(installation);
    if (unheard.size > 0) {
      throw new CarrierUnavailable(CARRIER_DOWN, `${unheard.size} households without an answer`);
    }
  }

  /** Whether the carrier answered. */
  private async installMember(
    { job, installation, enrollment }: Work,
    { censusMemberId, payload, openSsn }: EnrolledPerson,
  ): Promise<boolean> {
    const key = `${job.idempotencyKey}-${censusMemberId}`;
    const result = await callCarrier(async () =>
      this.carrier.installMember(key, enrollment.group.Reference, { ...payload, SSN: openSsn() }),
    );
    await this.record.member(installation, censusMemberId, result);
    return result.outcome !== 'Unavailable';
  }
}
