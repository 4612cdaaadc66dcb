import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { AUDIT_VERIFICATION, type AuditVerification, VERIFY_AUDIT } from '#shared/audit/audit.record';
import { Allow } from '../../http/access.ts';
import { Answers } from '../../http/answers.ts';
import { answerOf, bodyOf } from '../../http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../http/current-user.ts';
import { VerifyAuditService } from './verify-audit.service.ts';

class VerifyBody extends bodyOf(VERIFY_AUDIT) {}
class VerificationAnswer extends answerOf(AUDIT_VERIFICATION) {}

/** Verifies that every row of the audit trail follows from the one before it. */
@Controller('api/audit')
@Allow('superuser')
export class VerificationController {
  constructor(private readonly verifyAudit: VerifyAuditService) {}

  /** The result of the last verification, or the progress of the current one. */
  @Get('Verification')
  @Answers(VerificationAnswer)
  read(): Promise<AuditVerification> {
    return this.verifyAudit.read();
  }

  /** Verifies the next rows; call it until its status is no longer Running. */
  @Post('Verify')
  @Answers(VerificationAnswer)
  @HttpCode(200)
  verify(@CurrentUser() user: SessionUser, @Body() body: VerifyBody): Promise<AuditVerification> {
    return this.verifyAudit.goOn(user, body);
  }
}
