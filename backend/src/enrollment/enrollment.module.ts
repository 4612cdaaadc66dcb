import { Module } from '@nestjs/common';
import { QuotingModule } from '../quoting/quoting.module.ts';
import { ApplicationController } from './application/application.controller.ts';
import { ApplicationService } from './application/application.service.ts';
import { DecisionsController } from './decisions/decisions.controller.ts';
import { DecisionsService } from './decisions/decisions.service.ts';
import { EnrollmentOverviewService } from './decisions/enrollment-overview.service.ts';
import { ExchangeService } from './decisions/exchange.service.ts';
import { DemographicsController } from './demographics/demographics.controller.ts';
import { EnrollmentCensusController } from './demographics/enrollment-census.controller.ts';
import { SaveMembersService } from './demographics/save-members.service.ts';
import { DocumentsController } from './documents/documents.controller.ts';
import { DocumentsService } from './documents/documents.service.ts';
import { EnrollController } from './starting-quotes/enroll.controller.ts';
import { HouseholdPlansController } from './starting-quotes/household-plans.controller.ts';
import { HouseholdPlansService } from './starting-quotes/household-plans.service.ts';
import { SecondQuoteService } from './starting-quotes/second-quote.service.ts';
import { EnrollQuoteService } from './starting-quotes/enroll-quote.service.ts';
import { HouseholdApplicationService } from './household-application/household-application.service.ts';
import { EnrollmentPageService } from './individual/enrollment-page.service.ts';
import { IndividualEnrollmentController } from './individual/individual-enrollment.controller.ts';
import { HouseholdEnrollmentService } from './individual/household-enrollment.service.ts';
import { CarrierGateway } from './installation/carrier/carrier.gateway.ts';
import { InstallationService } from './installation/installation.service.ts';
import { InstallationController } from './installation/installation.controller.ts';
import { InstallationsRepository } from './installation/installations.repository.ts';
import { CarrierEnrollmentService } from './installation/carrier/carrier-enrollment.service.ts';
import { MarketplaceErrorsController } from './marketplace/marketplace-errors.controller.ts';
import { ReportMarketplaceErrorService } from './marketplace/report-marketplace-error.service.ts';
import { MarketplaceEnrollmentController } from './marketplace/marketplace-enrollment.controller.ts';
import { SubmitToMarketplaceService } from './marketplace/submit-to-marketplace.service.ts';
import { ApplicationFactsService } from './parts/application/application-facts.service.ts';
import { ApplicationsRepository } from './parts/application/applications.repository.ts';
import { DemographicsReader } from './parts/demographics/demographics-reader.service.ts';
import { MemberEnrollmentsRepository } from './parts/demographics/member-enrollments.repository.ts';
import { DemographicsService } from './demographics/demographics.service.ts';
import { EnrollmentDocumentsRepository } from './parts/documents/enrollment-documents.repository.ts';
import { RequiredDocumentsService } from './parts/documents/required-documents.service.ts';
import { IndividualEnrollmentsRepository } from './parts/household/individual-enrollments.repository.ts';
import { HouseholdReader } from './parts/household/household-reader.service.ts';
import { SignaturesRepository } from './signature/signatures.repository.ts';
import { IndividualApplicationsRepository } from './parts/household/individual-applications.repository.ts';
import { HandOffController } from './payments/hand-off.controller.ts';
import { PaymentGateway } from './payments/payment.gateway.ts';
import { PaymentsService } from './payments/payments.service.ts';
import { IndividualPaymentsRepository } from './payments/individual-payments.repository.ts';
import { PaymentNoticeController } from './payments/payment-notice.controller.ts';
import { EmployeeHouseholdsService } from './employees/employee-households.service.ts';
import { EmployeePageService } from './employees/employee-page.service.ts';
import { EmployeesController } from './employees/employees.controller.ts';
import { EmployeesService } from './employees/employees.service.ts';
import { EmployerSignatureController } from './signature/employer-signature.controller.ts';
import { EligibleEmployeesService } from './signature/eligible-employees.service.ts';
import { EmployerLinksService } from './signature/employer-links.service.ts';
import { EmployerPageService } from './signature/employer-page.service.ts';
import { EmployerPartsService } from './signature/employer-parts.service.ts';
import { EmployerSignatureService } from './signature/employer-signature.service.ts';
import { GroupSignatureService } from './signature/group-signature.service.ts';
import { HouseholdSignatureService } from './signature/household-signature.service.ts';
import { ApplicationPdfService } from './signature/pdf/application-pdf.service.ts';
import { SignatureController } from './signature/signature.controller.ts';
import { SignatureService } from './signature/signature.service.ts';
import { StartQuoteService } from './starting-quotes/start-quote.service.ts';
import { StartingQuotesController } from './starting-quotes/starting-quotes.controller.ts';
import { EnrollmentStateService } from './parts/enrollment-state.service.ts';
import { HouseholdStateService } from './parts/household/household-state.service.ts';
import { ProofRepository } from './submission/proof.repository.ts';
import { SendApplicationService } from './submission/send-application.service.ts';
import { SubmissionOutcomeService } from './submission/submission-outcome.service.ts';
import { SubmissionService } from './submission/submission.service.ts';
import { SubmissionController } from './submission/submission.controller.ts';

