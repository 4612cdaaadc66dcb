import { Module } from '@nestjs/common';
import { LocationsModule } from '../../catalogue/locations/locations.module.ts';
import { PlanCatalogueModule } from '../../catalogue/plans/plan-catalogue.module.ts';
import { ProvidersModule } from '../../catalogue/providers/providers.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { AccountNumbers } from './application/account-numbers.ts';
import { ApplicationCheck } from './application/application-check.ts';
import { ApplicationFactsService } from './application/application-facts.service.ts';
import { ApplicationsRepository } from './application/applications.repository.ts';
import { EnrolledPeopleRepository } from './application/enrolled-people.repository.ts';
import { DemographicsCheck } from './demographics/demographics-check.ts';
import { DemographicsConfirmationsRepository } from './demographics/demographics-confirmations.repository.ts';
import { DemographicsReader } from './demographics/demographics-reader.ts';
import { MemberEnrollmentsRepository } from './demographics/member-enrollments.repository.ts';
import { UnmatchedMembersService } from './demographics/unmatched-members.service.ts';
import { EnrollmentDocumentsRepository } from './documents/enrollment-documents.repository.ts';
import { RequiredDocumentsService } from './documents/required-documents.service.ts';
import { SupportingDocumentsCheck } from './documents/supporting-documents-check.ts';
import { EnrollingPeopleReader } from './individual/enrolling-people.ts';
import { FirstPaymentService } from './individual/first-payment.service.ts';
import { HealthReadings } from './individual/health-readings.ts';
import { HealthSeal } from './individual/health-seal.ts';
import { HouseholdPanels } from './individual/household-panels.ts';
import { IndividualEnrollmentsRepository } from './individual/individual-enrollments.repository.ts';
import { MarketplaceApplications } from './individual/marketplace-applications.ts';
import { MemberInfoReader } from './individual/member-info-reader.ts';
import { IndividualApplicationsRepository } from './submission/individual-applications.repository.ts';
import { EmployerSignaturesRepository } from './signature/employer-signatures.repository.ts';
import { SignaturesRepository } from './signature/signatures.repository.ts';

const PARTS = [
  AccountNumbers,
  ApplicationCheck,
  ApplicationFactsService,
  ApplicationsRepository,
  EnrolledPeopleRepository,
  DemographicsCheck,
  DemographicsConfirmationsRepository,
  DemographicsReader,
  MemberEnrollmentsRepository,
  UnmatchedMembersService,
  EnrollmentDocumentsRepository,
  RequiredDocumentsService,
  SupportingDocumentsCheck,
  EnrollingPeopleReader,
  FirstPaymentService,
  HealthReadings,
  HealthSeal,
  HouseholdPanels,
  IndividualEnrollmentsRepository,
  MarketplaceApplications,
  MemberInfoReader,
  IndividualApplicationsRepository,
  EmployerSignaturesRepository,
  SignaturesRepository,
];

/** The stored parts of an enrollment, with the check of each: application, demographics, documents, signature. */
@Module({
  imports: [BusinessRulesModule, QuotingModule, LocationsModule, PlanCatalogueModule, ProvidersModule],
  providers: PARTS,
  exports: PARTS,
})
export class EnrollmentPartsModule {}
