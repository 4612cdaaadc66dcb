import { Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LogoHolder } from '#shared/people/logo.record';
import { readUploadedFile } from '../documents/uploads/uploaded-part.ts';
import { Allow } from '../http/access.ts';
import { Answers, AnswersFile } from '../http/answers.ts';
import { CurrentUser, type SessionUser } from '../http/current-user.ts';
import { sendFile } from '../http/file-answer.ts';
import { LogoHolderAnswer } from './logo.dto.ts';
import { LOGO_UPLOAD } from './change-logo.service.ts';
import { OwnAgencyService } from './own-agency.service.ts';

/** The agency of an agent admin. No request names one. */
@Controller('api/agency')
@Allow('agentadmin')
export class OwnAgencyController {
  constructor(private readonly agency: OwnAgencyService) {}

  /** The caller's agency. */
  @Get()
  @Answers(LogoHolderAnswer, 'NOT_FOUND')
  describe(@CurrentUser() user: SessionUser): Promise<LogoHolder> {
    return this.agency.describe(user);
  }

  /** The picture on the agency's proposals. */
  @Get('Logo')
  @AnswersFile('image/png', 'NOT_FOUND')
  async viewLogo(@CurrentUser() user: SessionUser, @Res() reply: FastifyReply): Promise<void> {
    await sendFile(reply, await this.agency.viewLogo(user));
  }

  /** multipart/form-data with one file, a PNG or JPEG of at most 256 KB. It replaces the one before. */
  @Post('Logo')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @Answers(LogoHolderAnswer, 'NOT_FOUND')
  @ApiBody({ schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } })
  setLogo(@CurrentUser() user: SessionUser, @Req() request: FastifyRequest): Promise<LogoHolder> {
    return this.agency.setLogo(user, () => readUploadedFile(request, LOGO_UPLOAD));
  }

  /** Proposals show no picture from now on. */
  @Delete('Logo')
  @Answers(LogoHolderAnswer, 'NOT_FOUND')
  removeLogo(@CurrentUser() user: SessionUser): Promise<LogoHolder> {
    return this.agency.removeLogo(user);
  }
}
