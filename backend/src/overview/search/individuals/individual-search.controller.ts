import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { FOUND_INDIVIDUAL, type FoundIndividual, INDIVIDUAL_CRITERIA } from '#shared/search/individual-search.record';
import { Allow } from '../../../platform/http/access.ts';
import { AnswersList } from '../../../platform/http/answers.ts';
import { answerOf, bodyOf } from '../../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { setContentRange } from '../../../platform/http/list-query.ts';
import { type FoundIndividuals, IndividualSearchService } from './individual-search.service.ts';

class FoundIndividualAnswer extends answerOf(FOUND_INDIVIDUAL) {}
class IndividualCriteriaBody extends bodyOf(INDIVIDUAL_CRITERIA) {}

class IndividualSearchPage {
  /** JSON: [first, last], at most 100 quotes; without it the first 100. */
  @IsOptional()
  @IsString()
  range?: string;
}

class IndividualSearchQuery extends IntersectionType(IndividualCriteriaBody, IndividualSearchPage) {}

/** Spec 002 section 7, "Individual". Both send Content-Range; URLs are never logged with their query. */
@Controller('api/individual')
@Allow(...INDIVIDUAL_QUOTING)
export class IndividualSearchController {
  constructor(private readonly individuals: IndividualSearchService) {}

  /** The specification's call, with the criteria in the URL. */
  @Get('SearchIndividualByCriteria')
  @AnswersList(FoundIndividualAnswer, 'RULE_BROKEN')
  async find(
    @CurrentUser() user: SessionUser,
    @Query() { range, ...criteria }: IndividualSearchQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FoundIndividual[]> {
    return answer(reply, await this.individuals.search(user, criteria, { range }));
  }

  /** Same with the criteria in the body, to keep names and birth dates out of URLs. */
  @Post('SearchIndividualByCriteria')
  @AnswersList(FoundIndividualAnswer, 'RULE_BROKEN')
  @HttpCode(200)
  async search(
    @CurrentUser() user: SessionUser,
    @Body() criteria: IndividualCriteriaBody,
    @Query() page: IndividualSearchPage,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FoundIndividual[]> {
    return answer(reply, await this.individuals.search(user, criteria, page));
  }
}

function answer(reply: FastifyReply, { rows, first, total }: FoundIndividuals): FoundIndividual[] {
  setContentRange(reply, { what: 'individuals', first, count: rows.length, total });
  return rows;
}
