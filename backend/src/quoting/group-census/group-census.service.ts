import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { approvalProblem, approvalWarning, countEmployees } from '#shared/census/census-approval';
import { type CensusPerson, inCensusOrder } from '#shared/census/census-member';
import { censusProblems } from '#shared/census/census-problems';
import type {
  ApproveCensusRequest,
  CensusMemberResponse,
  CensusSsnResponse,
  RemovedMembersResponse,
  RestoreRemovedRequest,
  SaveMemberResponse,
  SentCensusMember,
  TemplateFormat,
} from '#shared/census/census.record';
import { householdsBackOn, removalProblem, RESTORE_LIMIT_MS, RESTORE_NOT_POSSIBLE } from '#shared/census/removal';
import { Clock } from '../../platform/clock.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../platform/database/guarded-update.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import { CSV_TYPE } from '../../platform/http/csv-answer.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { parseListQuery } from '../../platform/http/list-query.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { GroupsRepository } from '../groups/groups.repository.ts';
import { Quotes, type GroupQuote } from '../quotes/quotes.repository.ts';
import { MoveQuoteService } from '../quotes/move-quote.service.ts';
import { changedFields, editedColumns, newMemberOf } from './census-columns.ts';
import { CensusEditing } from './census-editing.ts';
import { censusCsv, templateCsv, templateWorkbook } from './census-files.ts';
import { CensusSsn } from './census-ssn.ts';
import { CensusRepository } from './census.repository.ts';
import { dependentsWaiving, editedCensus, problemsOfEdit, toStore } from './edited-census.ts';
import { toCensusMember, toCensusPerson } from './group-census-answers.ts';
import { CENSUS_NOT_APPROVED, lastUseProblems, memberRefused, membersRefused } from './rule-broken.ts';
import type { SnapshotMember } from './snapshot-member.table.ts';
import { WORKBOOK_TYPE } from './workbook.ts';

interface CensusPage {
  members: CensusMemberResponse[];
  /** null if the whole census was requested. */
  page: { first: number; total: number } | null;
}

interface ApprovedCensus {
  quote: GroupQuote;
  warnings: string[];
}

const PURGE_EVERY_MS = 10 * 60_000;

/** The census of a group's quote: read, downloaded, approved, its members added, edited, removed and restored. */
@Injectable()
export class GroupCensusService {
  constructor(
    private readonly transactions: Transactions,
    private readonly editing: CensusEditing,
    private readonly census: CensusRepository,
    private readonly ssn: CensusSsn,
    private readonly groups: GroupsRepository,
    private readonly quotes: Quotes,
    private readonly moveQuote: MoveQuoteService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async list(user: SessionUser, quoteId: number): Promise<CensusMemberResponse[]> {
    return this.listOf(await this.quotes.of('group').find(user, quoteId));
  }

  /**
   * The group's census: from its quote in force, otherwise from the newest quote with members; with a range, one page. Empty if there is
   * none.
   */
  async listByGroup(user: SessionUser, groupId: number, query: { range?: string } = {}): Promise<CensusPage> {
    await this.groups.findVisible(user, groupId);
    const { range } = parseListQuery({ range: query.range }, { sort: [], filter: [] });
    const quote = await this.quotes.findWithGroupCensus(user, groupId);
    if (!quote) {
      return { members: [], page: range && { first: range.first, total: 0 } };
    }
    if (!range) {
      return { members: await this.listOf(quote), page: null };
    }
    const { members, total } = await this.census.listPageOf(quote, range);
    return {
      members: members.map((member) => toCensusMember(member, quote, this.ssn)),
      page: { first: range.first, total },
    };
  }

  /**
   * The census as last approved, regardless of later changes by enrollment. Before approval only editing can have changed it, so the
   * current census is returned.
   * Source: spec 001 section 7, "original census".
   */
  async listOriginal(user: SessionUser, quoteId: number): Promise<CensusMemberResponse[]> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const approved = await this.census.listApproved(quote);
    if (approved.length === 0) {
      return this.listOf(quote);
    }
    const members = approved.map((row) => ({
      ...row,
      id: row.memberId,
      quoteId,
      version: row.memberVersion,
      ssnSealed: this.ssn.sealRestored(row),
      ssnBucket: null,
      setAside: null,
    }));
    return inCensusOrder(members.map((member) => toCensusMember(member, quote, this.ssn)));
  }

