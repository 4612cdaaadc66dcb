import { OWN_AGENCY } from '#shared/people/people.calls';
import { readUploadedFile } from '../documents/uploads/uploaded-part.ts';
import { type Asked, Serves, type Serving } from '../http/serving.ts';
import { LOGO_UPLOAD, LogosService } from './logos.service.ts';

@Serves(OWN_AGENCY)
export class OwnAgencyController implements Serving<typeof OWN_AGENCY> {
  constructor(private readonly logo: LogosService) {}

  describe({ user }: Asked<typeof OWN_AGENCY.describe>) {
    return this.logo.describe(user);
  }

  viewLogo({ user }: Asked<typeof OWN_AGENCY.viewLogo>) {
    return this.logo.viewLogo(user);
  }

  setLogo({ user, request }: Asked<typeof OWN_AGENCY.setLogo>) {
    return this.logo.setLogo(user, () => readUploadedFile(request, LOGO_UPLOAD));
  }

  removeLogo({ user }: Asked<typeof OWN_AGENCY.removeLogo>) {
    return this.logo.removeLogo(user);
  }
}
