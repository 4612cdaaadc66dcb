import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../platform/business-rules/business-rules.module.ts';
import { DocumentsModule } from '../platform/documents/documents.module.ts';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module.ts';
import { JobsModule } from '../platform/jobs/jobs.module.ts';
import { QuotingModule } from '../quoting/quoting.module.ts';
import { DecisionsController } from './decisions/decisions.controller.ts';
import { DecisionsService } from './decisions/decisions.service.ts';
import { EnrollmentOverviewService } from './decisions/enrollment-overview.service.ts';
import { ExchangeService } from './decisions/exchange.service.ts';
import { ComposeHouseholdService } from './household-application/compose-household.service.ts';
import { HouseholdApplicationService } from './household-application/household-application.service.ts';
import { InstallationModule } from './installation/installation.module.ts';
import { EnrollmentPartsModule } from './parts/enrollment-parts.module.ts';
import { ComposeApplicationService } from './pdf/compose-application.service.ts';
import { EmployerSignatureController } from './signature/employer-signature.controller.ts';
import { EmployerSignatureService } from './signature/employer-signature.service.ts';
import { GroupSignatureService } from './signature/group-signature.service.ts';
import { HouseholdSignatureService } from './signature/household-signature.service.ts';
import { ApplicationPdfService } from './signature/pdf/application-pdf.service.ts';
import { SignatureController } from './signature/signature.controller.ts';
import { SignatureService } from './signature/signature.service.ts';
import { EnrollmentStateModule } from './state/enrollment-state.module.ts';
import { ProofRepository } from './submission/proof.repository.ts';
import { SendApplicationService } from './submission/send-application.service.ts';
import { SubmissionOutcomeService } from './submission/submission-outcome.service.ts';
import { SubmissionProofService } from './submission/submission-proof.service.ts';
import { SubmissionController } from './submission/submission.controller.ts';
import { SubmissionService } from './submission/submission.service.ts';

/** What is signed, printed and sent, and what staff decide about it. */
@Module({
  imports: [
    BusinessRulesModule,
    QuotingModule,
    DocumentsModule,
    EnrollmentPartsModule,
    EnrollmentStateModule,
    IdempotencyModule,
    InstallationModule,
    JobsModule,
  ],
  controllers: [DecisionsController, EmployerSignatureController, SignatureController, SubmissionController],
  providers: [
    ApplicationPdfService,
    ComposeApplicationService,
    ComposeHouseholdService,
    DecisionsService,
    EmployerSignatureService,
    EnrollmentOverviewService,
    ExchangeService,
    GroupSignatureService,
    HouseholdApplicationService,
    HouseholdSignatureService,
    ProofRepository,
    SendApplicationService,
    SignatureService,
    SubmissionOutcomeService,
    SubmissionProofService,
    SubmissionService,
  ],
  exports: [HouseholdApplicationService, SignatureService, SubmissionOutcomeService, SubmissionService],
})
export class EnrollmentModule {}
