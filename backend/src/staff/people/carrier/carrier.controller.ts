import { CARRIER } from '#shared/people/people.calls';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { readUploadedFile } from '../../../platform/documents/uploads/uploaded-part.ts';
import { ChangeLogoService, LOGO_UPLOAD } from '../../../platform/logos/change-logo.service.ts';
import { LogoService } from '../../../platform/logos/logo.service.ts';
import { CarrierService } from './carrier.service.ts';

@Serves(CARRIER)
export class CarrierController implements Serving<typeof CARRIER> {
  constructor(
    private readonly carrier: CarrierService,
    private readonly logo: LogoService,
    private readonly changeLogo: ChangeLogoService,
  ) {}

  describe() {
    return this.carrier.describe();
  }

  viewLogo() {
    return this.logo.view('carrier');
  }

  async setLogo({ user, request }: Asked<typeof CARRIER.setLogo>) {
    await this.changeLogo.set(user, 'carrier', () => readUploadedFile(request, LOGO_UPLOAD));
    return this.carrier.describe();
  }

  async removeLogo({ user }: Asked<typeof CARRIER.removeLogo>) {
    await this.changeLogo.remove(user, 'carrier');
    return this.carrier.describe();
  }
}
