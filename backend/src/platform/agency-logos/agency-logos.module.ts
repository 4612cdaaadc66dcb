import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.ts';
import { AgencyLogoService } from './agency-logo.service.ts';
import { AgencyLogosRepository } from './agency-logos.repository.ts';
import { OwnAgencyController } from './own-agency.controller.ts';
import { OwnAgencyService } from './own-agency.service.ts';

@Module({
  imports: [DocumentsModule],
  controllers: [OwnAgencyController],
  providers: [AgencyLogosRepository, AgencyLogoService, OwnAgencyService],
  exports: [AgencyLogosRepository, AgencyLogoService],
})
export class AgencyLogosModule {}
