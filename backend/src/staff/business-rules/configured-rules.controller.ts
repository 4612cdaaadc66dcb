import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import type { RuleImpactResponse } from '#shared/business-rules/rule-impact.record';
import { BusinessRulesRepository } from '../../platform/business-rules/business-rules.repository.ts';
import { SaveBusinessRuleService } from '../../platform/business-rules/save-business-rule.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersList } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { ListQueryDto } from '../../platform/http/list-query.dto.ts';
import { Lists } from '../../platform/lists/lists.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { PreviewRuleService } from './impact/preview-rule.service.ts';
import { ListedRulesService } from './business-rules-list.service.ts';
import {
  PreviewQueryDto,
  RuleAnswer,
  RuleBody,
  RuleImpactAnswer,
  toBusinessRuleResponse,
} from './configured-rules.dto.ts';

/** The configuration screens: spec 002 sections 2 ("Internal operations") and 7. */
@Controller('api/sales')
export class ConfiguredRulesController {
  constructor(
    private readonly repository: BusinessRulesRepository,
    private readonly listedRules: ListedRulesService,
    private readonly previewRule: PreviewRuleService,
    private readonly saveRule: SaveBusinessRuleService,
    private readonly clock: Clock,
    private readonly lists: Lists,
  ) {}

  /** Current versions, expired ones included. An array; with `range` one page of it and Content-Range. */
  @Get('GetBusinessRules')
  @AnswersList(RuleAnswer)
  @Allow('internal')
  list(@Query() query: ListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<BusinessRuleResponse[]> {
    return this.lists.page(this.listedRules, query, reply);
  }

  /** One version, current or replaced. */
  @Get('GetBusinessRules/:id')
  @Answers(RuleAnswer, 'NOT_FOUND')
  @Allow('internal')
  async version(@Param('id', PositiveIdPipe) id: number): Promise<BusinessRuleResponse> {
    return toBusinessRuleResponse(await this.repository.findVersion(id), this.clock.today());
  }

  /** Every version of the rule that this id belongs to, newest first. */
  @Get('GetBusinessRuleHistory/:id')
  @AnswersList(RuleAnswer, 'NOT_FOUND')
  @Allow('internal')
  async history(@Param('id', PositiveIdPipe) id: number): Promise<BusinessRuleResponse[]> {
    const versions = await this.repository.listHistory(id);
    return versions.map((rule) => toBusinessRuleResponse(rule, this.clock.today()));
  }

  /** Previews the effect of saving this body on the open quotes. Same checks and refusals as saving; nothing is written. */
  @Post('PreviewBusinessRule')
  @Answers(RuleImpactAnswer, 'NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE', 'RULE_BROKEN')
  @HttpCode(200)
  @Allow('internal')
  preview(
    @CurrentUser() user: SessionUser,
    @Query() { after }: PreviewQueryDto,
    @Body() body: RuleBody,
  ): Promise<RuleImpactResponse> {
    return this.previewRule.preview(user, body, Number(after ?? 0));
  }

  /** Answers 200 instead of 201 because the configuration screen treats any other status as a failure. */
  @Post('AddOrUpdateBusinessRule')
  @Answers(RuleAnswer, 'NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE', 'RULE_BROKEN')
  @HttpCode(200)
  @Allow('superuser')
  async save(@CurrentUser() user: SessionUser, @Body() body: RuleBody): Promise<BusinessRuleResponse> {
    return toBusinessRuleResponse(await this.saveRule.save(user, body), this.clock.today());
  }
}
