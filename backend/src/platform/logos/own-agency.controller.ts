import { OWN_AGENCY } from '#shared/people/people.calls';
import { type Asked, Serves, type Serving } from '../http/serving.ts';
import { readUploadedFile } from '../documents/uploads/uploaded-part.ts';
import { LOGO_UPLOAD } from './change-logo.service.ts';
import { OwnAgencyService } from './own-agency.service.ts';

@Serves(OWN_AGENCY)
export class OwnAgencyController implements Serving<typeof OWN_AGENCY> {
  constructor(private readonly agency: OwnAgencyService) {}

  describe({ user }: Asked<typeof OWN_AGENCY.describe>) {
    return this.agency.describe(user);
  }

  viewLogo({ user }: Asked<typeof OWN_AGENCY.viewLogo>) {
    return this.agency.viewLogo(user);
  }

  setLogo({ user, request }: Asked<typeof OWN_AGENCY.setLogo>) {
    return this.agency.setLogo(user, () => readUploadedFile(request, LOGO_UPLOAD));
  }

  removeLogo({ user }: Asked<typeof OWN_AGENCY.removeLogo>) {
    return this.agency.removeLogo(user);
  }
}
