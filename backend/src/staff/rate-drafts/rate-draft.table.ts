import type { RateDraftState, Rehearsal } from '#shared/rate-drafts/rate-draft.record';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import { BulkRun } from '../../platform/bulk-runs/bulk-run.table.ts';
import {
  cents,
  day,
  id,
  instant,
  int,
  json,
  loose,
  refers,
  stored,
  text,
  version,
} from '../../platform/database/stored.ts';
import { User } from '../../platform/people/user.table.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import type { MissingRate, RehearsedShare } from './rehearse-group.ts';

/** A rate file that is tried on the book before it is published. Plain stored data. */
export class RateDraft extends stored(
  'rate_drafts',
  {
    id: id(),
    state: loose<RateDraftState>(10),
    fileName: loose(130),
    /** Of the file, in hexadecimal digits. */
    sha256: text(64),
    periodStart: day(),
    periodEnd: day(),
    plans: int(),
    rates: int(),
    loadedByUserId: refers(() => User, 'RESTRICT'),
    /** UTC. */
    loadedAt: instant(),
    decidedByUserId: refers(() => User, 'RESTRICT').orNull(),
    /** UTC. */
    decidedAt: instant().orNull(),
    /** The newest pricing of the book. */
    runId: refers(() => BulkRun, 'RESTRICT').orNull(),
    /** Version of the filed rates and plans when that began. */
    ratesVersion: int().orNull(),
    /** Written when the run ends; null before. */
    result: json<Rehearsal>().orNull(),
    version: version(),
  },
  { indexes: [['state', 'sha256']] },
) {}

/** Cents by area and band, as rateIndex(0, area, band) lays them out; NOT_FILED where there are none. */
export interface DraftedRates {
  plain: number[];
  tobacco: number[];
}

/** The rates of a draft for one plan, apart from those that quotes read. Deleted when the draft is decided. Plain stored data. */
export class RateDraftSheet extends stored('rate_draft_sheets', {
  draftId: refers(() => RateDraft, 'CASCADE').key(),
  planId: refers(() => Plan, 'CASCADE').key(),
  rates: json<DraftedRates>(),
}) {}

/** Failed until it is priced: what a run that gave up leaves behind. */
export type RehearsalOutcome = 'Failed' | 'Priced' | 'NotRated' | 'NoRatesNow' | 'Gone';

/** A group with coverage when the pricing began, and what the draft does to it. Plain stored data. */
export class RehearsedGroup extends stored(
  'rehearsed_groups',
  {
    id: id(),
    draftId: refers(() => RateDraft, 'CASCADE'),
    groupId: refers(() => Group, 'CASCADE'),
    /** With the coverage in force. */
    quoteId: refers(() => Quote, 'CASCADE'),
    outcome: loose<RehearsalOutcome>(10).default('Failed'),
    /** Of the selection. */
    rateArea: int().default(0),
    members: int().default(0),
    nowCents: cents().orNull(),
    thenCents: cents().orNull(),
    /** The change in hundredths of a percent, rounded up: above a whole number of them exactly if the change is. */
    rise: int().orNull(),
    shares: json<RehearsedShare[]>().orNull(),
    missing: json<MissingRate[]>().orNull(),
  },
  { uniques: [['draftId', 'groupId']], indexes: [['draftId', 'rise', 'id']] },
) {}
