import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.ts';
import { LogoService } from './logo.service.ts';
import { LogosRepository } from './logos.repository.ts';
import { OwnAgencyController } from './own-agency.controller.ts';
import { OwnAgencyService } from './own-agency.service.ts';

@Module({
  imports: [DocumentsModule],
  controllers: [OwnAgencyController],
  providers: [LogosRepository, LogoService, OwnAgencyService],
  exports: [LogosRepository, LogoService],
})
export class LogosModule {}
