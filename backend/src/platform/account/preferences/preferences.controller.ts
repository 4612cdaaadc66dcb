import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import type { PreferencesResponse } from '#shared/contract/preferences';
import { Allow } from '../../http/access.ts';
import { CurrentUser, type SessionUser } from '../../http/current-user.ts';
import { KeepPreferenceService } from './keep-preference.service.ts';
import { PreferenceDto, toPreferences } from './preferences.dto.ts';
import { PreferencesRepository } from './preferences.repository.ts';

/** What the console keeps for its user: chosen columns and saved searches, the same in every browser. Of the caller alone. */
@Controller('api/account/Preferences')
@Allow('internal')
export class PreferencesController {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly keepPreference: KeepPreferenceService,
  ) {}

  @Get()
  async list(@CurrentUser() user: SessionUser): Promise<PreferencesResponse> {
    return toPreferences(await this.preferences.list(user));
  }

  @Put(':key')
  @HttpCode(204)
  async keep(@CurrentUser() user: SessionUser, @Param('key') key: string, @Body() body: PreferenceDto): Promise<void> {
    await this.keepPreference.keep(user, key, body.Value);
  }
}
