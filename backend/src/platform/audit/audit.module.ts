import { Module } from '@nestjs/common';
import { AuditRecordsModule } from './audit-records.module.ts';
import { AuditController } from './audit.controller.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditService } from './audit.service.ts';
import { CheckpointRepository } from './checkpoints/checkpoint.repository.ts';
import { SignAuditService } from './checkpoints/sign-audit.service.ts';
import { VerificationController } from './verification/verification.controller.ts';
import { VerificationRepository } from './verification/verification.repository.ts';
import { VerifyAuditService } from './verification/verify-audit.service.ts';

@Module({
  imports: [AuditRecordsModule],
  // Fixed paths before those with an id.
  controllers: [VerificationController, AuditController],
  providers: [
    AuditRepository,
    AuditService,
    CheckpointRepository,
    SignAuditService,
    VerificationRepository,
    VerifyAuditService,
  ],
})
export class AuditModule {}
