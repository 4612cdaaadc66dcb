import { Injectable } from '@nestjs/common';
import { addDoctorProblem } from '#shared/providers/doctor-networks';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { ProvidersService } from '../../catalogue/providers/providers.service.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { QuoteDoctorsRepository } from '../quotes/quote-doctors.repository.ts';
import { termsOfQuote } from '../quotes/quote-terms.ts';
import { type AnyQuote, Quotes } from '../quotes/quotes.repository.ts';

/** The doctors whom a client wants to keep, beside the plans of a quote. They change neither the quote nor its version. */
@Injectable()
export class QuoteDoctorsService {
  constructor(
    private readonly quotes: Quotes,
    private readonly doctors: QuoteDoctorsRepository,
    private readonly providers: ProvidersService,
    private readonly plans: PlansRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  async list(user: SessionUser, quoteId: number): Promise<QuoteDoctor[]> {
    return this.listOf(await this.quotes.find(user, quoteId));
  }

  /** @throws NOT_FOUND for a quote or a provider that is not there, RULE_BROKEN for one too many */
  async add(user: SessionUser, quoteId: number, id: string): Promise<QuoteDoctor[]> {
    const { PCPId: npi, Name: name } = await this.providers.findById(id);
    const quote = await this.transactions.run(async (tx) => {
      // Locked, so that two who add at once do not exceed the limit.
      const locked = await this.quotes.lock(user, quoteId, tx);
      const kept = await this.doctors.list(quoteId, tx);
      if (kept.some((doctor) => doctor.npi === npi)) {
        return locked;
      }
      const problem = addDoctorProblem(kept.length);
      if (problem) {
        throw new AppError('RULE_BROKEN', problem);
      }
      await this.doctors.add(tx, quoteId, { npi, name });
      await this.audit.record(tx, { user, action: 'add-quote-doctor', subject: 'quote', subjectId: quoteId });
      return locked;
    });
    return this.listOf(quote);
  }

  async remove(user: SessionUser, quoteId: number, id: string): Promise<QuoteDoctor[]> {
    const quote = await this.transactions.run(async (tx) => {
      const locked = await this.quotes.lock(user, quoteId, tx);
      if (await this.doctors.remove(tx, quoteId, id)) {
        await this.audit.record(tx, { user, action: 'remove-quote-doctor', subject: 'quote', subjectId: quoteId });
      }
      return locked;
    });
    return this.listOf(quote);
  }

  /** Of a quote that was found for its user. */
  async listOf(quote: AnyQuote): Promise<QuoteDoctor[]> {
    const kept = await this.doctors.list(quote.id);
    if (kept.length === 0) {
      return [];
    }
    const offered = await this.plans.listOffered(termsOfQuote(quote));
    const known = await this.providers.listNetworkAnswers(
      kept.map(({ npi }) => npi),
      offered.filter(({ coverage }) => coverage === 'medical'),
    );
    return kept.map(({ npi, name }) => {
      const { specialty = null, answers = [] } = known.get(npi) ?? {};
      const idsOf = (wanted: string) => answers.flatMap(({ planId, answer }) => (answer === wanted ? planId : []));
      return {
        PCPId: npi,
        Name: name,
        Specialty: specialty,
        InNetwork: idsOf('in'),
        NotInNetwork: idsOf('out'),
      };
    });
  }
}