/** From selected plans to coverage: what is entered, signed, submitted, paid and installed, and what staff decide about it. */
@Module({
  imports: [QuotingModule],
  controllers: [
    ApplicationController,
    DecisionsController,
    DemographicsController,
    DocumentsController,
    EmployeesController,
    EmployerSignatureController,
    EnrollController,
    EnrollmentCensusController,
    HandOffController,
    HouseholdPlansController,
    IndividualEnrollmentController,
    InstallationController,
    MarketplaceEnrollmentController,
    MarketplaceErrorsController,
    PaymentNoticeController,
    SignatureController,
    StartingQuotesController,
    SubmissionController,
  ],
  providers: [
    ApplicationFactsService,
    ApplicationPdfService,
    ApplicationService,
    ApplicationsRepository,
    CarrierEnrollmentService,
    CarrierGateway,
    DecisionsService,
    DemographicsReader,
    DemographicsService,
    DocumentsService,
    EligibleEmployeesService,
    EmployeeHouseholdsService,
    EmployeePageService,
    EmployeesService,
    EmployerLinksService,
    EmployerPageService,
    EmployerPartsService,
    EmployerSignatureService,
    EnrollmentDocumentsRepository,
    EnrollmentOverviewService,
    EnrollmentPageService,
    EnrollmentStateService,
    EnrollQuoteService,
    ExchangeService,
    GroupSignatureService,
    HouseholdApplicationService,
    HouseholdEnrollmentService,
    HouseholdPlansService,
    HouseholdReader,
    HouseholdSignatureService,
    HouseholdStateService,
    IndividualApplicationsRepository,
    IndividualEnrollmentsRepository,
    IndividualPaymentsRepository,
    InstallationService,
    InstallationsRepository,
    MemberEnrollmentsRepository,
    PaymentGateway,
    PaymentsService,
    ProofRepository,
    ReportMarketplaceErrorService,
    RequiredDocumentsService,
    SaveMembersService,
    SecondQuoteService,
    SendApplicationService,
    SignatureService,
    SignaturesRepository,
    StartQuoteService,
    SubmissionOutcomeService,
    SubmissionService,
    SubmitToMarketplaceService,
  ],
  exports: [
    CarrierGateway,
    HouseholdApplicationService,
    IndividualApplicationsRepository,
    InstallationService,
    InstallationsRepository,
    MemberEnrollmentsRepository,
    PaymentsService,
    StartQuoteService,
    SubmissionService,
  ],
})
export class EnrollmentModule {}
