import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CONSENT,
  CONSENTS,
  type ConsentResponse,
  type ConsentsResponse,
  NEW_CONSENT,
  REVOKE_CONSENT,
} from '#shared/consents/consent.record';
import { MAX_UPLOAD_BYTES, MUST_BE_PDF, PDF_TOO_LARGE } from '#shared/enrollment/documents/upload-rules';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { readUploadedFile } from '../../platform/documents/uploads/uploaded-part.ts';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersFile } from '../../platform/http/answers.ts';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { ConsentProofsService } from './consent-proofs.service.ts';
import { ConsentsService } from './consents.service.ts';
import { ConsentFolderService } from './folder/consent-folder.service.ts';
import { RecordConsentService } from './record-consent.service.ts';
import { RevokeConsentService } from './revoke-consent.service.ts';

class NewConsentBody extends bodyOf(NEW_CONSENT) {}
class RevokeConsentBody extends bodyOf(REVOKE_CONSENT) {}
class ConsentAnswer extends answerOf(CONSENT) {}
class ConsentsAnswer extends answerOf(CONSENTS) {}

const UPLOAD = { maxBytes: MAX_UPLOAD_BYTES, tooLarge: PDF_TOO_LARGE, noFile: MUST_BE_PDF };

/**
 * What clients of the marketplace agreed to. Agents record it; agent admins and staff read it. 45 CFR 155.220(j)(2)(ii) and (iii);
 * individuals, decision 35.
 */
@Controller('api/individual/consents')
@Allow(...INDIVIDUAL_QUOTING)
export class ConsentsController {
  constructor(
    private readonly consents: ConsentsService,
    private readonly recordConsent: RecordConsentService,
    private readonly revokeConsent: RevokeConsentService,
    private readonly proofs: ConsentProofsService,
    private readonly folder: ConsentFolderService,
  ) {}

  /** Records a consent or a review. Sent again, it answers the one that was recorded. */
  @Post()
  @Allow('agent')
  @Answers(ConsentAnswer, 'NOT_FOUND', 'RULE_BROKEN')
  async record(@CurrentUser() user: SessionUser, @Body() body: NewConsentBody): Promise<ConsentResponse> {
    return this.consents.find(user, await this.recordConsent.record(user, body));
  }

  /** The newest that were given to this agent before there was a quote. */
  @Get()
  @Answers(ConsentsAnswer)
  listWithoutQuote(@CurrentUser() user: SessionUser): Promise<ConsentsResponse> {
    return this.consents.list(user, null);
  }

  /** Those of a quote, and what is missing. */
  @Get(':quoteId')
  @Answers(ConsentsAnswer, 'NOT_FOUND')
  list(@CurrentUser() user: SessionUser, @Param('quoteId', PositiveIdPipe) quoteId: number): Promise<ConsentsResponse> {
    return this.consents.list(user, quoteId);
  }

  /** One PDF for an auditor: every record with its text and digest, and the proofs behind them. */
  @Get(':quoteId/folder')
  @AnswersFile('application/pdf', 'NOT_FOUND')
  async download(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.folder.make(user, quoteId));
  }

  @Post(':id/revoke')
  @HttpCode(200)
  @Allow('agent')
  @Answers(ConsentAnswer, 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN')
  async revoke(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: RevokeConsentBody,
  ): Promise<ConsentResponse> {
    await this.revokeConsent.revoke(user, id, body);
    return this.consents.find(user, id);
  }

  /** multipart/form-data with one file, a PDF of at most 25 MB. Once. */
  @Post(':id/proof')
  @Allow('agent')
  @ApiConsumes('multipart/form-data')
  @Answers(ConsentAnswer, 'NOT_FOUND', 'WRONG_STATE', 'TOO_MANY_REQUESTS')
  @ApiBody({ schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } })
  async attach(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Req() request: FastifyRequest,
  ): Promise<ConsentResponse> {
    await this.proofs.attach(user, id, () => readUploadedFile(request, UPLOAD));
    return this.consents.find(user, id);
  }

  @Get(':id/proof')
  @AnswersFile('application/pdf', 'NOT_FOUND')
  async view(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.proofs.view(user, id));
  }
}
