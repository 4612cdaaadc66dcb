import { Injectable } from '@nestjs/common';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import { type IchraComparison, type IchraTerms, NO_GROUP_PLAN } from '#shared/ichra/ichra.record';
import type { PaperLanguage } from '#shared/languages/paper.words';
import { Clock } from '../../platform/clock.ts';
import { CHANGED_BY_SOMEONE_ELSE, guardedUpdate } from '../../platform/database/guarded-update.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { renderPdf } from '../../platform/documents/pdf/render-pdf.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { SenderService } from '../../platform/logos/sender.service.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { paperIn } from '../../platform/printing/paper-in-spanish.ts';
import { ContributionsService } from '../contributions/contributions.service.ts';
import { type GroupQuote, Quotes } from '../quotes/quotes.repository.ts';
import { EmployeeCostsService } from './employee-costs.service.ts';
import { IchraComparison as StoredTerms } from './ichra-comparison.table.ts';
import { ichraTemplate } from './ichra-template.ts';
import { IchraRepository } from './ichra.repository.ts';

/** The employees of a quote in the group plan, with an allowance of the employer (ICHRA), and with plans of their own. */
@Injectable()
export class IchraService {
  constructor(
    private readonly quotes: Quotes,
    private readonly contributions: ContributionsService,
    private readonly costs: EmployeeCostsService,
    private readonly comparisons: IchraRepository,
    private readonly sender: SenderService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND */
  async find(user: SessionUser, quoteId: number): Promise<IchraComparison> {
    return this.compare(user, await this.quotes.of('group').find(user, quoteId));
  }

  /** One page for the employer. @throws NOT_FOUND; RULE_BROKEN while no medical plan is selected */
  async draw(user: SessionUser, quoteId: number, language: PaperLanguage): Promise<FileAnswer> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const comparison = await this.compare(user, quote);
    if (comparison.GroupPlans.length === 0) {
      throw new AppError('RULE_BROKEN', NO_GROUP_PLAN);
    }
    const sender = await this.sender.composeWords(await this.quotes.listAgents(quoteId));
    const content = { comparison, sender, groupName: quote.group.name, madeOn: this.clock.today() };
    return {
      fileName: `Group plan or ICHRA ${quote.group.name} ${quote.effectiveDate}.pdf`,
      contentType: 'application/pdf',
      body: await renderPdf(paperIn(language, ichraTemplate(content))),
    };
  }

  /** @throws NOT_FOUND, STALE_VERSION; RULE_BROKEN for a plan that is not selected */
  async save(user: SessionUser, quoteId: number, terms: IchraTerms): Promise<void> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const plans = await this.contributions.listMedicalShares(user, quote);
    if (terms.GroupPlanId !== null && !plans.some(({ planId }) => planId === terms.GroupPlanId)) {
      throw new AppError('RULE_BROKEN', NOT_SELECTED, { GroupPlanId: [NOT_SELECTED] });
    }
    await this.transactions.run(async (tx) => {
      await this.quotes.of('group').lock(user, quoteId, tx);
      const columns = { ...toColumns(terms), modifiedAt: this.clock.now() };
      const stored = await this.comparisons.find(quoteId, tx);
      if (stored) {
        await guardedUpdate(tx, StoredTerms, { id: stored.id, version: terms.Version }, columns);
      } else if (terms.Version === 0) {
        await tx.save(StoredTerms, { ...columns, quoteId });
      } else {
        throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
      }
      await this.audit.record(tx, { user, action: 'save-ichra-comparison', subject: 'quote', subjectId: quoteId });
    });
  }

  /** Without employees while no medical plan is selected. */
  private async compare(user: SessionUser, quote: GroupQuote): Promise<IchraComparison> {
    const plans = await this.contributions.listMedicalShares(user, quote);
    const stored = await this.comparisons.find(quote.id);
    const terms = stored ? toTerms(stored) : SUGGESTED;
    const compared = plans.find(({ planId }) => planId === terms.GroupPlanId) ?? plans[0];
    return {
      ...terms,
      GroupPlanId: compared?.planId ?? null,
      GroupPlans: plans.map(({ planId, name }) => ({ PlanId: planId, Name: name })),
      EffectiveDate: quote.effectiveDate,
      Employees: compared ? await this.costs.list(quote, terms, compared.shares) : [],
    };
  }
}

const NOT_SELECTED = 'Choose one of the selected medical plans.';

/** Until something is stored: nothing is offered, and the benchmark's metal level is compared. */
const SUGGESTED: IchraTerms = {
  GroupPlanId: null,
  Metal: 'Silver',
  EmployeeOnly: 0,
  Family: 0,
  AssumedIncome: null,
  Incomes: [],
  Version: 0,
};

const toTerms = (stored: StoredTerms): IchraTerms => ({
  GroupPlanId: stored.groupPlanId,
  Metal: stored.metal,
  EmployeeOnly: dollarsFromCents(stored.employeeOnlyCents),
  Family: dollarsFromCents(stored.familyCents),
  AssumedIncome: stored.assumedIncome,
  Incomes: stored.incomes,
  Version: stored.version,
});

const toColumns = (terms: IchraTerms) => ({
  groupPlanId: terms.GroupPlanId,
  metal: terms.Metal,
  employeeOnlyCents: centsFromDollars(terms.EmployeeOnly),
  familyCents: centsFromDollars(terms.Family),
  assumedIncome: terms.AssumedIncome,
  incomes: terms.Incomes,
});
