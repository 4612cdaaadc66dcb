import { Module } from '@nestjs/common';
import { KeepPreferenceService } from './keep-preference.service.ts';
import { PreferencesController } from './preferences.controller.ts';
import { PreferencesRepository } from './preferences.repository.ts';

@Module({ controllers: [PreferencesController], providers: [KeepPreferenceService, PreferencesRepository] })
export class PreferencesModule {}
