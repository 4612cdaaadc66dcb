import { Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LogoHolder } from '#shared/people/logo.record';
import { readUploadedFile } from '../../../platform/documents/uploads/uploaded-part.ts';
import { Allow } from '../../../platform/http/access.ts';
import { Answers, AnswersFile } from '../../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { sendFile } from '../../../platform/http/file-answer.ts';
import { LogoHolderAnswer } from '../../../platform/logos/logo.dto.ts';
import { ChangeLogoService, LOGO_UPLOAD } from '../../../platform/logos/change-logo.service.ts';
import { LogoService } from '../../../platform/logos/logo.service.ts';
import { CarrierService } from './carrier.service.ts';

/** The carrier whose logo all proposals show. */
@Controller('api/people/Carrier')
@Allow('superuser')
export class CarrierController {
  constructor(
    private readonly carrier: CarrierService,
    private readonly logo: LogoService,
    private readonly changeLogo: ChangeLogoService,
  ) {}

  /** The carrier, by the name that the rule InsurerName gives it. */
  @Get()
  @Answers(LogoHolderAnswer)
  describe(): Promise<LogoHolder> {
    return this.carrier.describe();
  }

  /** The carrier's picture on all proposals. */
  @Get('Logo')
  @AnswersFile('image/png', 'NOT_FOUND')
  async viewLogo(@Res() reply: FastifyReply): Promise<void> {
    await sendFile(reply, await this.logo.view('carrier'));
  }

  /** multipart/form-data with one file, a PNG or JPEG of at most 256 KB. It replaces the one before. */
  @Post('Logo')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @Answers(LogoHolderAnswer)
  @ApiBody({ schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } })
  async setLogo(@CurrentUser() user: SessionUser, @Req() request: FastifyRequest): Promise<LogoHolder> {
    await this.changeLogo.set(user, 'carrier', () => readUploadedFile(request, LOGO_UPLOAD));
    return this.carrier.describe();
  }

  /** Proposals show no logo of the carrier from now on. */
  @Delete('Logo')
  @Answers(LogoHolderAnswer)
  async removeLogo(@CurrentUser() user: SessionUser): Promise<LogoHolder> {
    await this.changeLogo.remove(user, 'carrier');
    return this.carrier.describe();
  }
}
