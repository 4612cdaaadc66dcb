import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { RuleProposalResponse } from '#shared/business-rules/rule-proposal.record';
import { Clock } from '../../../platform/clock.ts';
import { Allow } from '../../../platform/http/access.ts';
import { Answers, AnswersList } from '../../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { DecideProposalService } from './decide-proposal.service.ts';
import { ProposeRuleService } from './propose-rule.service.ts';
import {
  DeclineBody,
  ProposalAnswer,
  ProposeBody,
  RuleProposalsQueryDto,
  toRuleProposalResponse,
} from './rule-proposals.dto.ts';
import { RuleProposalsRepository } from './rule-proposals.repository.ts';

/**
 * Rules that sales and operations propose (spec 002 section 6 lets them in) and super users, who maintain the rules (section 1),
 * decide on. The paths are ours: the specification names none.
 */
@Controller('api/sales')
export class RuleProposalsController {
  constructor(
    private readonly proposals: RuleProposalsRepository,
    private readonly proposeRule: ProposeRuleService,
    private readonly decideProposal: DecideProposalService,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  @Get('GetRuleProposals')
  @AnswersList(ProposalAnswer)
  @Allow('internal')
  async list(@Query() { status }: RuleProposalsQueryDto): Promise<RuleProposalResponse[]> {
    const proposals = await this.proposals.list(status ?? null);
    return proposals.map((proposal) => toRuleProposalResponse(proposal, this.clock.today()));
  }

  /** Proposes a rule. */
  @Post('ProposeBusinessRule')
  @Answers(ProposalAnswer, 'NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE', 'RULE_BROKEN')
  @HttpCode(200)
  @Allow('internal')
  async propose(@CurrentUser() user: SessionUser, @Body() body: ProposeBody): Promise<RuleProposalResponse> {
    return toRuleProposalResponse(await this.proposeRule.propose(user, body), this.clock.today());
  }

  /** Saves the proposed rule. */
  @Post('ApproveRuleProposal/:id')
  @Answers(ProposalAnswer, 'NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE', 'RULE_BROKEN')
  @HttpCode(200)
  @Allow('superuser')
  async approve(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
  ): Promise<RuleProposalResponse> {
    return toRuleProposalResponse(await this.decideProposal.approve(user, id), this.clock.today());
  }

  /** Declines a proposal, with a reason. */
  @Post('DeclineRuleProposal/:id')
  @Answers(ProposalAnswer, 'NOT_FOUND', 'WRONG_STATE')
  @HttpCode(200)
  @Allow('superuser')
  async decline(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() { Reason }: DeclineBody,
  ): Promise<RuleProposalResponse> {
    return toRuleProposalResponse(await this.decideProposal.decline(user, id, Reason), this.clock.today());
  }
}
