import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { addRow, addRows } from '../../platform/database/add-rows.ts';
import type { StoredDocument } from '../../platform/documents/stored-document.table.ts';
import { QuoteEvent } from '../../quoting/quotes/quote-event.table.ts';
import type { AnyQuote } from '../../quoting/quotes/quotes.repository.ts';
import { EligibilityConfirmation } from '../parts/documents/eligibility-confirmation.table.ts';
import { Signature } from '../parts/documents/signature.table.ts';
import { SignedDocument } from '../parts/documents/signed-document.table.ts';

/** With the signer and the signed content. */
export type FoundSignature = Required<Pick<Signature, 'signedBy' | 'content'>> & Signature;
export type NewSignature = Omit<Signature, 'id' | 'quote' | 'quoteEvent' | 'signedBy' | 'content'>;

/** With the list that was confirmed. */
export type FoundConfirmation = EligibilityConfirmation & { content: StoredDocument };
export type NewConfirmation = Omit<EligibilityConfirmation, 'id' | 'quote' | 'link' | 'content' | 'contentDocument'>;

/** Why a signature no longer counts. */
export type Withdrawal = Pick<QuoteEvent, 'at' | 'why' | 'toStatus'>;

const UNSIGNED: readonly QuoteStatus[] = ['SignatureRequired', 'FailedEnrollment'];

/** All queries on signatures, and on what employers confirm before theirs. Each takes a quote that Quotes found for the user. */
@Injectable()
export class SignaturesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The newest, withdrawn or not; null = never signed. */
  async findNewest(
    { id: quoteId }: AnyQuote,
    tx: EntityManager = this.database.manager,
  ): Promise<FoundSignature | null> {
    const relations = { signedBy: true, content: true } as const;
    const [newest] = await tx.find(Signature, {
      where: { quoteId },
      relations,
      order: { id: 'DESC' },
      take: 1,
    });
    return (newest as FoundSignature | undefined) ?? null;
  }

  /** The status change that withdrew a group's signature: staff returned the quote, or its enrollment failed; null = not withdrawn. */
  findWithdrawal({ quoteId, quoteEventId }: Pick<Signature, 'quoteId' | 'quoteEventId'>): Promise<QuoteEvent | null> {
    return this.database.manager.findOne(QuoteEvent, {
      where: { quoteId, id: MoreThan(quoteEventId), toStatus: In([...UNSIGNED]) },
      order: { id: 'ASC' },
    });
  }

  /** With the documents present at that time. */
  async insert(tx: EntityManager, signature: NewSignature, documentIds: readonly number[]): Promise<void> {
    const signatureId = await addRow(tx, Signature, { ...signature });
    if (documentIds.length > 0) {
      await addRows(
        tx,
        SignedDocument,
        documentIds.map((documentId) => ({ signatureId, documentId })),
      );
    }
  }

  /** The newest, still current or not; null = never confirmed. */
  async findConfirmation(
    { id: quoteId }: AnyQuote,
    tx: EntityManager = this.database.manager,
  ): Promise<FoundConfirmation | null> {
    const where = { quoteId };
    const [newest] = await tx.find(EligibilityConfirmation, {
      where,
      relations: { content: true },
      order: { id: 'DESC' },
      take: 1,
    });
    return (newest as FoundConfirmation | undefined) ?? null;
  }

  async insertConfirmation(tx: EntityManager, confirmation: NewConfirmation): Promise<void> {
    await addRow(tx, EligibilityConfirmation, { ...confirmation });
  }

  /** The latest status change. */
  findLastMove(tx: EntityManager, { id: quoteId }: AnyQuote): Promise<QuoteEvent> {
    return tx.findOneOrFail(QuoteEvent, { where: { quoteId }, order: { id: 'DESC' } });
  }
}
