import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { InstallationResponse } from '#shared/installation/installation.record';
import { Allow } from '../../platform/http/access.ts';
import { AnswersFile, AnswersOrNull } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { InstallationAnswer } from './installation.dto.ts';
import { InstallationService } from './installation.service.ts';
import { Make834Service } from './make-834.service.ts';

/** Installations, for internal staff. The paths are ours: the specification names none. */
@Controller('api/installation')
@Allow('internal')
export class InstallationController {
  constructor(
    private readonly installations: InstallationService,
    private readonly make834: Make834Service,
  ) {}

  /** null if there is none yet. */
  @Get('GetInstallation/:quoteId')
  @AnswersOrNull(InstallationAnswer, 'NOT_FOUND')
  find(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<InstallationResponse | null> {
    return this.installations.find(user, quoteId);
  }

  /** The enrollment as an X12 834 file, without SSNs. */
  @Get('Get834/:quoteId')
  @AnswersFile('application/edi-x12', 'NOT_FOUND', 'WRONG_STATE')
  async file834(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.make834.make(user, quoteId);
    sendFile(reply, { ...file, contentType: 'application/edi-x12' });
  }
}
