import { Injectable } from '@nestjs/common';
import type { UserRow } from '#shared/contract/people';
import { formatInstant } from '#shared/formats/instant';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { type CsvColumns } from '../../../platform/http/csv-answer.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { RawListQuery } from '../../../platform/http/list-query.ts';
import { ExportPeople } from '../export-people.ts';
import { ManagedUsersRepository } from './users.repository.ts';
import { ManagedUsersService } from './users.service.ts';

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

const COLUMNS: CsvColumns<UserRow> = [
  ['User name', (row) => row.Username],
  ['Full name', (row) => row.FullName],
  ['E-mail', (row) => row.Email],
  ['Roles', (row) => row.RoleNames.join(', ')],
  ['Agent', (row) => row.AgentName ?? ''],
  ['Agent number', (row) => row.SrcAgentId ?? ''],
  ['Agency', (row) => row.AgencyName ?? ''],
  ['General agent', (row) => yesOrNo(row.IsGeneralAgent)],
  ['Locked', (row) => yesOrNo(row.IsLocked)],
  ['Last sign-in', (row) => formatInstant(row.LastSignInAt)],
  ['Open sessions', (row) => String(row.OpenSessions)],
];

@Injectable()
export class ExportUsersService {
  constructor(
    private readonly users: ManagedUsersRepository,
    private readonly service: ManagedUsersService,
    private readonly exports: ExportPeople,
  ) {}

  /** Every user who matches, by user name. Who took them out is written down. */
  export(user: SessionUser, query: RawListQuery): Promise<FileAnswer> {
    const filter = this.service.exportFilter(query);
    return this.exports.file(user, {
      subject: 'users',
      columns: COLUMNS,
      next: async (after, count) => this.service.rows(await this.users.listAfter(filter, after?.Username ?? '', count)),
    });
  }
}
