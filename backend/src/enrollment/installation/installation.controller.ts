import { INSTALLATION_CALLS } from '#shared/installation/installation.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { InstallationService } from './installation.service.ts';

@Serves(INSTALLATION_CALLS)
export class InstallationController implements Serving<typeof INSTALLATION_CALLS> {
  constructor(private readonly installations: InstallationService) {}

  find({ user, quoteId }: Asked<typeof INSTALLATION_CALLS.find>) {
    return this.installations.find(user, quoteId);
  }

  async file834({ user, quoteId }: Asked<typeof INSTALLATION_CALLS.file834>) {
    const file = await this.installations.make834(user, quoteId);
    return { ...file, contentType: 'application/edi-x12' };
  }
}