  /** The census of a quote as a CSV file. The export is audited. */
  async export(user: SessionUser, quoteId: number): Promise<FileAnswer> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const members = await this.listOf(quote);
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'export-census', subject: 'quote', subjectId: quoteId }),
    );
    return { fileName: `Census ${quote.group.name}.csv`, contentType: CSV_TYPE, body: censusCsv(members) };
  }

  /** An empty census to fill in. */
  template(format: TemplateFormat): FileAnswer {
    return format === 'xlsx'
      ? { fileName: 'Census template.xlsx', contentType: WORKBOOK_TYPE, body: templateWorkbook() }
      : { fileName: 'Census template.csv', contentType: CSV_TYPE, body: templateCsv() };
  }

  /**
   * Ends the editing of a census and moves the quote to Quoting. Every rule is checked again: the effective date may have changed since the
   * rows were saved. Fewer than two enrolling employees need the user's confirmation. Stores a snapshot of the approved census.
   */
  approve(user: SessionUser, quoteId: number, { ConfirmFewerThanTwo }: ApproveCensusRequest): Promise<ApprovedCensus> {
    return this.transactions.run(async (tx) => {
      const quote = await this.editing.begin(tx, user, quoteId);
      const census = await this.census.listOf(quote, tx);
      const people = this.editing.peopleOf(census);
      const problem = approvalProblem(people);
      if (problem) {
        throw new AppError('RULE_BROKEN', problem, { MedicalStatus: [problem] });
      }
      const problems = censusProblems(people, await this.editing.factsOf(quote));
      if (problems.length > 0) {
        throw membersRefused(problems, CENSUS_NOT_APPROVED);
      }
      const warning = approvalWarning(people);
      if (warning && !ConfirmFewerThanTwo) {
        throw new AppError('RULE_BROKEN', warning, { ConfirmFewerThanTwo: [warning] });
      }
      await this.census.takeSnapshot(tx, quote, {
        reason: 'approved',
        takenAt: this.clock.now(),
        members: census,
        census,
      });
      const size = await this.editing.sizeWarning(quote, countEmployees(people));
      const approved = await this.moveQuote.move(tx, user, quote, { to: 'Quoting', why: 'census approved' });
      return { quote: approved, warnings: size === null ? [] : [size] };
    });
  }

  /** Adds one person. An employee with number 0 gets the next one. A second click has no effect: the person already exists. */
  add(user: SessionUser, quoteId: number, sent: SentCensusMember): Promise<SaveMemberResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.editing.begin(tx, user, quoteId);
      const {
        members: [request],
        problems: refused,
      } = await this.editing.requestsOf(tx, user, [sent]);
      if (refused.length > 0 || !request) {
        throw memberRefused(refused);
      }
      const stored = await this.census.listOf(quote, tx);
      const columns = newMemberOf(request);
      if (request.EmployeeNumber === 0 && request.RelationshipToSubscriber === 'Self') {
        columns.employeeNumber = Math.max(0, ...stored.map(({ employeeNumber }) => employeeNumber)) + 1;
      }
      const added = {
        ...request,
        Id: 0,
        EmployeeNumber: columns.employeeNumber,
        ssnKey: this.ssn.keyOfWritten(request.SSN),
      };
      const problems = censusProblems([...this.editing.peopleOf(stored), added], await this.editing.factsOf(quote));
      const own = [
        ...problems.filter(({ index }) => index === stored.length),
        ...lastUseProblems(request),
        ...(await this.editing.homeZipProblems([request], stored, tx)),
      ];
      if (own.length > 0) {
        throw memberRefused(own);
      }
      const member = await this.census.insert(tx, quote, columns);
      await this.editing.end(tx, quote, {
        user,
        action: 'add-census-member',
        subject: 'census-member',
        subjectId: member.id,
      });
      return { ...toCensusMember(member, quote, this.ssn), AlsoChanged: [] };
    });
  }

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

  /** Removes a dependent, or an employee with the whole household; the response lists the removed members and how to undo it. */
  remove(user: SessionUser, quoteId: number, memberId: number): Promise<RemovedMembersResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.editing.begin(tx, user, quoteId);
      const member = await this.census.findMember(quote, memberId, tx);
      const census = await this.census.listOf(quote, tx);
      const household = census.filter(({ employeeNumber }) => employeeNumber === member.employeeNumber);
      const members = member.relationship === 'Self' ? household : [member];
      const gone = members.map(({ id }) => id);
      const takenAt = this.clock.now();
      const RemovalId = await this.census.takeSnapshot(tx, quote, { reason: 'removed', takenAt, members, census });
      await this.census.remove(tx, quote, gone);
      await this.editing.end(tx, quote, {
        user,
        action: 'remove-census-member',
        subject: 'census-member',
        subjectId: memberId,
      });
      return { RemovedIds: gone, RemovalId };
    });
  }

  /** Empties the census; the response says how to undo it. */
  removeAll(user: SessionUser, quoteId: number): Promise<RemovedMembersResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.editing.begin(tx, user, quoteId);
      const census = await this.census.listOf(quote, tx);
      const occasion = { reason: 'removed', takenAt: this.clock.now(), members: census, census } as const;
      const RemovalId = await this.census.takeSnapshot(tx, quote, occasion);
      await this.census.removeAll(tx, quote);
      await this.editing.end(tx, quote, { user, action: 'remove-census', subject: 'quote', subjectId: quoteId });
      return { RemovedIds: census.map(({ id }) => id), RemovalId };
    });
  }

  /**
   * Restores members who were removed together: the same rows with their ids and SSNs, all or none, and returns the whole census. Their
   * versions are incremented, so that an editor still open on one of them detects it. A household whose number has been reused gets the
   * next one.
   * @throws NOT_FOUND when removed too long ago or already restored; RULE_BROKEN when the census has changed too much since
   */
  restore(user: SessionUser, quoteId: number, request: RestoreRemovedRequest): Promise<CensusMemberResponse[]> {
    return this.transactions.run(async (tx) => {
      const quote = await this.editing.begin(tx, user, quoteId);
      const since = new Date(this.clock.now().getTime() - RESTORE_LIMIT_MS);
      const removed = await this.census.listRemoved(tx, quote, request.RemovalId, since);
      if (removed.length === 0) {
        throw new AppError('NOT_FOUND', RESTORE_NOT_POSSIBLE);
      }
      const stored = await this.census.listOf(quote, tx);
      const numbers = householdsBackOn(
        removed.map((row) => ({ ...this.personOf(row), Id: row.memberId, employeeId: row.employeeId })),
        this.editing.peopleOf(stored),
      );
      const back = removed.map((row, index) => ({ ...row, employeeNumber: numbers[index] ?? row.employeeNumber }));
      const people = [...this.editing.peopleOf(stored), ...back.map((row) => this.personOf(row))];
      const problem = removalProblem(
        numbers,
        censusProblems(people, await this.editing.factsOf(quote)).filter(({ index }) => index >= stored.length),
      );
      if (problem) {
        throw new AppError('RULE_BROKEN', problem);
      }
      await this.census.putBack(tx, quote, back);
      await this.census.forgetSnapshot(tx, quote, request.RemovalId);
      await this.editing.end(tx, quote, {
        user,
        action: 'restore-census-members',
        subject: 'quote',
        subjectId: quoteId,
      });
      return (await this.census.listOf(quote, tx)).map((member) => toCensusMember(member, quote, this.ssn));
    });
  }

  /** Permanently deletes members who can no longer be restored. Any number of processes may run it. */
  @Interval(PURGE_EVERY_MS)
  async purgeRemoved(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RESTORE_LIMIT_MS);
    await this.transactions.run((tx) => this.census.purgeRemoved(tx, before));
  }

  /** The full SSN of one member; the access is audited before the response is sent. */
  reveal(user: SessionUser, quoteId: number, memberId: number): Promise<CensusSsnResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.find(user, quoteId, tx);
      const member = await this.census.findMember(quote, memberId, tx);
      await this.audit.record(tx, {
        user,
        action: 'reveal-ssn',
        subject: 'census-member',
        subjectId: memberId,
        fields: ['SSN'],
      });
      return { SSN: this.ssn.reveal(member) };
    });
  }

  private async listOf(quote: GroupQuote): Promise<CensusMemberResponse[]> {
    return (await this.census.listOf(quote)).map((member) => toCensusMember(member, quote, this.ssn));
  }

  private personOf(row: SnapshotMember): CensusPerson {
    return toCensusPerson(row, this.ssn.keyOf(row, 'census_snapshot_members'));
  }
}
