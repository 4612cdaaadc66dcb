import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { AccountController } from './account/account.controller.ts';
import { Attempts } from './account/limits/attempts.ts';
import { KnownAddressesRepository } from './account/limits/known-addresses.repository.ts';
import { SignInLimits } from './account/limits/sign-in-limits.ts';
import { PreferencesController } from './account/preferences/preferences.controller.ts';
import { PreferencesRepository } from './account/preferences/preferences.repository.ts';
import { PreferencesService } from './account/preferences/preferences.service.ts';
import { SecondStepRule } from './account/second-step-rule.ts';
import { FactorsRepository } from './account/second-step/factors.repository.ts';
import { SecondStepService } from './account/second-step/second-step.service.ts';
import { PasskeyStepController } from './account/second-step/passkey-step.controller.ts';
import { PasskeysController } from './account/second-step/passkeys.controller.ts';
import { PasskeysService } from './account/second-step/passkeys.service.ts';
import { SecondFactorController } from './account/second-step/second-factor.controller.ts';
import { SecondStepController } from './account/second-step/second-step.controller.ts';
import { DatabaseSessionStore, SessionActivity } from './account/session-store.ts';
import { Sessions } from './account/sessions.ts';
import { SignInService } from './account/sign-in.service.ts';
import { AcceptIdentityService } from './account/single-sign-on/accept-identity.service.ts';
import { IdentityProvider } from './account/single-sign-on/identity-provider.gateway.ts';
import { LinkedUsersRepository } from './account/single-sign-on/linked-users.repository.ts';
import { SingleSignOnController } from './account/single-sign-on/single-sign-on.controller.ts';
import { UsersRepository } from './account/users.repository.ts';
import { CheckpointRepository } from './audit/checkpoint.repository.ts';
import { VerificationController } from './audit/verification.controller.ts';
import { VerifyAuditService } from './audit/verify-audit.service.ts';
import { VerificationRepository } from './audit/verification.repository.ts';
import { BulkRunsController } from './bulk-runs/bulk-runs.controller.ts';
import { BulkRunsRepository } from './bulk-runs/bulk-runs.repository.ts';
import { BulkRunsService } from './bulk-runs/bulk-runs.service.ts';
import { BulkRuns } from './bulk-runs/bulk-runs.ts';
import { BusinessRulesController } from './business-rules/business-rules.controller.ts';
import { BusinessRulesRepository } from './business-rules/business-rules.repository.ts';
import { RulesService } from './business-rules/rules.service.ts';
import { SaveBusinessRuleService } from './business-rules/save-business-rule.service.ts';
import { Clock } from './clock.ts';
import { Env } from './config/env.ts';
import { CacheVersions } from './database/cache-versions.ts';
import { Transactions } from './database/transactions.ts';
import { BlobStore } from './documents/blob-store/blob-store.ts';
import { createBlobStore } from './documents/blob-store/create-blob-store.ts';
import { FileThreadsService } from './documents/file-threads.service.ts';
import { StoredDocumentsService } from './documents/stored-documents.service.ts';
import { DraftsController } from './drafts/drafts.controller.ts';
import { DraftsRepository } from './drafts/drafts.repository.ts';
import { DraftsService } from './drafts/drafts.service.ts';
import { HealthController, MetricsGuard } from './http/health.controller.ts';
import { Lists } from './http/lists.ts';
import { Idempotency } from './jobs/idempotency.ts';
import { NightlyJobs } from './jobs/nightly-jobs.ts';
import { OutboxRepository } from './jobs/outbox.repository.ts';
import { Outbox } from './jobs/outbox.ts';
import { WorkOutboxService } from './jobs/work-outbox.service.ts';
import { Worker } from './jobs/worker.ts';
import { CodeTextsRepository } from './links/code-texts.repository.ts';
import { CodeTextsService } from './links/code-texts.service.ts';
import { LinkCodesService } from './links/link-codes.service.ts';
import { LinkTokens } from './links/link-tokens.ts';
import { LinksRepository } from './links/links.repository.ts';
import { ReaderLimit } from './links/reader-limit.ts';
import { LogosRepository } from './logos/logos.repository.ts';
import { LogosService } from './logos/logos.service.ts';
import { OwnAgencyController } from './logos/own-agency.controller.ts';
import { SenderService } from './logos/sender.service.ts';
import { MailGateway } from './mail/mail.gateway.ts';
import { SmsGateway } from './mail/sms.gateway.ts';
import { AgentsController } from './people/agents.controller.ts';
import { AgentsRepository } from './people/agents.repository.ts';
import { PrintToPdfService } from './printing/print-to-pdf.service.ts';
import { PrintingController } from './printing/printing.controller.ts';
import { AuditKeys } from './security/audit-keys.ts';
import { AuditTrail } from './security/audit-trail.ts';
import { FieldEncryption } from './security/field-encryption.ts';
import { Passwords } from './security/passwords.ts';

/** The single access point to each external resource: audit trail, caches' versions, encryption, lists, passwords, transactions. */
const DOORS = [AuditKeys, AuditTrail, CacheVersions, FieldEncryption, Lists, Passwords, Transactions];

/** What features may use. */
const OFFERED = [
  AgentsRepository,
  Attempts,
  BulkRuns,
  BulkRunsRepository,
  BulkRunsService,
  BusinessRulesRepository,
  CodeTextsRepository,
  CodeTextsService,
  DatabaseSessionStore,
  FactorsRepository,
  FileThreadsService,
  Idempotency,
  LinkCodesService,
  LinksRepository,
  LogosRepository,
  LogosService,
  MailGateway,
  NightlyJobs,
  Outbox,
  ReaderLimit,
  RulesService,
  SenderService,
  SaveBusinessRuleService,
  SecondStepRule,
  SessionActivity,
  Sessions,
  SignInLimits,
  SignInService,
  SmsGateway,
  StoredDocumentsService,
  UsersRepository,
  Worker,
];

const CONTROLLERS = [
  AccountController,
  VerificationController,
  BulkRunsController,
  BusinessRulesController,
  DraftsController,
  HealthController,
  OwnAgencyController,
  AgentsController,
  PrintingController,
  PreferencesController,
  SecondStepController,
  PasskeyStepController,
  SecondFactorController,
  PasskeysController,
  SingleSignOnController,
];

/** The infrastructure that every feature uses. */
@Global()
@Module({})
export class PlatformModule {
  static with(env: Env, clock: Clock): DynamicModule {
    return {
      module: PlatformModule,
      imports: [TerminusModule.forRoot({ logger: false })],
      controllers: CONTROLLERS,
      providers: [
        { provide: Env, useValue: env },
        { provide: Clock, useValue: clock },
        { provide: BlobStore, useFactory: createBlobStore, inject: [Env] },
        ...DOORS,
        ...OFFERED,
        AcceptIdentityService,
        CheckpointRepository,
        DraftsRepository,
        DraftsService,
        IdentityProvider,
        KnownAddressesRepository,
        LinkTokens,
        LinkedUsersRepository,
        MetricsGuard,
        OutboxRepository,
        PasskeysService,
        PreferencesRepository,
        PreferencesService,
        PrintToPdfService,
        SecondStepService,
        VerificationRepository,
        VerifyAuditService,
        WorkOutboxService,
      ],
      exports: [Env, Clock, ...DOORS, ...OFFERED],
    };
  }
}
