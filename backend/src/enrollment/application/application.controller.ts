import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { ApplicationResponse } from '#shared/enrollment/application.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { ApplicationAnswer, SaveApplicationBody } from './application.dto.ts';
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
  @Answers(ApplicationAnswer, 'NOT_FOUND')
  find(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<ApplicationResponse> {
    return this.applications.find(user, quoteId);
  }

  /** New business. Always answers 200, including the first time. */
  @Post('PostNewGroupEnrollment')
  @HttpCode(200)
  @Answers(ApplicationAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN', 'TOO_LARGE')
  async saveNew(@CurrentUser() user: SessionUser, @Body() body: SaveApplicationBody): Promise<ApplicationResponse> {
    await this.saveApplication.save(user, body, 'new business');
    return this.applications.find(user, body.QuoteId);
  }

  @Put()
  @Answers(ApplicationAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN', 'TOO_LARGE')
  async saveRenewal(@CurrentUser() user: SessionUser, @Body() body: SaveApplicationBody): Promise<ApplicationResponse> {
    await this.saveApplication.save(user, body, 'renewal');
    return this.applications.find(user, body.QuoteId);
  }
}
