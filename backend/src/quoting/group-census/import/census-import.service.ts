import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CensusFacts, CensusPerson, CensusProblem } from '#shared/census/census-member';
import { censusProblems, DUPLICATE_MEMBER, DUPLICATE_SSN, personKey } from '#shared/census/census-problems';
import type { CensusMemberRequest, CensusMemberResponse, SentCensusMember } from '#shared/census/census.record';
import { columnName } from '#shared/census/import/census-file';
import { censusHeader, MAX_MEMBERS, NO_RECORDS, tooManyMembers } from '#shared/census/import/import-fields';
import type { ADD_ALL_QUERY, PreviewImportResponse } from '#shared/census/import/import.record';
import type { CensusPreview } from '#shared/census/import/preview-census';
import { type MatchablePerson, matchPeople } from '#shared/census/match-people';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';
import { masked } from '#shared/persons/import/file-columns';
import type { Wire } from '#shared/records/field';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { GroupQuote } from '../../quotes/quotes.repository.ts';
import { changedFields, editedColumns, newMemberOf } from '../census-columns.ts';
import { CensusEditing } from '../census-editing.ts';
import type { CensusMember } from '../census-member.table.ts';
import { CensusSsn } from '../census-ssn.ts';
import { CensusRepository } from '../census.repository.ts';
import { toCensusMember, toCensusPerson } from '../group-census-answers.ts';
import { membersRefused, type Refused } from '../rule-broken.ts';
import { ImportLayoutsRepository } from './import-layouts.repository.ts';
import type { ImportRequest } from './import-request.ts';
import { PersonFileReader } from './person-file-reader.ts';

