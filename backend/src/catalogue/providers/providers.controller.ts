import { PROVIDERS } from '#shared/providers/providers.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { PcpCheckService } from './pcp-check.service.ts';
import { ProviderSearchService } from './provider-search.service.ts';

@Serves(PROVIDERS)
export class ProvidersController implements Serving<typeof PROVIDERS> {
  constructor(
    private readonly search: ProviderSearchService,
    private readonly check: PcpCheckService,
  ) {}

  listByName({ name }: Asked<typeof PROVIDERS.listByName>) {
    return this.search.listByName(name);
  }

  listByCriteria({ body }: Asked<typeof PROVIDERS.listByCriteria>) {
    return this.search.listByCriteria(body);
  }

  findById({ id }: Asked<typeof PROVIDERS.findById>) {
    return this.search.findById(id);
  }

  async checkProvider({ body }: Asked<typeof PROVIDERS.checkProvider>) {
    return { Problem: await this.check.problem(body) };
  }
}
