import { Body, Controller, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type {
  CurrentAndSuggestedPlansResponse,
  MemberPremiumChange,
  PremiumChangeResponse,
  RenewPassivelyResponse,
} from '#shared/renewals/renewal.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersList } from '../../platform/http/answers.ts';
import { refuseOtherSites } from '../../platform/http/csrf.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { MAX_RANGE, parseListQuery, setContentRange } from '../../platform/http/list-query.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { sendProposal } from '../proposals/proposal-answer.ts';
import { CurrentAndSuggestedPlansService } from './current-and-suggested-plans.service.ts';
import { MakeRenewalPackageService } from './package/make-renewal-package.service.ts';
import { RenewPassivelyService } from './passive/renew-passively.service.ts';
import { ExplainPremiumChangeService } from './explain-premium-change.service.ts';
import {
  CurrentAndSuggestedPlansAnswer,
  MemberChangesQuery,
  MemberPremiumChangeAnswer,
  PassiveRenewalAnswer,
  PassiveRenewalRequest,
  PremiumChangeAnswer,
} from './renewals.dto.ts';

/** Renewals of groups. Spec 002 section 7, "Plans"; the other paths are ours. */
@Controller('api')
@Allow('smallgroup')
export class RenewalsController {
  constructor(
    private readonly currentAndSuggested: CurrentAndSuggestedPlansService,
    private readonly renewPassively: RenewPassivelyService,
    private readonly premiumChange: ExplainPremiumChangeService,
    private readonly renewalPackage: MakeRenewalPackageService,
  ) {}

  @Get('plan/GetCurrentAndSuggestedPlans/:quoteId')
  @Answers(CurrentAndSuggestedPlansAnswer, 'NOT_FOUND', 'RULE_BROKEN')
  currentAndSuggestedPlans(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<CurrentAndSuggestedPlansResponse> {
    return this.currentAndSuggested.find(user, quoteId);
  }

  /** A failed renewal is answered with 200 and the reason: the screen shows it in its result. */
  @Put('quote/RenewPassively/:quoteId')
  @Answers(PassiveRenewalAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  @HttpCode(200)
  @Allow('internal')
  renew(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: PassiveRenewalRequest,
  ): Promise<RenewPassivelyResponse> {
    return this.renewPassively.renew(user, quoteId, body);
  }

  @Get('renewals/PremiumChange/:quoteId')
  @Answers(PremiumChangeAnswer, 'NOT_FOUND', 'RULE_BROKEN')
  explain(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<PremiumChangeResponse> {
    return this.premiumChange.explain(user, quoteId);
  }

  @Get('renewals/PremiumChangeMembers/:quoteId')
  @AnswersList(MemberPremiumChangeAnswer, 'NOT_FOUND', 'RULE_BROKEN')
  async members(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Query() query: MemberChangesQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MemberPremiumChange[]> {
    const page = parseListQuery({ range: query.range ?? undefined }, { sort: [], filter: [] }).range ?? {
      first: 0,
      count: MAX_RANGE,
    };
    const { rows, total } = await this.premiumChange.listMembers(user, quoteId, page);
    setContentRange(reply, { what: 'members', first: page.first, count: rows.length, total });
    return rows;
  }

  /** A GET that stores what it made, as in the specification, so other sites must not be able to trigger it. */
  @Get('proposal/GetRenewalpackageForQuote/:quoteId')
  @AnswersFile('application/pdf', 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN')
  async makePackage(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseOtherSites(reply.request);
    await sendProposal(reply, await this.renewalPackage.make(user, quoteId));
  }
}
