import { CARRIER } from '#shared/people/people.calls';
import { readUploadedFile } from '../../platform/documents/uploads/uploaded-part.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { LOGO_UPLOAD, LogosService } from '../../platform/logos/logos.service.ts';
import { AgenciesService } from './agencies.service.ts';

@Serves(CARRIER)
export class CarrierController implements Serving<typeof CARRIER> {
  constructor(
    private readonly service: AgenciesService,
    private readonly logo: LogosService,
  ) {}

  describe() {
    return this.service.describeCarrier();
  }

  viewLogo() {
    return this.logo.view('carrier');
  }

  async setLogo({ user, request }: Asked<typeof CARRIER.setLogo>) {
    await this.logo.set(user, 'carrier', () => readUploadedFile(request, LOGO_UPLOAD));
    return this.service.describeCarrier();
  }

  async removeLogo({ user }: Asked<typeof CARRIER.removeLogo>) {
    await this.logo.remove(user, 'carrier');
    return this.service.describeCarrier();
  }
}
