import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EnrollmentSection } from '#shared/enrollment/enrollment-sections';
import { demographicsSection } from '#shared/enrollment/members/demographics-section';
import { isRenewal } from '#shared/quotes/quote-type';
import type { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { DemographicsConfirmationsRepository } from './demographics-confirmations.repository.ts';
import { DemographicsReader, membersOf } from './demographics-reader.ts';

/** Placeholder for a stored SSN: completeness only needs to know that there is one, so none is decrypted. */
const THERE_IS_ONE = '***-**-0000';

/** Checks that the members of a quote are complete and, for a renewal, confirmed. */
@Injectable()
export class DemographicsCheck {
  constructor(
    private readonly reader: DemographicsReader,
    private readonly confirmations: DemographicsConfirmationsRepository,
  ) {}

  /** For agents, and for the status, which depends on the agent's part of the work. */
  check(quote: GroupQuote, tx?: EntityManager): Promise<EnrollmentSection> {
    return this.checkFor('external', quote, tx);
  }

  /** For staff: includes members that the agent left to them. Source: spec 001 section 6. */
  checkForStaff(quote: GroupQuote, tx?: EntityManager): Promise<EnrollmentSection> {
    return this.checkFor('internal', quote, tx);
  }

  private async checkFor(
    reader: 'external' | 'internal',
    quote: GroupQuote,
    tx?: EntityManager,
  ): Promise<EnrollmentSection> {
    const stored = await this.reader.read(quote, tx);
    const isConfirmed = (await this.confirmations.find(quote, tx)) !== null;
    return demographicsSection({
      members: membersOf(stored, quote, hasSsn),
      facts: stored.facts,
      hasApplication: stored.hasApplication,
      isBypassed: stored.isBypassed && reader === 'external',
      isStarted: stored.rows.size > 0 || isConfirmed,
      lacksConfirmation: isRenewal(quote.quoteType) && !isConfirmed,
    });
  }
}

const hasSsn = ({ ssnSealed }: CensusMember): string | null => (ssnSealed === null ? null : THERE_IS_ONE);
