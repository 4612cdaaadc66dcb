import { Injectable } from '@nestjs/common';
import type { AgencyRow } from '#shared/contract/people';
import type { CsvColumns } from '../../../platform/http/csv-answer.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { RawListQuery } from '../../../platform/http/list-query.ts';
import { ExportPeople } from '../export-people.ts';
import { toAgencyRow } from './agencies.dto.ts';
import { AgenciesRepository } from './agencies.repository.ts';
import { AgenciesService } from './agencies.service.ts';

const COLUMNS: CsvColumns<AgencyRow> = [
  ['Agency', (row) => row.Name],
  ['General agency', (row) => row.GeneralAgencyName ?? ''],
  ['Agents', (row) => String(row.AgentCount)],
  ['Agencies under it', (row) => String(row.AgencyCount)],
  ['Active', (row) => (row.IsActive ? 'Yes' : 'No')],
];

@Injectable()
export class ExportAgenciesService {
  constructor(
    private readonly agencies: AgenciesRepository,
    private readonly service: AgenciesService,
    private readonly exports: ExportPeople,
  ) {}

  /** Every agency that matches, by name. Who took them out is written down. */
  export(user: SessionUser, query: RawListQuery): Promise<FileAnswer> {
    const filter = this.service.exportFilter(query);
    return this.exports.file(user, {
      subject: 'agencies',
      columns: COLUMNS,
      next: async (after: AgencyRow | null, count) =>
        (await this.agencies.listAfter(filter, after?.Name ?? '', count)).map(toAgencyRow),
    });
  }
}
