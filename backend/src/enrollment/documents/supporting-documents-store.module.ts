import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { ApplicationStoreModule } from '../application/application-store.module.ts';
import { EnrollmentDocumentsRepository } from './enrollment-documents.repository.ts';
import { RequiredDocumentsService } from './required-documents.service.ts';
import { SupportingDocumentsCheck } from './supporting-documents-check.ts';

/** Reading and checking supporting documents, for every part of enrollment that depends on them. */
@Module({
  imports: [ApplicationStoreModule, BusinessRulesModule],
  providers: [EnrollmentDocumentsRepository, RequiredDocumentsService, SupportingDocumentsCheck],
  exports: [EnrollmentDocumentsRepository, RequiredDocumentsService, SupportingDocumentsCheck],
})
export class SupportingDocumentsStoreModule {}
