import { Injectable } from '@nestjs/common';
import type { CensusPerson } from '#shared/census/census-member';
import { censusProblems } from '#shared/census/census-problems';
import type { CensusMemberResponse, RestoreRemovedRequest } from '#shared/census/census.record';
import { householdsBackOn, removalProblem, RESTORE_LIMIT_MS, RESTORE_NOT_POSSIBLE } from '#shared/census/removal';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { CensusEditing } from '../census-editing.ts';
import { CensusSsn } from '../census-ssn.ts';
import { CensusRepository } from '../census.repository.ts';
import { toCensusMember, toCensusPerson } from '../group-census-answers.ts';
import { CensusSnapshots } from './census-snapshots.ts';
import type { SnapshotMember } from './snapshot-member.table.ts';

@Injectable()
export class RestoreMembersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly editing: CensusEditing,
    private readonly census: CensusRepository,
    private readonly snapshots: CensusSnapshots,
    private readonly ssn: CensusSsn,
    private readonly clock: Clock,
  ) {}

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
      const removed = await this.snapshots.listRemoved(tx, quote, request.RemovalId, since);
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
      await this.snapshots.forget(tx, quote, request.RemovalId);
      await this.editing.end(tx, quote, {
        user,
        action: 'restore-census-members',
        subject: 'quote',
        subjectId: quoteId,
      });
      return (await this.census.listOf(quote, tx)).map((member) => toCensusMember(member, quote, this.ssn));
    });
  }

  private personOf(row: SnapshotMember): CensusPerson {
    return toCensusPerson(row, this.ssn.keyOf(row, 'census_snapshot_members'));
  }
}
