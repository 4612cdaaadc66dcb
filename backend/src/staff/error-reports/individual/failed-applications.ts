import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../platform/errors.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import type { IndividualApplication } from '../../../enrollment/parts/household/individual-application.table.ts';
import {
  IndividualApplicationsRepository,
  type SubmittedContent,
} from '../../../enrollment/parts/household/individual-applications.repository.ts';

export interface FoundApplication {
  quote: IndividualQuote;
  application: IndividualApplication;
  /** null: it was not submitted here. */
  submission: SubmittedContent | null;
}

/** The application to repair with its quote, both locked until the transaction ends: against other staff, and against its agent. */
@Injectable()
export class FailedApplications {
  constructor(private readonly applications: IndividualApplicationsRepository) {}

  /** @throws NOT_FOUND */
  async find(tx: EntityManager, applicationId: number): Promise<FoundApplication> {
    const quoteId = await this.applications.findQuoteId(applicationId);
    const quote = quoteId === null ? null : await this.applications.findQuoteForUpdate(tx, { quoteId });
    const application = quote && (await this.applications.findForUpdate(quote, tx));
    if (!application) {
      throw new AppError('NOT_FOUND', 'This enrollment was not found.');
    }
    return { quote, application, submission: await this.applications.findNewest(application, tx) };
  }
}
