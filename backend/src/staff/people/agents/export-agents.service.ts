import { Injectable } from '@nestjs/common';
import type { AgentRow } from '#shared/contract/people';
import { formatPhone } from '#shared/formats/phone';
import type { CsvColumns } from '../../../platform/http/csv-answer.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { RawListQuery } from '../../../platform/http/list-query.ts';
import { ExportPeople } from '../export-people.ts';
import { toAgentRow } from './agents.dto.ts';
import { ManagedAgentsRepository } from './agents.repository.ts';
import { ManagedAgentsService } from './agents.service.ts';

const COLUMNS: CsvColumns<AgentRow> = [
  ['Agent number', (row) => row.SrcAgentId],
  ['First name', (row) => row.FirstName],
  ['Last name', (row) => row.LastName],
  ['NPN', (row) => row.NpnNumber],
  ['Phone', (row) => formatPhone(row.Phone)],
  ['E-mail', (row) => row.Email],
  ['Agency', (row) => row.AgencyName],
  ['General agency', (row) => row.GeneralAgencyName ?? ''],
  ['General agent', (row) => (row.IsGeneralAgent ? 'Yes' : 'No')],
  ['Agent-broker', (row) => (row.IsAgentBroker ? 'Yes' : 'No')],
  ['Active', (row) => (row.IsActive ? 'Yes' : 'No')],
  ['Groups', (row) => String(row.GroupCount)],
  ['Users', (row) => row.Users.map(({ Username }) => Username).join(', ')],
];

@Injectable()
export class ExportAgentsService {
  constructor(
    private readonly agents: ManagedAgentsRepository,
    private readonly service: ManagedAgentsService,
    private readonly exports: ExportPeople,
  ) {}

  /** Every agent who matches, by number. Who took them out is written down. */
  export(user: SessionUser, query: RawListQuery): Promise<FileAnswer> {
    const filter = this.service.exportFilter(query);
    return this.exports.file(user, {
      subject: 'agents',
      columns: COLUMNS,
      next: async (after: AgentRow | null, count) =>
        (await this.agents.listAfter(filter, after?.SrcAgentId ?? '', count)).map(toAgentRow),
    });
  }
}
