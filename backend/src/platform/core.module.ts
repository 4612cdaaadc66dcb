import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from './clock.ts';
import { Env } from './config/env.ts';
import { CacheVersions } from './database/cache-versions.ts';
import { Transactions } from './database/transactions.ts';
import { Lists } from './lists/lists.ts';
import { AuditKeys } from './security/audit-keys.ts';
import { AuditTrail } from './security/audit-trail.ts';
import { FieldEncryption } from './security/field-encryption.ts';
import { Passwords } from './security/passwords.ts';

const DOORS = [AuditKeys, AuditTrail, CacheVersions, FieldEncryption, Lists, Passwords, Transactions];

/** The single access point to each external resource, for every feature: clock, settings, transactions, audit trail, encryption, lists. */
@Global()
@Module({})
export class CoreModule {
  static with(env: Env, clock: Clock): DynamicModule {
    return {
      module: CoreModule,
      providers: [{ provide: Env, useValue: env }, { provide: Clock, useValue: clock }, ...DOORS],
      exports: [Env, Clock, ...DOORS],
    };
  }
}
