import { PREFERENCES } from '#shared/session/account.calls';
import type { PreferencesResponse } from '#shared/session/account.record';
import { type Asked, Serves, type Serving } from '../../http/serving.ts';
import { PreferencesRepository } from './preferences.repository.ts';
import { PreferencesService } from './preferences.service.ts';
import type { UserPreference } from './user-preference.table.ts';

export const toPreferences = (kept: readonly UserPreference[]): PreferencesResponse =>
  Object.fromEntries(kept.map(({ name, value }) => [name, JSON.parse(value) as unknown]));

@Serves(PREFERENCES)
export class PreferencesController implements Serving<typeof PREFERENCES> {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly service: PreferencesService,
  ) {}

  async list({ user }: Asked<typeof PREFERENCES.list>) {
    return toPreferences(await this.preferences.list(user));
  }

  async keep({ user, key, body }: Asked<typeof PREFERENCES.keep>) {
    await this.service.keep(user, key, body.Value);
  }
}
