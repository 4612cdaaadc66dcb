import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../../platform/http/access.ts';
import { AnswersFile } from '../../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { sendFile } from '../../../platform/http/file-answer.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { ApplicationPdfService } from './application-pdf.service.ts';

/** Of a group or a household. Spec 001 section 7, "GetApplication". */
@Controller('api/enrollment')
@Allow('smallgroup', ...INDIVIDUAL_QUOTING)
export class ApplicationPdfController {
  constructor(private readonly applicationPdf: ApplicationPdfService) {}

  @Get('GetApplication/:quoteId')
  @AnswersFile('application/pdf', 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN')
  async download(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.applicationPdf.make(user, quoteId));
  }
}
