import { Injectable } from '@nestjs/common';
import type { ProposalPart } from '#shared/proposals/proposal.record';
import type { ProposalKind } from '#shared/proposals/proposal-kind';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { Clock } from '../../platform/clock.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../platform/database/guarded-update.ts';
import { StoreDocumentService, type NewDocument } from '../../platform/documents/store-document.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { MoveQuoteService } from '../quotes/move-quote.service.ts';
import { type GroupQuote, QuotesRepository } from '../quotes/quotes.repository.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { Proposal } from './proposal.table.ts';

/**
 * In these statuses making a proposal moves the quote; later it only prints the selection. A renewal package does not propose a selection:
 * it shows the replacements for the group's current plans, and moves nothing.
 */
const MOVES: readonly QuoteStatus[] = ['Quoting', 'CreatedProposal'];
export const isProposed = (status: QuoteStatus): boolean => MOVES.includes(status);

export interface MadeProposal {
  kind: ProposalKind;
  parts: readonly ProposalPart[];
  file: NewDocument;
}

/** Records that a proposal was made, stores its file byte for byte, and moves the proposed quote to CreatedProposal. */
@Injectable()
export class NoteProposalService {
  constructor(
    private readonly documents: StoreDocumentService,
    private readonly quotes: QuotesRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the proposal. @throws STALE_VERSION when the quote changed while its proposal was rendered */
  note(user: SessionUser, drawn: GroupQuote, { kind, parts, file }: MadeProposal): Promise<number> {
    return this.documents.keep(user, file, async (tx, document) => {
      const quote = await this.quotes.findForUpdate(user, drawn.id, tx);
      if (quote.modifiedAt.getTime() !== drawn.modifiedAt.getTime() || quote.status !== drawn.status) {
        throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
      }
      const { identifiers } = await tx.insert(Proposal, {
        quoteId: quote.id,
        madeByUserId: user.id,
        madeAt: this.clock.now(),
        effectiveDate: quote.effectiveDate,
        parts: parts.join(','),
        fileName: document.fileName,
        sha256: document.sha256,
        kind,
        documentId: document.id,
      });
      if (kind !== 'RenewalPackage' && isProposed(quote.status)) {
        await this.moveQuote.move(tx, user, quote, { to: 'CreatedProposal', why: 'proposal made' });
      }
      await this.audit.record(tx, { user, action: 'make-proposal', subject: 'quote', subjectId: quote.id });
      return Number(identifiers[0]!['id']);
    });
  }
}
