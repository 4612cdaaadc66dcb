import { Module } from '@nestjs/common';
import { BulkRunsModule } from '../../platform/bulk-runs/bulk-runs.module.ts';
import { EnrollmentModule } from '../../enrollment/enrollment.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { JobsModule } from '../../platform/jobs/jobs.module.ts';
import { ErrorAttemptsRepository } from './attempts/error-attempts.repository.ts';
import { ErrorAttemptsService } from './attempts/error-attempts.service.ts';
import { ErrorRunsController } from './bulk/error-runs.controller.ts';
import { StartErrorRunService } from './bulk/start-error-run.service.ts';
import { RepairInBulkService } from './bulk/repair-in-bulk.service.ts';
import { ResolveInstallationService } from './repairs/resolve-installation.service.ts';
import { ResubmitInstallationService } from './repairs/resubmit-installation.service.ts';
import { InstallationSubjects } from './bulk/installation-subjects.ts';
import { SubjectsRepository } from './bulk/subjects.repository.ts';
import { ErrorReportsController } from './error-reports.controller.ts';
import { ErrorReportsRepository } from './error-reports.repository.ts';
import { ErrorReportsService } from './error-reports.service.ts';
import { IndividualApplicationsController } from './individual/individual-applications.controller.ts';
import { FailedApplications } from './individual/failed-applications.ts';
import { RepairIndividualsInBulkService } from './individual/repair-individuals-in-bulk.service.ts';
import { ResolveIndividualService } from './individual/resolve-individual.service.ts';
import { ResubmitIndividualService } from './individual/resubmit-individual.service.ts';
import { FailedInstallations } from './repairs/failed-installations.ts';
import { RepairsController } from './repairs/repairs.controller.ts';

/** Work that could not be sent to another system, and how staff resolve it. */
@Module({
  imports: [BulkRunsModule, QuotingModule, EnrollmentModule, JobsModule],
  controllers: [ErrorReportsController, ErrorRunsController, IndividualApplicationsController, RepairsController],
  providers: [
    ErrorAttemptsRepository,
    ErrorAttemptsService,
    ErrorReportsRepository,
    ErrorReportsService,
    FailedApplications,
    FailedInstallations,
    RepairInBulkService,
    RepairIndividualsInBulkService,
    ResolveIndividualService,
    ResolveInstallationService,
    ResubmitIndividualService,
    ResubmitInstallationService,
    StartErrorRunService,
    InstallationSubjects,
    SubjectsRepository,
  ],
  exports: [ErrorReportsService, ResolveIndividualService, ResubmitIndividualService, SubjectsRepository],
})
export class ErrorReportsModule {}
