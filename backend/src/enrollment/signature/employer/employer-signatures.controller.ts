import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { EmployerLinkResponse, EmployerSignaturesResponse } from '#shared/enrollment/employer-signature.record';
import { Env } from '../../../platform/config/env.ts';
import { Allow } from '../../../platform/http/access.ts';
import { Answers, AnswersNothing } from '../../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { EmployerLinkAnswer, EmployerSignaturesAnswer, NewEmployerLink } from './employer.dto.ts';
import { EmployerSignaturesService } from './employer-signatures.service.ts';
import { RequestEmployerSignatureService } from './request-employer-signature.service.ts';
import { RevokeEmployerLinkService } from './revoke-employer-link.service.ts';

/** Links with which the employer signs, for the agent. Ours: the specification has the agent's signature only. */
@Controller('api/enrollment')
@Allow('smallgroup')
export class EmployerSignaturesController {
  constructor(
    private readonly signatures: EmployerSignaturesService,
    private readonly requestSignature: RequestEmployerSignatureService,
    private readonly revokeLink: RevokeEmployerLinkService,
    private readonly env: Env,
  ) {}

  @Get('EmployerSignatures/:quoteId')
  @Answers(EmployerSignaturesAnswer, 'NOT_FOUND')
  list(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<EmployerSignaturesResponse> {
    return this.signatures.list(user, quoteId);
  }

  /** The address and the code are revealed here only. An earlier link that was not answered ends. */
  @Post('EmployerSignature/:quoteId')
  @Answers(EmployerLinkAnswer, 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN')
  async request(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: NewEmployerLink,
  ): Promise<EmployerLinkResponse> {
    const { token, code, signature } = await this.requestSignature.request(user, quoteId, body);
    return { Url: `${this.env.publicUrl}/sign#${token}`, Code: code, Signature: signature };
  }

  @Put('RevokeEmployerSignature/:linkId')
  @HttpCode(204)
  @AnswersNothing('NOT_FOUND')
  revoke(@CurrentUser() user: SessionUser, @Param('linkId', PositiveIdPipe) linkId: number): Promise<void> {
    return this.revokeLink.revoke(user, linkId);
  }
}
