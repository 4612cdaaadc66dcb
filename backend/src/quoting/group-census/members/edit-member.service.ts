import { Injectable } from '@nestjs/common';
import type { CensusFacts, CensusPerson, CensusProblem } from '#shared/census/census-member';
import { censusProblems } from '#shared/census/census-problems';
import {
  UNCHANGEABLE,
  type CensusMemberRequest,
  type CensusMemberResponse,
  type SaveMemberResponse,
  type SentCensusMember,
} from '#shared/census/census.record';
import { sentHomeZip } from '#shared/census/home-address';
import { CHANGED_BY_SOMEONE_ELSE } from '../../../platform/database/guarded-update.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { changedFields, editedColumns, type WrittenColumns } from '../census-columns.ts';
import { CensusEditing } from '../census-editing.ts';
import type { CensusMember } from '../census-member.table.ts';
import { CensusSsn } from '../census-ssn.ts';
import { CensusRepository } from '../census.repository.ts';
import { toCensusMember } from '../group-census-answers.ts';
import { lastUseProblems, memberRefused } from '../rule-broken.ts';
import { asChanged } from '../sent-back.ts';

@Injectable()
export class EditMemberService {
  constructor(
    private readonly transactions: Transactions,
    private readonly editing: CensusEditing,
    private readonly census: CensusRepository,
    private readonly ssn: CensusSsn,
  ) {}

  /**
   * Changes one person. If an employee waives dental, so do the dependents (spec 002 section 5).
   * @throws STALE_VERSION when the row was changed since the version that the request names
   */
  edit(user: SessionUser, quoteId: number, sent: SentCensusMember): Promise<SaveMemberResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.editing.begin(tx, user, quoteId);
      const member = await this.census.findMember(quote, sent.Id, tx);
      if (member.version !== sent.Version) {
        throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
      }
      const request = toStore(sent, member, toCensusMember(member, quote, this.ssn));
      const stored = await this.census.listOf(quote, tx);
      const columns = editedColumns(request, member, this.ssn);
      const waiving = dependentsWaiving(stored, member.id, columns);
      const edited = editedCensus(stored, { id: member.id, columns, waiving });
      const people = { before: this.editing.peopleOf(stored), after: this.editing.peopleOf(edited) };
      const problems = problemsOfEdit(people, member.id, await this.editing.factsOf(quote));
      problems.push(...lastUseProblems({ Tobacco: columns.tobacco, LastTobaccoUse: columns.lastTobaccoUse }));
      problems.push(...(await this.editing.homeZipProblems([request], stored, tx)));
      if (problems.length > 0) {
        throw memberRefused(problems);
      }
      await this.census.update(tx, member, columns);
      for (const dependent of waiving) {
        await this.census.update(tx, dependent, { dentalStatus: 'Waive' });
      }
      const after = await this.census.listOf(quote, tx);
      const fields = changedFields(member, columns);
      await this.editing.end(tx, quote, {
        user,
        action: 'edit-census-member',
        subject: 'census-member',
        subjectId: member.id,
        fields,
      });
      const answer = (id: number) =>
        toCensusMember(
          after.find((row) => row.id === id)!,
          quote,
          this.ssn,
        );
      return { ...answer(member.id), AlsoChanged: waiving.map(({ id }) => answer(id)) };
    });
  }
}

/** What is to be stored. @throws INVALID_INPUT, RULE_BROKEN for an address of which a census keeps a part only */
function toStore(sent: SentCensusMember, member: CensusMember, answered: CensusMemberResponse): CensusMemberRequest {
  const { HomeAddress: _home, ...request } = asChanged(sent, answered, UNCHANGEABLE);
  const home = sentHomeZip(sent, member.homePostalCode);
  if ('message' in home) {
    throw memberRefused([{ index: 0, ...home }]);
  }
  return { ...request, HomePostalCode: home.zip };
}

interface Edit {
  id: number;
  columns: WrittenColumns;
  waiving: readonly CensusMember[];
}

const dependentsWaiving = (stored: readonly CensusMember[], id: number, columns: WrittenColumns): CensusMember[] =>
  columns.relationship === 'Self' && columns.dentalStatus === 'Waive'
    ? stored.filter(
        (row) =>
          row.id !== id &&
          row.employeeNumber === columns.employeeNumber &&
          row.relationship !== 'Self' &&
          row.dentalStatus === 'Enroll',
      )
    : [];

const editedCensus = (stored: readonly CensusMember[], { id, columns, waiving }: Edit): CensusMember[] =>
  stored.map((row) =>
    row.id === id ? { ...row, ...columns } : waiving.includes(row) ? { ...row, dentalStatus: 'Waive' } : row,
  );

/** All errors of the edited row, and errors that the edit causes in other rows; existing errors elsewhere do not block it. */
function problemsOfEdit(
  { before, after }: { before: CensusPerson[]; after: CensusPerson[] },
  id: number,
  facts: CensusFacts,
): CensusProblem[] {
  const keyOf = ({ index, field, message }: CensusProblem) => `${index}|${field}|${message}`;
  const known = new Set(censusProblems(before, facts).map(keyOf));
  return censusProblems(after, facts).filter(
    (problem) => after[problem.index]?.Id === id || !known.has(keyOf(problem)),
  );
}
