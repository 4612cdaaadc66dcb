import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../platform/errors.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { ComposeHouseholdService } from '../../household-application/compose-household.service.ts';
import { EnrollmentDocumentsRepository } from '../../parts/documents/enrollment-documents.repository.ts';
import { type EnteredHousehold, HouseholdPanels } from '../../parts/individual/household-panels.ts';
import { canonicalJson } from '../canonical-json.ts';

/** The content that the signature of a household's application covers. */
@Injectable()
export class HouseholdContent {
  constructor(
    private readonly composeHousehold: ComposeHouseholdService,
    private readonly panels: HouseholdPanels,
    private readonly documents: EnrollmentDocumentsRepository,
  ) {}

  /** Same text as long as nothing has changed. */
  async textOf(quote: IndividualQuote, entered: EnteredHousehold, tx?: EntityManager): Promise<string> {
    return canonicalJson(await this.composeHousehold.compose(quote, entered, tx));
  }

  /** Of the content as it is now; null while it cannot be signed. */
  async digestOf(quote: IndividualQuote, given?: EnteredHousehold, tx?: EntityManager): Promise<string | null> {
    const entered = given ?? (await this.panels.read(quote, tx));
    try {
      return createHash('sha256')
        .update(await this.textOf(quote, entered, tx))
        .digest('hex');
    } catch (error) {
      if (error instanceof AppError && error.code === 'RULE_BROKEN') {
        return null;
      }
      throw error;
    }
  }

  async listDocumentIds(quote: IndividualQuote, tx: EntityManager): Promise<number[]> {
    return (await this.documents.listOf(quote, tx)).map(({ documentId }) => documentId);
  }
}
