import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { TakenJob } from '../../platform/jobs/job-handler.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import { IndividualApplicationsRepository } from '../parts/submission/individual-applications.repository.ts';
import { RecordOutcomeService } from './record-outcome.service.ts';
import { SendToCarrierService } from './sending/send-to-carrier.service.ts';
import { SendToMarketplaceService } from './sending/send-to-marketplace.service.ts';

/** Has the worker repeat the job. */
class ApplicationUnanswered extends Error {
  override readonly name = 'ApplicationUnanswered';
}

/** Sends a submitted application to the carrier, or to the marketplace. Its key stays the same however often it is sent. */
@Injectable()
export class SubmitApplicationService implements OnModuleInit {
  constructor(
    private readonly worker: Worker,
    private readonly applications: IndividualApplicationsRepository,
    private readonly toCarrier: SendToCarrierService,
    private readonly toMarketplace: SendToMarketplaceService,
    private readonly recordOutcome: RecordOutcomeService,
  ) {}

  onModuleInit(): void {
    for (const topic of ['submit-application', 'enroll-at-marketplace'] as const) {
      this.worker.register({
        topic,
        run: (job, stop) => this.run(job, stop),
        giveUp: (tx, { subjectId }) => this.recordOutcome.giveUp(tx, subjectId),
      });
    }
  }

  private async run({ subjectId: id, idempotencyKey }: TakenJob, stop: AbortSignal): Promise<void> {
    const application = await this.applications.find({ id });
    const submission = application?.status === 'Waiting' ? await this.applications.findNewest(application) : null;
    if (!application || !submission) {
      return;
    }
    const sender = application.isFfm ? this.toMarketplace : this.toCarrier;
    const result = await sender.send(idempotencyKey, { application, submission, stop });
    await this.recordOutcome.record(application, result);
    if (result.outcome === 'Unavailable') {
      throw new ApplicationUnanswered();
    }
  }
}
