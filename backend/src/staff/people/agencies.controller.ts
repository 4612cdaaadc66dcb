import { AGENCIES } from '#shared/people/people.calls';
import { readUploadedFile } from '../../platform/documents/uploads/uploaded-part.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Lists } from '../../platform/http/lists.ts';
import { LOGO_UPLOAD, LogosService } from '../../platform/logos/logos.service.ts';
import { AgenciesRepository } from './agencies.repository.ts';
import { AgenciesService } from './agencies.service.ts';

@Serves(AGENCIES)
export class AgenciesController implements Serving<typeof AGENCIES> {
  constructor(
    private readonly agencies: AgenciesRepository,
    private readonly service: AgenciesService,
    private readonly logo: LogosService,
    private readonly lists: Lists,
  ) {}

  list({ query, reply }: Asked<typeof AGENCIES.list>) {
    return this.lists.page(this.agencies, query, reply);
  }

  export({ query, reply }: Asked<typeof AGENCIES.export>) {
    return this.lists.file(this.agencies, query, reply);
  }

  find({ id }: Asked<typeof AGENCIES.find>) {
    return this.agencies.row(id);
  }

  async create({ user, body }: Asked<typeof AGENCIES.create>) {
    return this.agencies.row(await this.service.create(user, body));
  }

  async change({ user, id, body }: Asked<typeof AGENCIES.change>) {
    await this.service.change(user, id, body);
    return this.agencies.row(id);
  }

  viewLogo({ id }: Asked<typeof AGENCIES.viewLogo>) {
    return this.logo.view(id);
  }

  async setLogo({ user, id, request }: Asked<typeof AGENCIES.setLogo>) {
    await this.logo.set(user, id, () => readUploadedFile(request, LOGO_UPLOAD));
    return this.agencies.row(id);
  }

  async removeLogo({ user, id }: Asked<typeof AGENCIES.removeLogo>) {
    await this.logo.remove(user, id);
    return this.agencies.row(id);
  }
}
