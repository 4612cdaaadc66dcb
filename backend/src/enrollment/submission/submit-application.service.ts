import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { JobHandler, TakenJob } from '../../platform/jobs/job-handler.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import { CarrierUnavailable } from '../installation/carrier/carrier-answer.ts';
import { callCarrier } from '../installation/carrier/carrier-call.ts';
import { CarrierGateway } from '../installation/carrier/carrier.gateway.ts';
import { IndividualApplicationsRepository } from '../parts/submission/individual-applications.repository.ts';
import { RecordOutcomeService } from './record-outcome.service.ts';
import { SignedApplications } from './signed-applications.ts';

/** Sends a submitted application to the carrier: what was signed, with the SSNs. Its key stays the same however often it is sent. */
@Injectable()
export class SubmitApplicationService implements JobHandler, OnModuleInit {
  readonly topic = 'submit-application';

  constructor(
    private readonly worker: Worker,
    private readonly applications: IndividualApplicationsRepository,
    private readonly signed: SignedApplications,
    private readonly carrier: CarrierGateway,
    private readonly recordOutcome: RecordOutcomeService,
  ) {}

  onModuleInit(): void {
    this.worker.register(this);
  }

  async run({ subjectId: id, idempotencyKey }: TakenJob, stop: AbortSignal): Promise<void> {
    const application = await this.applications.find({ id });
    const submission = application?.status === 'Waiting' ? await this.applications.findNewest(application) : null;
    if (!application || !submission) {
      return;
    }
    const signed = await this.signed.read(submission);
    stop.throwIfAborted();
    const result = await callCarrier(async () =>
      this.carrier.submitApplication(idempotencyKey, await this.signed.withSsns(application, signed)),
    );
    await this.recordOutcome.record(application, submission, result);
    if (result.outcome === 'Unavailable') {
      throw new CarrierUnavailable(result.message, result.detail);
    }
  }

  giveUp(tx: EntityManager, { subjectId: id }: TakenJob): Promise<void> {
    return this.recordOutcome.giveUp(tx, id);
  }
}
