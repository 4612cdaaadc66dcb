import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { PREFERENCE, type PreferencesResponse } from '#shared/session/preference.record';
import { Allow } from '../../http/access.ts';
import { AnswersByKey, AnswersNothing } from '../../http/answers.ts';
import { CurrentUser, type SessionUser } from '../../http/current-user.ts';
import { KeepPreferenceService } from './keep-preference.service.ts';
import { PreferenceBody, toPreferences } from './preferences.dto.ts';
import { PreferencesRepository } from './preferences.repository.ts';

/** The console's preferences of its user: visible columns and saved searches, the same in every browser. Always the caller's own. */
@Controller('api/account/Preferences')
@Allow('internal')
export class PreferencesController {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly keepPreference: KeepPreferenceService,
  ) {}

  /** All preferences of the caller. */
  @Get()
  @AnswersByKey(PREFERENCE.Value)
  async list(@CurrentUser() user: SessionUser): Promise<PreferencesResponse> {
    return toPreferences(await this.preferences.list(user));
  }

  /** Saves one; null removes it. */
  @Put(':key')
  @AnswersNothing('RULE_BROKEN', 'NOT_FOUND')
  @HttpCode(204)
  async keep(@CurrentUser() user: SessionUser, @Param('key') key: string, @Body() body: PreferenceBody): Promise<void> {
    await this.keepPreference.keep(user, key, body.Value);
  }
}
