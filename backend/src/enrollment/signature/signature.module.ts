import { Module } from '@nestjs/common';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { DocumentsModule } from '../../platform/documents/documents.module.ts';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { ApplicationPdfController } from './pdf/application-pdf.controller.ts';
import { ApplicationPdfService } from './pdf/application-pdf.service.ts';
import { GroupPdfService } from './pdf/group-pdf.service.ts';
import { HouseholdPdfService } from './pdf/household/household-pdf.service.ts';
import { ApplicationContentModule } from '../pdf/application-content.module.ts';
import { EnrollmentStateModule } from '../state/enrollment-state.module.ts';
import { HouseholdApplicationModule } from '../household-application/household-application.module.ts';
import { ProposalsModule } from '../../quoting/proposals/proposals.module.ts';
import { AnswerEmployerLinkService } from './employer/answer-employer-link.service.ts';
import { DigestToSign } from './employer/digest-to-sign.ts';
import { EmployerAccess } from './employer/employer-access.ts';
import { EmployerCodes } from './employer/employer-codes.ts';
import { EmployerPagesService } from './employer/employer-pages.service.ts';
import { EmployerSignaturesController } from './employer/employer-signatures.controller.ts';
import { EmployerSignaturesService } from './employer/employer-signatures.service.ts';
import { EmployerSigningController } from './employer/employer-signing.controller.ts';
import { OpenEmployerLinkService } from './employer/open-employer-link.service.ts';
import { RequestEmployerSignatureService } from './employer/request-employer-signature.service.ts';
import { RevokeEmployerLinkService } from './employer/revoke-employer-link.service.ts';
import { ElectronicSignatureService } from './electronic-signature.service.ts';
import { HouseholdContent } from './household/household-content.ts';
import { HouseholdSignatures } from './household/household-signatures.ts';
import { RecordHouseholdSignatureService } from './household/record-household-signature.service.ts';
import { SignHouseholdService } from './household/sign-household.service.ts';
import { RecordSignatureService } from './record-signature.service.ts';
import { SignatureController } from './signature.controller.ts';
import { SignedContent } from './signed-content.ts';
import { SignEnrollmentService } from './sign-enrollment.service.ts';
import { SigningRules } from './signing-rules.ts';

@Module({
  imports: [
    ApplicationContentModule,
    BusinessRulesModule,
    DocumentsModule,
    EnrollmentPartsModule,
    EnrollmentStateModule,
    HouseholdApplicationModule,
    IdempotencyModule,
    ProposalsModule,
    QuoteStoreModule,
  ],
  controllers: [ApplicationPdfController, EmployerSignaturesController, EmployerSigningController, SignatureController],
  providers: [
    AnswerEmployerLinkService,
    ApplicationPdfService,
    DigestToSign,
    EmployerAccess,
    EmployerCodes,
    EmployerPagesService,
    EmployerSignaturesService,
    OpenEmployerLinkService,
    RequestEmployerSignatureService,
    RevokeEmployerLinkService,
    ElectronicSignatureService,
    GroupPdfService,
    HouseholdContent,
    HouseholdPdfService,
    HouseholdSignatures,
    RecordHouseholdSignatureService,
    RecordSignatureService,
    SignedContent,
    SignEnrollmentService,
    SignHouseholdService,
    SigningRules,
  ],
  exports: [ElectronicSignatureService, HouseholdSignatures],
})
export class SignatureModule {}
