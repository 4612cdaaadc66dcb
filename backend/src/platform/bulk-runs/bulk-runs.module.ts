import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../business-rules/business-rules.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { BulkRunsController } from './bulk-runs.controller.ts';
import { BulkRuns } from './bulk-runs.ts';
import { BulkRunsRepository } from './bulk-runs.repository.ts';
import { BulkRunsService } from './bulk-runs.service.ts';
import { CancelBulkRunService } from './cancel-bulk-run.service.ts';
import { StartBulkRunService } from './start-bulk-run.service.ts';
import { WorkBulkRunService } from './work-bulk-run.service.ts';

/** Long-running jobs on many subjects: they show progress, can be canceled, survive a kill and do nothing twice. */
@Module({
  imports: [BusinessRulesModule, JobsModule],
  controllers: [BulkRunsController],
  providers: [
    BulkRuns,
    BulkRunsRepository,
    BulkRunsService,
    CancelBulkRunService,
    StartBulkRunService,
    WorkBulkRunService,
  ],
  exports: [BulkRuns, BulkRunsRepository, StartBulkRunService],
})
export class BulkRunsModule {}
