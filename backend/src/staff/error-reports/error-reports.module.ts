import { Module } from '@nestjs/common';
import { BulkRunsModule } from '../../platform/bulk-runs/bulk-runs.module.ts';
import { InstallationModule } from '../../enrollment/installation/installation.module.ts';
import { JobsModule } from '../../platform/jobs/jobs.module.ts';
import { ErrorAttemptsRepository } from './attempts/error-attempts.repository.ts';
import { ErrorAttemptsService } from './attempts/error-attempts.service.ts';
import { ErrorRunsController } from './bulk/error-runs.controller.ts';
import { RepairInstallationsInBulkService } from './bulk/repair-installations-in-bulk.service.ts';
import { ResolveIndividualsInBulkService } from './bulk/resolve-individuals-in-bulk.service.ts';
import { StartErrorRunService } from './bulk/start-error-run.service.ts';
import { InstallationSubjects } from './bulk/installation-subjects.ts';
import { SubjectNames } from './bulk/subject-names.ts';
import { ErrorReportsController } from './error-reports.controller.ts';
import { ErrorReportsRepository } from './error-reports.repository.ts';
import { ErrorReportsService } from './error-reports.service.ts';
import { IndividualApplicationsController } from './individual/individual-applications.controller.ts';
import { ResolveIndividualService } from './individual/resolve-individual.service.ts';
import { FailedInstallations } from './repairs/failed-installations.ts';
import { RepairsController } from './repairs/repairs.controller.ts';
import { ResolveGroupService } from './repairs/resolve-group.service.ts';
import { ResolveMemberService } from './repairs/resolve-member.service.ts';
import { ResubmitGroupService } from './repairs/resubmit-group.service.ts';
import { ResubmitMemberService } from './repairs/resubmit-member.service.ts';

/** What could not reach another system, and what staff do about it. */
@Module({
  imports: [BulkRunsModule, InstallationModule, JobsModule],
  controllers: [ErrorReportsController, ErrorRunsController, IndividualApplicationsController, RepairsController],
  providers: [
    ErrorAttemptsRepository,
    ErrorAttemptsService,
    ErrorReportsRepository,
    ErrorReportsService,
    FailedInstallations,
    RepairInstallationsInBulkService,
    ResolveGroupService,
    ResolveIndividualService,
    ResolveIndividualsInBulkService,
    ResolveMemberService,
    ResubmitGroupService,
    ResubmitMemberService,
    StartErrorRunService,
    InstallationSubjects,
    SubjectNames,
  ],
  exports: [ErrorReportsService],
})
export class ErrorReportsModule {}
