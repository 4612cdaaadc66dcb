import { Injectable } from '@nestjs/common';
import { censusProblems, DUPLICATE_MEMBER, DUPLICATE_SSN } from '#shared/census/census-problems';
import type { CensusFacts, CensusPerson } from '#shared/census/census-member';
import { FIELD_HEADERS, MAX_MEMBERS } from '#shared/census/import/import-fields';
import { masked } from '#shared/census/import/find-columns';
import { tooManyMembers } from '#shared/census/import/import-messages';
import type { CensusPreview } from '#shared/census/import/preview-census';
import { columnName } from '#shared/census/import/read-row';
import type { CensusMemberRequest, ImportProblem, PreviewImportResponse } from '#shared/contract/census';
import { AppError } from '../../errors.ts';
import type { SessionUser } from '../../http/current-user.ts';
import { CensusEditing } from '../census-editing.ts';
import { CensusSsn } from '../census-ssn.ts';
import { CensusRepository } from '../census.repository.ts';
import { CensusReader } from './census-reader.ts';
import type { ImportRequest } from './import-request.ts';
import { ImportLayoutsRepository } from './layouts/import-layouts.repository.ts';

@Injectable()
export class PreviewImportService {
  constructor(
    private readonly editing: CensusEditing,
    private readonly census: CensusRepository,
    private readonly reader: CensusReader,
    private readonly ssn: CensusSsn,
    private readonly layouts: ImportLayoutsRepository,
  ) {}

  /** Reads a file or a pasted text against this census and its rules, and writes nothing. */
  async preview(user: SessionUser, quoteId: number, request: ImportRequest): Promise<PreviewImportResponse> {
    const quote = await this.editing.look(user, quoteId);
    const facts = await this.editing.factsOf(quote);
    const { mode, ...task } = request;
    const preview = await this.reader.read(user, { ...task, facts, layouts: await this.layouts.listOf(user) });
    const count = Math.max(preview.rowCount, preview.Members.length);
    if (count > MAX_MEMBERS) {
      throw new AppError('TOO_LARGE', tooManyMembers(count, MAX_MEMBERS));
    }
    const stored = this.editing.peopleOf(await this.census.listOf(quote));
    const { rowCount, memberRows, Members, ...answer } = preview;
    const known = mode === 'append' ? this.alreadyThere(stored, preview, facts) : new Map<number, ImportProblem>();
    const Errors = [...answer.Errors, ...known.values()].sort((one, other) => one.Row - other.Row);
    const fresh = Members.filter((_, index) => !known.has(index));
    return {
      ...answer,
      Members: fresh,
      Errors,
      Counts: {
        Rows: rowCount,
        Added: fresh.length,
        Replaced: mode === 'replace' ? stored.length : 0,
        Errors: Errors.length,
        Warnings: answer.Warnings.length,
      },
    };
  }

  /** Members whom, or whose SSN, the census has already; by their place in the list. */
  private alreadyThere(
    stored: readonly CensusPerson[],
    { Members, Mapping, memberRows }: CensusPreview,
    facts: CensusFacts,
  ): Map<number, ImportProblem> {
    const people = [...stored, ...Members.map((member) => this.toPerson(member))];
    const found = new Map<number, ImportProblem>();
    for (const { index, message } of censusProblems(people, facts)) {
      const member = Members[index - stored.length];
      const row = memberRows[index - stored.length];
      if (member && row !== undefined && (message === DUPLICATE_MEMBER || message === DUPLICATE_SSN)) {
        const field = message === DUPLICATE_MEMBER ? 'FirstName' : 'SSN';
        const column = Mapping.find(({ Field }) => Field === field);
        found.set(index - stored.length, {
          Row: row,
          Column: column ? columnName(column) : FIELD_HEADERS[field],
          Found: masked(member[field] ?? '', field),
          Message: message,
        });
      }
    }
    return found;
  }

  private toPerson(member: CensusMemberRequest): CensusPerson {
    return { ...member, ssnKey: this.ssn.keyOfWritten(member.SSN) };
  }
}
