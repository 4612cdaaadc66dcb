import { Injectable } from '@nestjs/common';
import { approvalProblem, approvalWarning } from '#shared/census/census-approval';
import { censusProblems } from '#shared/census/census-problems';
import { countEmployees } from '#shared/census/group-size';
import type { ApproveCensusRequest } from '#shared/census/census.record';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { MoveQuoteService } from '../quotes/move-quote.service.ts';
import type { GroupQuote } from '../quotes/quotes.repository.ts';
import { CensusEditing } from './census-editing.ts';
import { CensusRepository } from './census.repository.ts';
import { CENSUS_NOT_APPROVED, membersRefused } from './rule-broken.ts';
import { CensusSnapshots } from './snapshots/census-snapshots.ts';

interface ApprovedCensus {
  quote: GroupQuote;
  warnings: string[];
}

@Injectable()
export class ApproveCensusService {
  constructor(
    private readonly transactions: Transactions,
    private readonly editing: CensusEditing,
    private readonly census: CensusRepository,
    private readonly snapshots: CensusSnapshots,
    private readonly moveQuote: MoveQuoteService,
    private readonly clock: Clock,
  ) {}

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
      await this.snapshots.take(tx, quote, { reason: 'approved', takenAt: this.clock.now(), members: census, census });
      const size = await this.editing.sizeWarning(quote, countEmployees(people));
      const approved = await this.moveQuote.move(tx, user, quote, { to: 'Quoting', why: 'census approved' });
      return { quote: approved, warnings: size === null ? [] : [size] };
    });
  }
}
