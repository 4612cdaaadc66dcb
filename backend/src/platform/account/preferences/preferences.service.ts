import { Injectable } from '@nestjs/common';
import {
  isPreferenceKey,
  MAX_PREFERENCE_BYTES,
  MAX_PREFERENCES,
  PREFERENCE_KEY,
  PREFERENCE_TOO_LARGE,
  TOO_MANY_PREFERENCES,
} from '#shared/session/account.record';
import { Transactions } from '../../database/transactions.ts';
import { AppError } from '../../errors.ts';
import type { SessionUser } from '../../http/current-user.ts';
import { AuditTrail } from '../../security/audit-trail.ts';
import { PreferencesRepository } from './preferences.repository.ts';

/** Saves a user's own preference. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly preferences: PreferencesRepository,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws INVALID_INPUT for an invalid key, TOO_LARGE, RULE_BROKEN when the user has too many already */
  keep(user: SessionUser, key: string, value: unknown): Promise<void> {
    if (!isPreferenceKey(key)) {
      throw new AppError('INVALID_INPUT', PREFERENCE_KEY, { key: [PREFERENCE_KEY] });
    }
    const json = JSON.stringify(value ?? null);
    if (Buffer.byteLength(json) > MAX_PREFERENCE_BYTES) {
      throw new AppError('TOO_LARGE', PREFERENCE_TOO_LARGE, { Value: [PREFERENCE_TOO_LARGE] });
    }
    return this.transactions.run(async (tx) => {
      const names = await this.preferences.listNames(tx, user);
      // MySQL treats keys that differ only in case as equal, so both databases do.
      const known = names.find((name) => name.toLowerCase() === key.toLowerCase());
      if (json === 'null') {
        await this.preferences.remove(tx, user, known ?? key);
      } else if (known !== undefined) {
        await this.preferences.replace(tx, user, known, json);
      } else if (names.length >= MAX_PREFERENCES) {
        throw new AppError('RULE_BROKEN', TOO_MANY_PREFERENCES);
      } else {
        await this.preferences.add(tx, user, key, json);
      }
      await this.audit.record(tx, {
        user,
        action: 'keep-preference',
        subject: 'user',
        subjectId: user.id,
        fields: [key],
      });
    });
  }
}
