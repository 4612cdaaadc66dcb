import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { decidedProblem, publishProblem } from '#shared/rate-drafts/publish-problem';
import {
  MOST_RATE_DRAFTS,
  type RateDraftDetails,
  type RateDraftRow,
  type RateDraftState,
} from '#shared/rate-drafts/rate-draft.record';
import { RateSheets } from '../../catalogue/plans/import/rate-sheets.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { RatesCache } from '../../catalogue/plans/rates-cache.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { bumpCacheVersion, readCacheVersion } from '../../platform/database/cache-versions.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../platform/database/guarded-update.ts';
import { ImportSummary } from '../../platform/database/import-report.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { takeTurnOf } from '../../platform/database/turns.ts';
import type { UploadedFile } from '../../platform/documents/uploads/uploaded-part.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { ListSource } from '../../platform/http/lists.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { type DraftFile, readDraftFile } from './draft-file.ts';
import type { RateDraft } from './rate-draft.table.ts';
import { RateDraftsRepository } from './rate-drafts.repository.ts';
import { RehearsedGroupsRepository } from './rehearsed-groups.repository.ts';

export const LOADED_ALREADY = 'This file is loaded as a draft already. Open that draft, or discard it first.';
export const TOO_MANY_DRAFTS = `There are ${MOST_RATE_DRAFTS} drafts that wait for a decision. Publish or discard one first.`;

export const toRateDraftRow = (draft: RateDraft): RateDraftRow => ({
  Id: draft.id,
  State: draft.state,
  FileName: draft.fileName,
  Sha256: draft.sha256,
  PeriodStart: draft.periodStart,
  PeriodEnd: draft.periodEnd,
  Plans: draft.plans,
  Rates: draft.rates,
  LoadedBy: draft.loadedBy!.fullName,
  LoadedAt: draft.loadedAt.toISOString(),
  DecidedBy: draft.decidedBy?.fullName ?? null,
  DecidedAt: draft.decidedAt?.toISOString() ?? null,
  RunId: draft.runId,
  Version: draft.version,
});

/** Drafts of rates: loaded from a file apart from the rates that quotes read, and published or discarded once, by whoever is first. */
@Injectable()
export class RateDraftsService implements ListSource<object, 'Id', RateDraftRow> {
  readonly rows = 'rate-drafts';
  readonly filters = {};
  readonly orders = ['Id'] as const;
  readonly usual = { direction: 'DESC' } as const;

