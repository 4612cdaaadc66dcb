import { Injectable } from '@nestjs/common';
import { censusProblems, DUPLICATE_MEMBER, DUPLICATE_SSN } from '#shared/census/census-problems';
import type { CensusFacts, CensusPerson, CensusProblem } from '#shared/census/census-member';
import { columnName } from '#shared/census/import/census-file';
import { censusHeader, MAX_MEMBERS } from '#shared/census/import/import-fields';
import { masked } from '#shared/persons/import/masked';
import { tooManyMembers } from '#shared/census/import/import-messages';
import type { CensusPreview } from '#shared/census/import/preview-census';
import type { CensusMemberRequest } from '#shared/census/census.record';
import type { PreviewImportResponse } from '#shared/census/import/import.record';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { CensusEditing } from '../census-editing.ts';
import { CensusSsn } from '../census-ssn.ts';
import { CensusRepository } from '../census.repository.ts';
import type { ImportRequest } from './import-request.ts';
import { ImportLayoutsRepository } from './layouts/import-layouts.repository.ts';
import { PersonFileReader } from './person-file-reader.ts';

@Injectable()
export class PreviewImportService {
  constructor(
    private readonly editing: CensusEditing,
    private readonly census: CensusRepository,
    private readonly reader: PersonFileReader,
    private readonly ssn: CensusSsn,
    private readonly layouts: ImportLayoutsRepository,
  ) {}

  /** Reads a file or a pasted text against this census and its rules, and writes nothing. */
  async preview(user: SessionUser, quoteId: number, request: ImportRequest): Promise<PreviewImportResponse> {
    const quote = await this.editing.findEditable(user, quoteId);
    const facts = await this.editing.factsOf(quote);
    const { mode, ...task } = request;
    const preview = await this.reader.readCensus(user, { ...task, facts, layouts: await this.layouts.listOf(user) });
    const count = Math.max(preview.rowCount, preview.Members.length);
    if (count > MAX_MEMBERS) {
      throw new AppError('TOO_LARGE', tooManyMembers(count, MAX_MEMBERS));
    }
    const census = await this.census.listOf(quote);
    const stored = this.editing.peopleOf(census);
    const { rowCount, memberRows, Members, ...answer } = preview;
    const problems = [
      ...(await this.editing.homeZipProblems(Members, census)),
      ...(mode === 'append' ? this.alreadyThere(stored, Members, facts) : []),
    ];
    const refused = refusedMembers(problems, preview);
    const Errors = [...answer.Errors, ...refused.values()].sort((one, other) => one.Row - other.Row);
    const fresh = Members.filter((_, index) => !refused.has(index));
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

  /** Whom, or whose SSN, the census has already. */
  private alreadyThere(
    stored: readonly CensusPerson[],
    members: readonly CensusMemberRequest[],
    facts: CensusFacts,
  ): CensusProblem[] {
    const people = [...stored, ...members.map((member) => this.toPerson(member))];
    return censusProblems(people, facts).flatMap(({ index, message }) => {
      const field = message === DUPLICATE_MEMBER ? 'FirstName' : message === DUPLICATE_SSN ? 'SSN' : null;
      return field && index >= stored.length ? [{ index: index - stored.length, field, message }] : [];
    });
  }

  private toPerson(member: CensusMemberRequest): CensusPerson {
    return { ...member, ssnKey: this.ssn.keyOfWritten(member.SSN) };
  }
}

/** Members who cannot be added, by their place in the list, with what the file says of them. */
function refusedMembers(
  problems: readonly CensusProblem[],
  { Members, Mapping, memberRows }: CensusPreview,
): Map<number, ImportProblem> {
  const refused = new Map<number, ImportProblem>();
  for (const { index, field, message } of problems) {
    const row = memberRows[index];
    const [column] = Mapping.filter(({ Field }) => Field === field);
    const named = field as 'FirstName' | 'SSN' | 'HomePostalCode';
    if (row !== undefined) {
      refused.set(index, {
        Row: row,
        Column: column ? columnName(column) : censusHeader(named),
        Found: masked(Members[index]?.[named] ?? '', named),
        Message: message,
      });
    }
  }
  return refused;
}
