import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { addRow } from '../../../platform/database/add-rows.ts';
import { StoredDocument } from '../../../platform/documents/stored-document.table.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { QuotePlan } from '../../../quoting/quote-plans/quote-plan.table.ts';
import type { AnyQuote, GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { SignedDocument } from './signed-document.table.ts';
import { EnrollmentDocument } from './enrollment-document.table.ts';

/** With the file and its uploader. */
export type FiledDocument = Required<Pick<EnrollmentDocument, 'document' | 'uploadedBy'>> & EnrollmentDocument;

export const DOCUMENT_NOT_FOUND = notFound('document');

/** All queries on supporting documents. Each takes a quote that was found for the user. */
@Injectable()
export class EnrollmentDocumentsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** In upload order. */
  listOf({ id: quoteId }: AnyQuote, tx: EntityManager = this.database.manager): Promise<FiledDocument[]> {
    return tx.find(EnrollmentDocument, { where: { quoteId }, relations: FILED, order: { id: 'ASC' } }) as Promise<
      FiledDocument[]
    >;
  }

  /** The types that have at least one document. */
  async listTypeIds({ id: quoteId }: AnyQuote, tx: EntityManager = this.database.manager): Promise<Set<number>> {
    const rows = await tx.find(EnrollmentDocument, { select: { id: true, docTypeId: true }, where: { quoteId } });
    return new Set(rows.map(({ docTypeId }) => docTypeId));
  }

  count({ id: quoteId }: AnyQuote, tx: EntityManager = this.database.manager): Promise<number> {
    return tx.countBy(EnrollmentDocument, { quoteId });
  }

  /** Those uploaded after the signature. */
  countUnsigned({ id: quoteId }: GroupQuote): Promise<number> {
    return this.database.manager
      .createQueryBuilder(EnrollmentDocument, 'filed')
      .leftJoin(SignedDocument, 'signed', 'signed.documentId = filed.documentId')
      .where('filed.quoteId = :quoteId AND signed.id IS NULL', { quoteId })
      .getCount();
  }

  /** @throws NOT_FOUND, also for a document of another quote */
  async find({ id: quoteId }: AnyQuote, id: number, tx: EntityManager = this.database.manager): Promise<FiledDocument> {
    const found = await tx.findOne(EnrollmentDocument, { where: { id, quoteId }, relations: FILED });
    if (!found) {
      throw new AppError('NOT_FOUND', DOCUMENT_NOT_FOUND);
    }
    return found as FiledDocument;
  }

  async insert(
    tx: EntityManager,
    row: Omit<EnrollmentDocument, 'id' | 'quote' | 'document' | 'uploadedBy'>,
  ): Promise<number> {
    return addRow(tx, EnrollmentDocument, row);
  }

  /**
   * Removes a document from its quote, and its file unless it is part of a signature.
   * @returns whether the file was deleted
   */
  async remove(tx: EntityManager, { id, documentId }: EnrollmentDocument): Promise<boolean> {
    await tx.delete(EnrollmentDocument, { id });
    if (await tx.existsBy(SignedDocument, { documentId })) {
      return false;
    }
    await tx.delete(StoredDocument, { id: documentId });
    return true;
  }

  countWaivingEmployees({ id: quoteId }: GroupQuote, tx: EntityManager = this.database.manager): Promise<number> {
    return tx.countBy(CensusMember, { quoteId, relationship: 'Self', medicalStatus: 'Waive' });
  }

  hasDeltaDentalPlan({ id: quoteId }: GroupQuote, tx: EntityManager = this.database.manager): Promise<boolean> {
    return tx.existsBy(QuotePlan, { quoteId, plan: { isDeltaDentalPlan: true } });
  }
}

const FILED = { document: true, uploadedBy: true } as const;