/** A census from a file or a pasted text: looked at first, then written. */
@Injectable()
export class CensusImportService {
  constructor(
    private readonly transactions: Transactions,
    private readonly editing: CensusEditing,
    private readonly census: CensusRepository,
    private readonly ssn: CensusSsn,
    private readonly layouts: ImportLayoutsRepository,
    private readonly reader: PersonFileReader,
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

  /**
   * Writes a list of members, all or nothing, and answers the whole census. Appended households are numbered after the
   * existing ones; a second click appends nobody: the people are already there. Where the list replaces the census, people who
   * are on both stay, and keep what the list does not say.
   */
  addAll(
    user: SessionUser,
    quoteId: number,
    sent: readonly SentCensusMember[],
    { mode = 'append', layout, columns }: Wire<typeof ADD_ALL_QUERY>,
  ): Promise<CensusMemberResponse[]> {
    return this.transactions.run(async (tx) => {
      const quote = await this.editing.begin(tx, user, quoteId);
      if (sent.length === 0) {
        throw new AppError('INVALID_INPUT', NO_RECORDS);
      }
      const { members, problems } = await this.editing.requestsOf(tx, user, sent);
      refuseIfAny(problems);
      const before = await this.census.listOf(quote, tx);
      const hasChanged = await (mode === 'append'
        ? this.append(tx, quote, before, members)
        : this.replace(tx, quote, before, members));
      if (layout !== undefined && columns !== undefined) {
        await (columns === '' ? this.layouts.forget(tx, user, layout) : this.layouts.keep(tx, user, layout, columns));
      }
      const after = await this.census.listOf(quote, tx);
      if (hasChanged) {
        await this.editing.end(tx, quote, {
          user,
          action: `import-census-${mode}`,
          subject: 'quote',
          subjectId: quoteId,
        });
      }
      return after.map((member) => toCensusMember(member, quote, this.ssn));
    });
  }

  private async append(...[tx, quote, before, members]: Writing): Promise<boolean> {
    const numbered = before.length > 0 ? numberedAfter(before, members) : members;
    const people = numbered.map((member) => this.toPerson(member));
    const problems = censusProblems([...this.editing.peopleOf(before), ...people], await this.editing.factsOf(quote))
      .map((problem) => ({ ...problem, index: problem.index - before.length }))
      .filter(({ index }) => index >= 0);
    refuseIfAny([...problems, ...(await this.editing.homeZipProblems(numbered, before, tx))]);
    await this.census.insertAll(tx, quote, numbered.map(newMemberOf));
    return true;
  }

  private async replace(...[tx, quote, before, members]: Writing): Promise<boolean> {
    const { kept, gone } = replacedCensus(this.ssn.matchable(before), members, (written) =>
      this.ssn.keyOfWritten(written),
    );
    const sent = kept.map(({ member }) => member);
    const people = kept.map(({ member, stored }) => this.toPerson(member, stored));
    refuseIfAny([
      ...censusProblems(people, await this.editing.factsOf(quote)),
      ...(await this.editing.homeZipProblems(sent, before, tx)),
    ]);
    await this.census.remove(
      tx,
      quote,
      gone.map(({ id }) => id),
    );
    let changes = gone.length;
    for (const { member, stored } of kept) {
      const columns = stored && editedColumns(this.withoutKnownSsn(member, stored), stored, this.ssn);
      if (stored && columns && changedFields(stored, columns).length > 0) {
        await this.census.update(tx, stored, columns);
        changes += 1;
      }
    }
    const fresh = kept.flatMap(({ member, stored }) => (stored ? [] : [newMemberOf(member)]));
    if (fresh.length > 0) {
      await this.census.insertAll(tx, quote, fresh);
    }
    return changes + fresh.length > 0;
  }

  private toPerson(member: CensusMemberRequest, stored?: CensusMember): CensusPerson {
    const ssnKey = stored && member.SSN === undefined ? this.ssn.keyOf(stored) : this.ssn.keyOfWritten(member.SSN);
    return { ...member, Id: stored?.id ?? 0, ssnKey };
  }

  /** An SSN that is stored already is not sealed anew. */
  private withoutKnownSsn(member: CensusMemberRequest, stored: CensusMember): CensusMemberRequest {
    const isKnown = Boolean(member.SSN) && this.ssn.keyOfWritten(member.SSN) === this.ssn.keyOf(stored);
    return isKnown ? { ...member, SSN: undefined } : member;
  }
}

type Writing = [
  tx: EntityManager,
  quote: GroupQuote,
  before: readonly CensusMember[],
  members: readonly CensusMemberRequest[],
];

function refuseIfAny(problems: readonly Refused[]): void {
  if (problems.length > 0) {
    throw membersRefused(problems);
  }
}

/** The households of the list keep their order and follow the last existing one. */
function numberedAfter(kept: readonly CensusMember[], members: readonly CensusMemberRequest[]): CensusMemberRequest[] {
  const last = kept.reduce((highest, { employeeNumber }) => Math.max(highest, employeeNumber), 0);
  const numbers = [...new Set(members.map(({ EmployeeNumber }) => EmployeeNumber))].sort((one, other) => one - other);
  const place = new Map(numbers.map((number, index) => [number, last + index + 1]));
  return members.map((member) => ({ ...member, EmployeeNumber: place.get(member.EmployeeNumber)! }));
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

type StoredMember = CensusMember & { ssnKey: string | null };
type KeyOfSsn = (written: string | null | undefined) => string | null;

interface ReplacedCensus {
  /** In the order of the request; `stored` is the same person on the census until now. */
  kept: { member: CensusMemberRequest; stored: CensusMember | undefined }[];
  /** Who is no longer there. */
  gone: CensusMember[];
}

/**
 * A census that takes the place of the stored one. Who stands in both stays the same row, with what a file does not hold: the
 * SSN, the plan, the details of the enrollment; and a household of such an employee keeps its number.
 */
function replacedCensus(
  before: readonly StoredMember[],
  members: readonly CensusMemberRequest[],
  keyOfSsn: KeyOfSsn,
): ReplacedCensus {
  const matched = matchedMembers(before, members, keyOfSsn);
  const numbers = householdNumbers(members, matched);
  const staying = new Set(matched.values());
  return {
    kept: members.map((member) => ({
      member: { ...member, EmployeeNumber: numbers.get(member.EmployeeNumber)! },
      stored: matched.get(member),
    })),
    gone: before.filter((row) => !staying.has(row)),
  };
}

/** The same record first: somebody may be an employee and another one's spouse. Then the same person. */
function matchedMembers(
  before: readonly StoredMember[],
  members: readonly CensusMemberRequest[],
  keyOfSsn: KeyOfSsn,
): Map<CensusMemberRequest, StoredMember> {
  const records = new Map(before.map((row) => [recordKey(toCensusPerson(row, row.ssnKey)), row]));
  const matched = new Map<CensusMemberRequest, StoredMember>();
  for (const member of members) {
    const record = records.get(recordKey(member));
    if (record) {
      matched.set(member, record);
      records.delete(recordKey(member));
    }
  }
  const taken = new Set(matched.values());
  const { both } = matchPeople(
    before.filter((row) => !taken.has(row)).map((row) => ({ ...row, row })),
    members.filter((member) => !matched.has(member)).map((member) => ({ ...matchable(member, keyOfSsn), member })),
  );
  for (const { before: stored, after } of both) {
    matched.set(after.member, stored.row);
  }
  return matched;
}

const recordKey = (
  member: Pick<CensusMemberRequest, 'FirstName' | 'LastName' | 'DateOfBirth' | 'RelationshipToSubscriber'>,
): string => `${personKey(member)}|${member.RelationshipToSubscriber}`;

const matchable = (member: CensusMemberRequest, keyOfSsn: KeyOfSsn): MatchablePerson => ({
  firstName: member.FirstName,
  lastName: member.LastName,
  dateOfBirth: member.DateOfBirth,
  ssnKey: keyOfSsn(member.SSN),
});

/** The stored number of each household whose employee stays; the others keep the number that was sent where it is free. */
function householdNumbers(
  members: readonly CensusMemberRequest[],
  matched: ReadonlyMap<CensusMemberRequest, CensusMember>,
): Map<number, number> {
  const numbers = new Map<number, number>();
  const taken = new Set<number>();
  for (const member of members) {
    const stored = member.RelationshipToSubscriber === 'Self' ? matched.get(member) : undefined;
    if (stored?.relationship === 'Self' && !numbers.has(member.EmployeeNumber) && !taken.has(stored.employeeNumber)) {
      numbers.set(member.EmployeeNumber, stored.employeeNumber);
      taken.add(stored.employeeNumber);
    }
  }
  let next = Math.max(0, ...taken, ...members.map(({ EmployeeNumber }) => EmployeeNumber));
  for (const { EmployeeNumber } of members) {
    if (!numbers.has(EmployeeNumber)) {
      const number = taken.has(EmployeeNumber) ? (next += 1) : EmployeeNumber;
      numbers.set(EmployeeNumber, number);
      taken.add(number);
    }
  }
  return numbers;
}
