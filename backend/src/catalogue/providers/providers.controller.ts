import { PROVIDERS } from '#shared/providers/providers.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ProvidersService } from './providers.service.ts';

@Serves(PROVIDERS)
export class ProvidersController implements Serving<typeof PROVIDERS> {
  constructor(private readonly providers: ProvidersService) {}

  listByName({ name }: Asked<typeof PROVIDERS.listByName>) {
    return this.providers.listByName(name);
  }

  listByCriteria({ body }: Asked<typeof PROVIDERS.listByCriteria>) {
    return this.providers.listByCriteria(body);
  }

  findById({ id }: Asked<typeof PROVIDERS.findById>) {
    return this.providers.findById(id);
  }

  async checkProvider({ body }: Asked<typeof PROVIDERS.checkProvider>) {
    return { Problem: await this.providers.findPcpProblem(body) };
  }
}
