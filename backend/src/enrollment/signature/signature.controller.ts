import { Body, Controller, Get, Headers, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersOrNull } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { ElectronicSignatureService } from './electronic-signature.service.ts';
import { SignatureAnswer, SignBody } from './signature.dto.ts';
import { SignEnrollmentService } from './sign-enrollment.service.ts';

/** The electronic signature of an agent, or of staff for a household. Spec 001 sections 3, 4 and 7; individuals, decision 41. */
@Controller('api/enrollment')
export class SignatureController {
  constructor(
    private readonly signatures: ElectronicSignatureService,
    private readonly signEnrollment: SignEnrollmentService,
    private readonly idempotency: Idempotency,
  ) {}

  /** Answers 200, not 201: the screen treats any other status as a failed signature (spec 001 section 8). */
  @Post('SignElectronically')
  @HttpCode(200)
  @Allow('agent', 'agentadmin', 'generalagent', 'agentbroker', 'internal')
  @Answers(SignatureAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN', 'CONFIRMATION_NEEDED')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'A repeat answers the first answer, while that signature counts.',
  })
  sign(
    @CurrentUser() user: SessionUser,
    @Body() body: SignBody,
    @Headers('idempotency-key') key: string | undefined,
    @Req() { ip, headers }: FastifyRequest,
  ): Promise<SignatureResponse> {
    const origin = { ip, userAgent: headers['user-agent'] ?? '' };
    const assertHolds = (answer: SignatureResponse) => this.signatures.assertCounts(user, body.QuoteId, answer);
    return this.idempotency.once({ user, key, call: 'SignElectronically', body, assertHolds }, (finish) =>
      this.signEnrollment.sign(user, { request: body, finish, ...origin }),
    );
  }

  /** null until someone has signed. */
  @Get('GetElectronicSignature/:quoteId')
  @AnswersOrNull(SignatureAnswer, 'NOT_FOUND')
  @Allow('smallgroup', ...INDIVIDUAL_QUOTING)
  find(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<SignatureResponse | null> {
    return this.signatures.find(user, quoteId);
  }
}
