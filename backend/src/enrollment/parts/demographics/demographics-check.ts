import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EnrollmentSection } from '#shared/enrollment/enrollment-sections';
import { demographicsSection } from '#shared/enrollment/members/demographics-section';
import { isRenewal } from '#shared/quotes/quote-type';
import type { CensusMember } from '../../../quoting/group-census/census-member.entity.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { DemographicsConfirmationsRepository } from './demographics-confirmations.repository.ts';
import { DemographicsReader, membersOf } from './demographics-reader.ts';

/** Stands for a stored SSN: whether there is one is all that completeness asks, so none is opened. */
const THERE_IS_ONE = '***-**-0000';

/** Whether the members of a quote are complete and, of a renewal, confirmed. */
@Injectable()
export class DemographicsCheck {
  constructor(
    private readonly reader: DemographicsReader,
    private readonly confirmations: DemographicsConfirmationsRepository,
  ) {}

  /** For agents, and for the status, which follows what they have to do. */
  check(quote: GroupQuote, tx?: EntityManager): Promise<EnrollmentSection> {
    return this.checkFor('external', quote, tx);
  }

  /** For staff: also the members that the agent left to them. Source: spec 001 section 6. */
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
