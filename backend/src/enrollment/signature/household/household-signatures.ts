import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CHANGED_SINCE_SIGNED } from '#shared/individual-enrollment/signing';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { HouseholdReadiness } from '../../household-application/household-readiness.ts';
import type { EnteredHousehold } from '../../parts/individual/household-panels.ts';
import {
  type FoundSignature,
  SignaturesRepository,
  type Withdrawal,
} from '../../parts/signature/signatures.repository.ts';
import { HouseholdContent } from './household-content.ts';

/** Which signature of a household's application counts: one of exactly what would be sent now, also after a failure. */
@Injectable()
export class HouseholdSignatures {
  constructor(
    private readonly readiness: HouseholdReadiness,
    private readonly content: HouseholdContent,
    private readonly signatures: SignaturesRepository,
  ) {}

  /** null while there is none that counts. The quote was found for update. */
  async findCounting(
    quote: IndividualQuote,
    entered: EnteredHousehold,
    tx: EntityManager,
  ): Promise<FoundSignature | 'changed' | null> {
    const newest = await this.signatures.findNewest(quote, tx);
    if (newest === null) {
      return null;
    }
    return newest.content.sha256 === (await this.content.digestOf(quote, entered, tx)) ? newest : 'changed';
  }

  /** That something has changed since; null while the signature counts. What was sent stays signed. */
  async findWithdrawal(quote: IndividualQuote, { content }: FoundSignature): Promise<Withdrawal | null> {
    const isCurrent = (await this.readiness.isSent(quote)) || content.sha256 === (await this.content.digestOf(quote));
    return isCurrent ? null : { at: quote.modifiedAt, why: CHANGED_SINCE_SIGNED, toStatus: 'Enrolling' };
  }
}
