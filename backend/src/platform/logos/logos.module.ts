import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.ts';
import { ChangeLogoService } from './change-logo.service.ts';
import { LogoService } from './logo.service.ts';
import { LogosRepository } from './logos.repository.ts';
import { OwnAgencyController } from './own-agency.controller.ts';
import { OwnAgencyService } from './own-agency.service.ts';

@Module({
  imports: [DocumentsModule],
  controllers: [OwnAgencyController],
  providers: [ChangeLogoService, LogosRepository, LogoService, OwnAgencyService],
  exports: [ChangeLogoService, LogosRepository, LogoService],
})
export class LogosModule {}
