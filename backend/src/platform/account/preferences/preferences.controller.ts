import { PREFERENCES } from '#shared/session/account.calls';
import { type Asked, Serves, type Serving } from '../../http/serving.ts';
import { KeepPreferenceService } from './keep-preference.service.ts';
import { toPreferences } from './to-preferences.ts';
import { PreferencesRepository } from './preferences.repository.ts';

@Serves(PREFERENCES)
export class PreferencesController implements Serving<typeof PREFERENCES> {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly keepPreference: KeepPreferenceService,
  ) {}

  async list({ user }: Asked<typeof PREFERENCES.list>) {
    return toPreferences(await this.preferences.list(user));
  }

  async keep({ user, key, body }: Asked<typeof PREFERENCES.keep>) {
    await this.keepPreference.keep(user, key, body.Value);
  }
}
