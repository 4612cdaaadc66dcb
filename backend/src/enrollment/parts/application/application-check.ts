import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { applicationProblems } from '#shared/enrollment/application/application-problems';
import { coupledAnswers } from '#shared/enrollment/application/coupled-answers';
import { type EnrollmentSection, sectionOf } from '#shared/enrollment/enrollment-sections';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { AccountNumbers } from './account-numbers.ts';
import { ApplicationFactsService } from './application-facts.service.ts';
import { ApplicationsRepository } from './applications.repository.ts';

/** Our wording. */
export const FILL_IN_APPLICATION = 'Fill in the application.';

/** Checks that the application of a quote, including its subgroups, is complete and valid. */
@Injectable()
export class ApplicationCheck {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly accounts: AccountNumbers,
    private readonly facts: ApplicationFactsService,
  ) {}

  async check(quote: GroupQuote, tx?: EntityManager): Promise<EnrollmentSection> {
    const application = await this.applications.find(quote.id, tx);
    if (application === null) {
      return sectionOf([{ Field: 'Application', Message: FILL_IN_APPLICATION }], { isStarted: false });
    }
    const audience = application.isSavedByStaff ? 'internal' : 'external';
    const ofQuote = await this.facts.ofQuote(quote, audience, tx);
    // Census and plans may have changed since, so derived values are computed again.
    const answers = coupledAnswers(this.accounts.shown(application), ofQuote);
    const facts = await this.facts.withAnswers(ofQuote, quote, answers, tx);
    return sectionOf(applicationProblems(answers, facts), { isStarted: true });
  }
}
