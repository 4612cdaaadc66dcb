import { Controller, Get, Query } from '@nestjs/common';
import { differingRules } from '#shared/business-rules/rule-comparison';
import type { ComparedRule } from '#shared/business-rules/rule-comparison.record';
import { detroitDay } from '#shared/dates/iso-date';
import { BusinessRulesRepository } from '../../../platform/business-rules/business-rules.repository.ts';
import { Allow } from '../../../platform/http/access.ts';
import { AnswersList } from '../../../platform/http/answers.ts';
import { ComparedDaysDto, ComparedRuleAnswer, toComparedRule } from './compare-rules.dto.ts';

/** Ours: the specification names no such path. */
@Controller('api/sales')
export class CompareRulesController {
  constructor(private readonly repository: BusinessRulesRepository) {}

  /** The rules whose value differs between two days, with who made the difference and when. The earlier day may be either. */
  @Get('CompareBusinessRules')
  @AnswersList(ComparedRuleAnswer)
  @Allow('internal')
  async compare(@Query() { from, to }: ComparedDaysDto): Promise<ComparedRule[]> {
    const versions = await this.repository.listWritten();
    const written = versions.map((version) => ({ ...version, writtenOn: detroitDay(version.createdAt) }));
    return differingRules(written, from < to ? from : to, from < to ? to : from).map(toComparedRule);
  }
}
