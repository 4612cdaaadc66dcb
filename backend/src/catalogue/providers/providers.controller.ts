import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { ProviderCheckResponse, ProviderResponse } from '#shared/contract/providers';
import { Allow } from '../../platform/http/access.ts';
import { PcpCheckService } from './pcp-check.service.ts';
import { ProviderSearchService } from './provider-search.service.ts';
import { ProviderCheckDto, ProviderSearchDto } from './providers.dto.ts';

/** Looking for a primary care provider, for agents of groups and of individuals. Spec 000 section 7, "Other calls". */
@Controller('api/provider')
@Allow('smallgroup', 'agent')
export class ProvidersController {
  constructor(
    private readonly search: ProviderSearchService,
    private readonly check: PcpCheckService,
  ) {}

  @Get('GetProvidersByName/:name')
  listByName(@Param('name') name: string): Promise<ProviderResponse[]> {
    return this.search.listByName(name);
  }

  /** Reads, and is a POST so that the member's ZIP and birth date stay out of addresses. */
  @Post('GetProvidersByCriteria')
  @HttpCode(200)
  listByCriteria(@Body() body: ProviderSearchDto): Promise<ProviderResponse[]> {
    return this.search.listByCriteria(body);
  }

  @Get('GetProviderByPRPRId/:id')
  findById(@Param('id') id: string): Promise<ProviderResponse> {
    return this.search.findById(id);
  }

  /** Ours: whether a provider who was named by id fits, before the member is saved. */
  @Post('CheckProvider')
  @HttpCode(200)
  async checkProvider(@Body() body: ProviderCheckDto): Promise<ProviderCheckResponse> {
    return { Problem: await this.check.problem(body) };
  }
}
