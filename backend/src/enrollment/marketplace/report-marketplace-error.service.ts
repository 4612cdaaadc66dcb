import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isNews, reportErrorProblem, withoutPeople } from '#shared/marketplace/reported-errors';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import { Quotes, type IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { foundQuote } from '../../quoting/quotes/quote-questions.repository.ts';
import { withoutPersonalData } from '../installation/carrier/carrier-answer.ts';
import { IndividualApplicationsRepository } from '../parts/household/individual-applications.repository.ts';

/** Of one application: a page that reports in a loop fills no table. */
const MOST_REPORTS = 20;

@Injectable()
export class ReportMarketplaceErrorService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly census: CensusRepository,
    private readonly applications: IndividualApplicationsRepository,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Keeps what the agent's screen said, without personal data, unless the server knows it already. Individuals, decision 39.
   * @throws NOT_FOUND, also for a quote of an agency's other agent; WRONG_STATE
   */
  report(user: SessionUser, quoteId: number, { Message }: { Message: string }): Promise<void> {
    return this.transactions.run(async (tx) => {
      const quote = await this.findOwn(tx, user, quoteId);
      const problem = reportErrorProblem({ ...quote, isFfm: quote.individual.isFfm });
      if (problem) {
        throw new AppError('WRONG_STATE', problem);
      }
      const message = await this.safe(tx, quote, Message);
      const application = await this.applications.findForUpdate(quote, tx);
      const told = application ? await this.applications.listTold(tx, application) : [];
      const isFull = told.filter(({ outcome }) => outcome === 'Reported').length >= MOST_REPORTS;
      if (isFull || !isNews(message, { quote, application, told: told.map((each) => each.message) })) {
        return;
      }
      // A submission takes the row over.
      await this.applications.addReport(
        tx,
        application ?? (await this.applications.save(tx, quote, 'NotSent')),
        message,
      );
      await this.audit.record(tx, { user, action: 'log-marketplace-error', subject: 'quote', subjectId: quoteId });
    });
  }

  private async findOwn(tx: EntityManager, user: SessionUser, quoteId: number): Promise<IndividualQuote> {
    const quote = await this.quotes.of('household').lock(user, quoteId, tx);
    const agentIds = await this.quotes.listAgentIds(tx, quoteId);
    return foundQuote(quoteId, agentIds.includes(user.agentId ?? 0) ? quote : undefined);
  }

  private async safe(tx: EntityManager, quote: IndividualQuote, message: string): Promise<string> {
    const people = await this.census.listOf(quote, tx);
    return withoutPersonalData(
      withoutPeople(
        message,
        people.flatMap(({ firstName, lastName }) => [firstName, lastName]),
      ),
    );
  }
}
