import { Injectable } from '@nestjs/common';
import type { DemographicsConfirmation, EnrollmentMembersResponse } from '#shared/enrollment/members/members.record';
import { isRenewal } from '#shared/quotes/quote-type';
import { CensusSsn } from '../../quoting/group-census/census-ssn.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import type { DemographicsConfirmationRow } from '../parts/demographics/demographics-confirmation.table.ts';
import { DemographicsConfirmationsRepository } from '../parts/demographics/demographics-confirmations.repository.ts';
import { DemographicsEditing } from './demographics-editing.ts';
import { DemographicsReader, membersOf } from '../parts/demographics/demographics-reader.ts';

@Injectable()
export class DemographicsService {
  constructor(
    private readonly quotes: Quotes,
    private readonly reader: DemographicsReader,
    private readonly confirmations: DemographicsConfirmationsRepository,
    private readonly editing: DemographicsEditing,
    private readonly ssn: CensusSsn,
  ) {}

  /** The enrolling members, in census order, with the data that their rules need. */
  async list(user: SessionUser, quoteId: number): Promise<EnrollmentMembersResponse> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const stored = await this.reader.read(quote);
    const confirmation = await this.confirmations.find(quote);
    return {
      QuoteId: quote.id,
      Members: membersOf(stored, quote, (member) => this.ssn.mask(member)),
      Facts: stored.facts,
      HasApplication: stored.hasApplication,
      EditProblem: await this.editing.problem(user, quote),
      IsBypassed: stored.isBypassed,
      NeedsConfirmation: isRenewal(quote.quoteType),
      Confirmation: confirmation && toConfirmation(confirmation),
    };
  }
}

export const toConfirmation = ({
  confirmedBy,
  confirmedAt,
}: Pick<DemographicsConfirmationRow, 'confirmedBy' | 'confirmedAt'>): DemographicsConfirmation => ({
  ConfirmedBy: confirmedBy?.fullName ?? '',
  ConfirmedAt: confirmedAt.toISOString(),
});
