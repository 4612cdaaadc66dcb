import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { ApplicationResponse } from '#shared/contract/enrollment-application';
import { Allow } from '../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { SaveApplicationDto } from './saving/application.dto.ts';
import { ApplicationService } from './application.service.ts';
import { SaveApplicationService } from './saving/save-application.service.ts';

/** The employer's application. Spec 001 section 7. */
@Controller('api/enrollment')
@Allow('smallgroup')
export class ApplicationController {
  constructor(
    private readonly applications: ApplicationService,
    private readonly saveApplication: SaveApplicationService,
  ) {}

  @Get(':quoteId')
  find(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<ApplicationResponse> {
    return this.applications.find(user, quoteId);
  }

  /** New business. Answers 200: the first time and every time. */
  @Post('PostNewGroupEnrollment')
  @HttpCode(200)
  async saveNew(@CurrentUser() user: SessionUser, @Body() body: SaveApplicationDto): Promise<ApplicationResponse> {
    await this.saveApplication.save(user, body, 'new business');
    return this.applications.find(user, body.QuoteId);
  }

  @Put()
  async saveRenewal(@CurrentUser() user: SessionUser, @Body() body: SaveApplicationDto): Promise<ApplicationResponse> {
    await this.saveApplication.save(user, body, 'renewal');
    return this.applications.find(user, body.QuoteId);
  }
}
