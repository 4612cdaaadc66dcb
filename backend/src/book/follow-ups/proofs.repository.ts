import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { MOST_WRONG_CODES } from '#shared/links/link';
import { addRow, addRows } from '../../platform/database/add-rows.ts';
import { toStoredInstant } from '../../platform/database/raw-values.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { selected, sql, table } from '../../platform/database/sql.ts';
import { StoredDocument } from '../../platform/documents/stored-document.table.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { Link, LONGEST_USER_AGENT } from '../../platform/links/link.table.ts';
import { FollowUp } from './follow-up.table.ts';
import { ProofPage } from './proof-page.table.ts';
import { Proof } from './proof.table.ts';

/** With what has arrived. */
export type FoundPage = ProofPage & { document: StoredDocument | null };
export type FoundProof = Proof & { document: StoredDocument };
export type NewPage = Pick<ProofPage, 'linkId' | 'followUpId' | 'requestKey' | 'fileName' | 'sizeBytes' | 'addedAt'>;
export type NewProof = Omit<Proof, 'id' | 'followUp' | 'link' | 'document'>;
export type StalePage = Pick<ProofPage, 'id'> & Pick<FollowUp, 'quoteId'>;

const page = table(ProofPage, 'page');
const due = table(FollowUp, 'due');
const link = table(Link, 'link');

/** All queries on what clients send. Links and follow-ups were found before: for their holder, or for a user. */
@Injectable()
export class ProofsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Of one link, sent or not, in the order in which they were chosen. */
  listPages(linkId: number, tx: EntityManager = this.database.manager): Promise<FoundPage[]> {
    return this.findPages(tx, { linkId });
  }

  async addPages(tx: EntityManager, pages: readonly NewPage[]): Promise<void> {
    if (pages.length > 0) {
      await addRows(
        tx,
        ProofPage,
        pages.map((each) => ({ ...each, pages: 0 })),
      );
    }
  }

  /** false: it has arrived before, or is gone. */
  async setArrived(
    tx: EntityManager,
    { id }: Pick<ProofPage, 'id'>,
    arrived: Pick<ProofPage, 'documentId' | 'pages'>,
  ): Promise<boolean> {
    const { affected } = await tx.update(ProofPage, { id, documentId: IsNull(), proofId: IsNull() }, arrived);
    return affected === 1;
  }

  /** Of what was not sent. @returns what had arrived: its content is to be forgotten */
  async removePages(tx: EntityManager, pages: readonly FoundPage[]): Promise<StoredDocument[]> {
    const ids = pages.map(({ id }) => id);
    await tx.delete(ProofPage, { id: In(ids), proofId: IsNull() });
    return this.removeDocuments(tx, pages);
  }

  findUnsent(tx: EntityManager, id: number): Promise<FoundPage[]> {
    return this.findPages(tx, { id, proofId: IsNull() });
  }

  /** These are what the proof consists of: their own documents are the proof's, or were put into it. */
  async markSent(tx: EntityManager, pages: readonly FoundPage[], proofId: number): Promise<void> {
    await tx.update(ProofPage, { id: In(pages.map(({ id }) => id)) }, { proofId, documentId: null });
  }

  /** Pictures that are in a PDF now. @returns those whose content is to be forgotten */
  async removeDocuments(tx: EntityManager, pages: readonly FoundPage[]): Promise<StoredDocument[]> {
    const documents = pages.flatMap(({ document }) => document ?? []);
    if (documents.length > 0) {
      await tx.delete(StoredDocument, { id: In(documents.map(({ id }) => id)) });
    }
    return documents;
  }

  insertProof(tx: EntityManager, { userAgent, ...proof }: NewProof): Promise<number> {
    return addRow(tx, Proof, { ...proof, userAgent: userAgent.slice(0, LONGEST_USER_AGENT) });
  }

  /** The newest first. */
  listProofs(followUpIds: readonly number[], tx: EntityManager = this.database.manager): Promise<FoundProof[]> {
    const where = { followUpId: In([...followUpIds]) };
    return followUpIds.length === 0
      ? Promise.resolve([])
      : (tx.find(Proof, { where, relations: { document: true }, order: { id: 'DESC' } }) as Promise<FoundProof[]>);
  }

  /** @throws NOT_FOUND, also for one of another follow-up */
  async findProof(followUpId: number, id: number): Promise<FoundProof> {
    const [found] = (await this.listProofs([followUpId])).filter((each) => each.id === id);
    if (!found) {
      throw new AppError('NOT_FOUND', notFound('document'));
    }
    return found;
  }

  /**
   * Not sent, and nobody can or will send them any more: chosen before `before`, or their link has ended, or nothing is waited for. Those
   * after this one.
   */
  listStale({ before, now }: { before: Date; now: Date }, after: number, count: number): Promise<StalePage[]> {
    return rowsOf(
      this.database.manager,
      sql`SELECT ${selected<StalePage>({ id: page.id, quoteId: due.quoteId })} FROM ${page}
        JOIN ${due} ON ${due.id} = ${page.followUpId} JOIN ${link} ON ${link.id} = ${page.linkId}
        WHERE ${page.proofId} IS NULL AND ${page.id} > ${after} AND (${page.addedAt} < ${toStoredInstant(before)} OR ${due.isOpen} = 0
          OR ${link.revokedAt} IS NOT NULL OR ${link.expiresAt} <= ${toStoredInstant(now)} OR ${link.wrongCodes} >= ${MOST_WRONG_CODES})
        ORDER BY ${page.id} LIMIT ${count}`,
    );
  }

  private findPages(tx: EntityManager, where: object): Promise<FoundPage[]> {
    return tx.find(ProofPage, { where, relations: { document: true }, order: { id: 'ASC' } }) as Promise<FoundPage[]>;
  }
}
