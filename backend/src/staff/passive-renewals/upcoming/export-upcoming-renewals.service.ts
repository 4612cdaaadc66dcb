import { Injectable } from '@nestjs/common';
import type { UpcomingRenewalRow } from '#shared/renewals/upcoming-renewal.record';
import { STANDING_LABELS } from '#shared/renewals/renewal-state';
import { SURVEY_LABELS } from '#shared/renewals/renewal-survey';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { type CsvColumns, CSV_TYPE, csvOfChunks } from '../../../platform/http/csv-answer.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { RawListQuery } from '../../../platform/http/list-query.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { DescribeRenewals } from './describe-renewals.ts';
import { type UpcomingQuery, upcomingQuery } from './upcoming-query.ts';
import { type UpcomingGroup, UpcomingRenewalsRepository } from './upcoming-renewals.repository.ts';

const CSV_NAME = 'passive-renewals.csv';
/** Rows read at a time: few enough that other requests do not wait. */
const CHUNK = 500;

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const COLUMNS: CsvColumns<UpcomingRenewalRow> = [
  ['Group', ({ GroupName }) => GroupName],
  ['Group number', ({ GroupEnterpriseId }) => GroupEnterpriseId ?? ''],
  ['Renewal date', ({ RenewalDate }) => RenewalDate],
  ['Quote', ({ QuoteId }) => String(QuoteId ?? '')],
  ['Status', ({ QuoteStatus }) => QuoteStatus],
  ['ACA group', ({ IsAcaGroup }) => yesNo(IsAcaGroup)],
  ['Agents', ({ Agents }) => Agents.join(', ')],
  ['Can be renewed', ({ CanRenew }) => yesNo(CanRenew)],
  ['Passive renewal', ({ Standing }) => STANDING_LABELS[Standing]],
  ['Why not', ({ Message }) => Message],
  ['Renewed', ({ Renewed }) => Renewed?.At ?? ''],
  ['Renewed by', ({ Renewed }) => Renewed?.By ?? ''],
  ['Submitted', ({ IsSubmitted }) => yesNo(IsSubmitted)],
  ['Survey', ({ Survey }) => (Survey === null ? '' : Survey === 'Asked' ? 'Asked' : SURVEY_LABELS[Survey])],
];

@Injectable()
export class ExportUpcomingRenewalsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly upcoming: UpcomingRenewalsRepository,
    private readonly describing: DescribeRenewals,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Every group that matches, by renewal date. Who took the file out is written down. @throws INVALID_INPUT */
  async export(user: SessionUser, { filter }: RawListQuery): Promise<FileAnswer> {
    const query = upcomingQuery({ filter }, this.clock.today());
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'export-passive-renewals', subject: 'user', subjectId: user.id }),
    );
    return { fileName: CSV_NAME, contentType: CSV_TYPE, body: csvOfChunks(COLUMNS, this.chunks(user, query)) };
  }

  private async *chunks(user: SessionUser, query: UpcomingQuery): AsyncIterable<UpcomingRenewalRow[]> {
    let after: UpcomingGroup | null = null;
    do {
      const groups: UpcomingGroup[] = await this.upcoming.listAfter(user, query, { after, count: CHUNK });
      yield await this.describing.describe(user, groups);
      after = groups.length === CHUNK ? groups.at(-1)! : null;
    } while (after !== null);
  }
}
