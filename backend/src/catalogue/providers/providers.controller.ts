import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { ProviderCheckResponse, ProviderResponse } from '#shared/providers/provider.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersList } from '../../platform/http/answers.ts';
import { PcpCheckService } from './pcp-check.service.ts';
import { ProviderSearchService } from './provider-search.service.ts';
import { ProviderAnswer, ProviderCheck, ProviderCheckAnswer, ProviderSearch } from './providers.dto.ts';

/** Finds a primary care provider, for agents of groups and of individuals. Spec 000 section 7, "Other calls". */
@Controller('api/provider')
@Allow('smallgroup', 'agent')
export class ProvidersController {
  constructor(
    private readonly search: ProviderSearchService,
    private readonly check: PcpCheckService,
  ) {}

  @Get('GetProvidersByName/:name')
  @AnswersList(ProviderAnswer)
  listByName(@Param('name') name: string): Promise<ProviderResponse[]> {
    return this.search.listByName(name);
  }

  /** Read-only, but a POST to keep the member's ZIP and birth date out of URLs. */
  @Post('GetProvidersByCriteria')
  @AnswersList(ProviderAnswer)
  @HttpCode(200)
  listByCriteria(@Body() body: ProviderSearch): Promise<ProviderResponse[]> {
    return this.search.listByCriteria(body);
  }

  @Get('GetProviderByPRPRId/:id')
  @Answers(ProviderAnswer, 'NOT_FOUND')
  findById(@Param('id') id: string): Promise<ProviderResponse> {
    return this.search.findById(id);
  }

  /** Our addition: checks a provider entered by id before the member is saved. */
  @Post('CheckProvider')
  @Answers(ProviderCheckAnswer)
  @HttpCode(200)
  async checkProvider(@Body() body: ProviderCheck): Promise<ProviderCheckResponse> {
    return { Problem: await this.check.problem(body) };
  }
}