  constructor(
    private readonly drafts: RateDraftsRepository,
    private readonly groups: RehearsedGroupsRepository,
    private readonly plans: PlansRepository,
    private readonly ratesCache: RatesCache,
    private readonly rules: RulesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listPage({ first, count }: { first: number; count: number }) {
    const { drafts, total } = await this.drafts.listPage(first, count);
    return { rows: drafts.map(toRateDraftRow), total };
  }

  /** @throws NOT_FOUND */
  async find(id: number): Promise<RateDraftDetails> {
    return this.details(await this.drafts.find(id), await this.drafts.findRatesVersion());
  }

  /**
   * Checks the file before anything is stored.
   * @throws TOO_LARGE, UNSUPPORTED_TYPE, INVALID_INPUT with the rows that cannot be taken; WRONG_STATE when it is loaded already
   */
  async load(user: SessionUser, upload: () => Promise<UploadedFile>): Promise<RateDraftRow> {
    const uploaded = await upload();
    try {
      const known = await this.drafts.findKnown();
      const file = await readDraftFile(uploaded, known.sheets, known);
      const id = await this.transactions.run((tx) => this.add(tx, user, file));
      return toRateDraftRow(await this.drafts.find(id));
    } finally {
      await uploaded.content.close();
    }
  }

  /**
   * Its rates become the filed ones, as if the file had been imported: all or nothing, and taking turns with imports.
   * @throws NOT_FOUND, WRONG_STATE, STALE_VERSION, RULE_BROKEN when it is not what was priced, or not complete
   */
  async publish(user: SessionUser, id: number, version: number): Promise<RateDraftDetails> {
    await this.transactions.run(async (tx) => {
      // As an import does: until the commit no other changes the filed rates.
      await bumpCacheVersion(tx, 'rates');
      const draft = await this.lock(tx, id, version);
      const currentVersion = (await readCacheVersion(tx, 'rates')) - 1;
      const details = await this.details(await this.drafts.find(id, tx), currentVersion, tx);
      if (details.Problem !== null) {
        throw new AppError('RULE_BROKEN', details.Problem);
      }
      await this.write(tx, draft);
      await this.decide(tx, user, { draft, state: 'Published', figures: figuresOf(details) });
    });
    this.ratesCache.forget();
    this.plans.forget();
    return this.find(id);
  }

  /** What was not priced yet is skipped. @throws NOT_FOUND, WRONG_STATE, STALE_VERSION */
  async discard(user: SessionUser, id: number, version: number): Promise<RateDraftDetails> {
    await this.transactions.run(async (tx) => {
      const draft = await this.lock(tx, id, version);
      await this.groups.deleteOf(tx, id);
      await this.decide(tx, user, { draft, state: 'Discarded', figures: [] });
    });
    return this.find(id);
  }

  private async add(tx: EntityManager, user: SessionUser, { sheets, ...file }: DraftFile): Promise<number> {
    await takeTurnOf(tx, 'rate-drafts');
    const open = await this.drafts.listOpen(tx);
    if (open.some(({ sha256 }) => sha256 === file.sha256)) {
      throw new AppError('WRONG_STATE', LOADED_ALREADY, { file: [LOADED_ALREADY] });
    }
    if (open.length >= MOST_RATE_DRAFTS) {
      throw new AppError('WRONG_STATE', TOO_MANY_DRAFTS, { file: [TOO_MANY_DRAFTS] });
    }
    const columns = { ...file, plans: sheets.length, loadedByUserId: user.id, loadedAt: this.clock.now() };
    const id = await this.drafts.add(tx, columns, sheets);
    const fields = [`SHA-256 ${file.sha256}`, `${file.periodStart} to ${file.periodEnd}`, `${file.rates} rates`];
    await this.audit.record(tx, { user, action: 'load-rate-draft', subject: 'rate-draft', subjectId: id, fields });
    return id;
  }

  /** Locked until the transaction ends. */
  private async lock(tx: EntityManager, id: number, version: number): Promise<RateDraft> {
    const draft = await this.drafts.lock(id, tx);
    const decided = decidedProblem(draft.state);
    if (decided !== null) {
      throw new AppError('WRONG_STATE', decided);
    }
    if (draft.version !== version) {
      throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
    }
    return draft;
  }

  private async write(tx: EntityManager, { id, periodStart, periodEnd }: RateDraft): Promise<void> {
    const summary = new ImportSummary();
    const sheets = await RateSheets.open(tx, summary);
    for (const { planId, rates } of await this.drafts.listSheets(id, tx)) {
      const sheet = sheets.sheetOf(planId, periodStart, periodEnd);
      if (typeof sheet === 'string') {
        throw new AppError('RULE_BROKEN', sheet);
      }
      const pending = sheets.pendingOf(sheet);
      pending.plainCents.set(rates.plain);
      pending.tobaccoCents.set(rates.tobacco);
      await sheets.writeWhenMany();
    }
    await sheets.write();
  }

  private async decide(
    tx: EntityManager,
    user: SessionUser,
    { draft, state, figures }: { draft: RateDraft; state: Exclude<RateDraftState, 'Draft'>; figures: string[] },
  ): Promise<void> {
    await this.drafts.change(tx, draft, { state, decidedByUserId: user.id, decidedAt: this.clock.now() });
    await this.drafts.deleteSheets(draft.id, tx);
    const action = state === 'Published' ? 'publish-rate-draft' : 'discard-rate-draft';
    const fields = [`SHA-256 ${draft.sha256}`, ...figures];
    await this.audit.record(tx, { user, action, subject: 'rate-draft', subjectId: draft.id, fields });
  }

  /** @param draft with the people and the run */
  private async details(draft: RateDraft, currentVersion: number, tx?: EntityManager): Promise<RateDraftDetails> {
    const { PassiveRenewalReviewPercent: ReviewPercent } = await this.rules.inForce();
    const { state, result, ratesVersion: pricedVersion } = draft;
    const isPricing = Boolean(draft.run && !draft.run.finishedAt);
    return {
      ...toRateDraftRow(draft),
      Result: result,
      ReviewPercent,
      AboveReview: await this.groups.count({ draftId: draft.id, above: hundredths(ReviewPercent) }, tx),
      Problem: publishProblem({ state, isPricing, result, pricedVersion, currentVersion }),
    };
  }
}

/** Of a percent, as changes are stored. */
export const hundredths = (percent: number): number => percent * 100;

/** For the audit trail, which separates by commas. */
const figuresOf = ({ Result, ReviewPercent, AboveReview }: RateDraftDetails): string[] =>
  Result === null
    ? []
    : [
        `${Result.Priced} of ${Result.Groups} groups priced`,
        `premium now $${Result.PremiumNow.toFixed(2)}`,
        `premium then $${Result.PremiumThen.toFixed(2)}`,
        `${AboveReview} groups above ${ReviewPercent}%`,
        `${Result.NotRated} groups without rates`,
      ];
