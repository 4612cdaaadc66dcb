import { Module } from '@nestjs/common';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { DocumentsModule } from '../../platform/documents/documents.module.ts';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { ApplicationPdfController } from './pdf/application-pdf.controller.ts';
import { ApplicationPdfService } from './pdf/application-pdf.service.ts';
import { ApplicationContentModule } from '../pdf/application-content.module.ts';
import { EnrollmentStateModule } from '../state/enrollment-state.module.ts';
import { ElectronicSignatureService } from './electronic-signature.service.ts';
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
    IdempotencyModule,
    QuoteStoreModule,
  ],
  controllers: [ApplicationPdfController, SignatureController],
  providers: [
    ApplicationPdfService,
    ElectronicSignatureService,
    RecordSignatureService,
    SignedContent,
    SignEnrollmentService,
    SigningRules,
  ],
})
export class SignatureModule {}
