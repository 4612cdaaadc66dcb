import { Injectable } from '@nestjs/common';
import { censusProblems } from '#shared/census/census-problems';
import type { SaveMemberResponse, SentCensusMember } from '#shared/census/census.record';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { newMemberOf } from '../census-columns.ts';
import { CensusEditing } from '../census-editing.ts';
import { CensusSsn } from '../census-ssn.ts';
import { CensusRepository } from '../census.repository.ts';
import { toCensusMember } from '../group-census-answers.ts';
import { lastUseProblems, memberRefused } from '../rule-broken.ts';
import { NewMembers } from './new-members.ts';

@Injectable()
export class AddMemberService {
  constructor(
    private readonly transactions: Transactions,
    private readonly editing: CensusEditing,
    private readonly census: CensusRepository,
    private readonly ssn: CensusSsn,
    private readonly newMembers: NewMembers,
  ) {}

  /** Adds one person. An employee with number 0 gets the next one. A second click has no effect: the person already exists. */
  add(user: SessionUser, quoteId: number, sent: SentCensusMember): Promise<SaveMemberResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.editing.begin(tx, user, quoteId);
      const {
        members: [request],
        problems: refused,
      } = await this.newMembers.of(tx, user, [sent]);
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
}
