import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { IsBoolean, IsOptional } from 'class-validator';
import type { AuditVerification, VerifyAuditRequest } from '#shared/contract/audit';
import { Allow } from '../../http/access.ts';
import { CurrentUser, type SessionUser } from '../../http/current-user.ts';
import { VerifyAuditService } from './verify-audit.service.ts';

export class VerifyAuditDto implements VerifyAuditRequest {
  @IsOptional()
  @IsBoolean()
  Restart?: boolean;
}

/** Whether every row of the audit trail follows from the one before it. */
@Controller('api/audit')
@Allow('superuser')
export class VerificationController {
  constructor(private readonly verifyAudit: VerifyAuditService) {}

  /** How the last walk ended, or how far the open one is. */
  @Get('Verification')
  read(): Promise<AuditVerification> {
    return this.verifyAudit.read();
  }

  /** Goes on by some rows; to be called until its status is no longer Running. */
  @Post('Verify')
  @HttpCode(200)
  verify(@CurrentUser() user: SessionUser, @Body() body: VerifyAuditDto): Promise<AuditVerification> {
    return this.verifyAudit.goOn(user, body);
  }
}
