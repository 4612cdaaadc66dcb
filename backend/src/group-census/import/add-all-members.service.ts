import { Injectable } from '@nestjs/common';
import { censusProblems } from '#shared/census/census-problems';
import type { CensusMemberRequest, CensusMemberResponse, ImportMode } from '#shared/contract/census';
import { NO_RECORDS } from '#shared/census/import/import-messages';
import { Transactions } from '../../database/transactions.ts';
import { AppError } from '../../errors.ts';
import type { SessionUser } from '../../http/current-user.ts';
import { newMemberOf } from '../census-columns.ts';
import { CensusEditing } from '../census-editing.ts';
import type { CensusMember } from '../census-member.entity.ts';
import { CensusSsn } from '../census-ssn.ts';
import { CensusRepository } from '../census.repository.ts';
import { toCensusMember } from '../group-census.dto.ts';
import { membersRefused } from '../rule-broken.ts';

@Injectable()
export class AddAllMembersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly editing: CensusEditing,
    private readonly census: CensusRepository,
    private readonly ssn: CensusSsn,
  ) {}

  /**
   * Writes a list of members, all or nothing, and answers the whole census. Appended households are numbered after the
   * existing ones. A second click appends nobody: the people are already there.
   */
  addAll(
    user: SessionUser,
    quoteId: number,
    members: readonly CensusMemberRequest[],
    mode: ImportMode,
  ): Promise<CensusMemberResponse[]> {
    return this.transactions.run(async (tx) => {
      const quote = await this.editing.begin(tx, user, quoteId);
      if (members.length === 0) {
        throw new AppError('INVALID_INPUT', NO_RECORDS);
      }
      const kept = mode === 'append' ? await this.census.listOf(quote, tx) : [];
      const numbered = kept.length > 0 ? numberedAfter(kept, members) : members;
      const rows = numbered.map(newMemberOf);
      const people = numbered.map((member) => ({ ...member, Id: 0, ssnKey: this.ssn.keyOfWritten(member.SSN) }));
      const problems = censusProblems([...this.editing.peopleOf(kept), ...people], await this.editing.factsOf(quote))
        .map((problem) => ({ ...problem, index: problem.index - kept.length }))
        .filter(({ index }) => index >= 0);
      if (problems.length > 0) {
        throw membersRefused(problems);
      }
      if (mode === 'replace') {
        await this.census.removeAll(tx, quote);
      }
      await this.census.insertAll(tx, quote, rows);
      const after = await this.census.listOf(quote, tx);
      await this.editing.end(tx, quote, {
        user,
        action: `import-census-${mode}`,
        subject: 'quote',
        subjectId: quoteId,
      });
      return after.map((member) => toCensusMember(member, quote, this.ssn));
    });
  }
}

/** The households of the list keep their order and follow the last existing one. */
function numberedAfter(kept: readonly CensusMember[], members: readonly CensusMemberRequest[]): CensusMemberRequest[] {
  const last = kept.reduce((highest, { employeeNumber }) => Math.max(highest, employeeNumber), 0);
  const numbers = [...new Set(members.map(({ EmployeeNumber }) => EmployeeNumber))].sort((one, other) => one - other);
  const place = new Map(numbers.map((number, index) => [number, last + index + 1]));
  return members.map((member) => ({ ...member, EmployeeNumber: place.get(member.EmployeeNumber)! }));
}
