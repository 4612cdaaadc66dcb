import { Body, Controller, Get, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { CONSUMER_ID } from '#shared/marketplace/consumer-id';
import { ELIGIBILITY, type Eligibility } from '#shared/marketplace/eligibility.record';
import { MARKETPLACE_PAGE, MARKETPLACE_REDIRECT, type MarketplacePage } from '#shared/marketplace/redirect.record';
import { AppError } from '../../platform/errors.ts';
import { SignedIn, WithoutToken } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { FetchEligibilityService } from './visits/fetch-eligibility.service.ts';
import { MarketplaceGuard } from './marketplace.guard.ts';
import { StartVisitService } from './visits/start-visit.service.ts';

class MarketplaceRedirectBody extends bodyOf(MARKETPLACE_REDIRECT) {}
class MarketplacePageAnswer extends answerOf(MARKETPLACE_PAGE) {}
class EligibilityResponse extends answerOf(ELIGIBILITY) {}

/** Ours. */
export const CONSUMER_ID_INVALID = 'Consumer ID is not valid.';

/** Spec 002 section 7, "Marketplace (individual health api)". */
@Controller('individual-health-insurance-api/api')
@SignedIn()
@UseGuards(MarketplaceGuard)
export class MarketplaceController {
  constructor(
    private readonly startVisit: StartVisitService,
    private readonly fetchEligibility: FetchEligibilityService,
  ) {}

  /** The address of the marketplace's application page. Without CSRF token: `Origin` or `Sec-Fetch-Site` must name this site. */
  @Post('ffmredirect/outbound')
  @HttpCode(200)
  @WithoutToken()
  @Answers(MarketplacePageAnswer, 'NOT_ALLOWED', 'NOT_FOUND', 'RULE_BROKEN', 'UNSUPPORTED_TYPE', 'WRONG_STATE')
  outbound(@CurrentUser() user: SessionUser, @Body() body: MarketplaceRedirectBody): Promise<MarketplacePage> {
    return this.startVisit.start(user, body);
  }

  /** What the marketplace decided about a consumer with whom a visit of this user ended. */
  @Get('ffmenrollment/getEligibility')
  @ApiQuery({ name: 'consumerId', schema: { type: 'string', example: '1000102' } })
  @Answers(
    EligibilityResponse,
    'INVALID_INPUT',
    'NOT_ALLOWED',
    'NOT_FOUND',
    'RULE_BROKEN',
    'UPSTREAM_FAILED',
    'WRONG_STATE',
  )
  async getEligibility(
    @CurrentUser() user: SessionUser,
    @Query('consumerId') consumerId: unknown,
  ): Promise<Eligibility> {
    if (typeof consumerId !== 'string' || !CONSUMER_ID.test(consumerId)) {
      throw new AppError('INVALID_INPUT', CONSUMER_ID_INVALID, { consumerId: [CONSUMER_ID_INVALID] });
    }
    return (await this.fetchEligibility.fetch(user, consumerId)).eligibility;
  }
}
