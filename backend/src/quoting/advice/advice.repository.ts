import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { MOST_ADVICE_RECORDS } from '#shared/advice/advice-rules';
import type { AdviceNotes } from '#shared/advice/advice.record';
import { addRow } from '../../platform/database/add-rows.ts';
import { guardedUpdate } from '../../platform/database/guarded-update.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { FieldEncryption } from '../../platform/security/field-encryption.ts';
import { sealContext } from '../../platform/security/sealed-column.ts';
import { visibleOfEitherLine } from '../quotes/quote-questions.repository.ts';
import { AdviceNote } from './advice-note.table.ts';
import { AdviceRecord } from './advice-record.table.ts';

export type ReadableNote = AdviceNote & { content: AdviceNotes };
/** With its file and its maker. */
export type FoundRecord = AdviceRecord & Required<Pick<AdviceRecord, 'document' | 'madeBy'>>;

const RECORD_NOT_FOUND = notFound('advice record');

/** All queries on notes and records of advice. Notes are encrypted here. Nothing here changes or deletes a record. */
@Injectable()
export class AdviceRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly encryption: FieldEncryption,
  ) {}

  /** Of a quote that was found for its user; null while nothing is noted. */
  async findNote(quoteId: number, tx: EntityManager = this.database.manager): Promise<ReadableNote | null> {
    const [note] = await tx.find(AdviceNote, { where: { quoteId }, relations: { notedBy: true } });
    return note
      ? { ...note, content: JSON.parse(this.encryption.open(note.contentSealed!, contextOf(note.id))) as AdviceNotes }
      : null;
  }

  /** @param read the version on which it is based; null: nothing was noted @throws STALE_VERSION */
  async writeNote(
    tx: EntityManager,
    read: Pick<AdviceNote, 'id' | 'version'> | null,
    { content, ...columns }: Pick<AdviceNote, 'quoteId' | 'notedAt' | 'notedByUserId'> & { content: AdviceNotes },
  ): Promise<void> {
    const seal = (id: number) => this.encryption.seal(JSON.stringify(content), contextOf(id));
    if (read) {
      await guardedUpdate(tx, AdviceNote, read, { ...columns, contentSealed: seal(read.id) });
    } else {
      const id = await addRow(tx, AdviceNote, { ...columns, contentSealed: null });
      await tx.update(AdviceNote, { id }, { contentSealed: seal(id) });
    }
  }

  /** Of a quote that was found for its user, newest first. */
  listRecords(quoteId: number): Promise<FoundRecord[]> {
    return this.database.manager.find(AdviceRecord, {
      where: { quoteId },
      relations: { document: true, madeBy: true },
      order: { id: 'DESC' },
      take: MOST_ADVICE_RECORDS,
    }) as Promise<FoundRecord[]>;
  }

  /** The newest, and how many there are. */
  async findNewest(quoteId: number, tx?: EntityManager): Promise<[AdviceRecord | null, number]> {
    const [records, total] = await (tx ?? this.database.manager).findAndCount(AdviceRecord, {
      where: { quoteId },
      order: { id: 'DESC' },
      take: 1,
    });
    return [records[0] ?? null, total];
  }

  /** A record of a quote that this user may see. @throws NOT_FOUND */
  async findVisible(user: SessionUser, id: number): Promise<FoundRecord> {
    const record = await this.database.manager
      .createQueryBuilder(AdviceRecord, 'record')
      .innerJoin('record.quote', 'quote')
      .innerJoinAndSelect('record.document', 'document')
      .innerJoinAndSelect('record.madeBy', 'madeBy')
      .where(...visibleOfEitherLine(user).named('seen'))
      .andWhere('record.id = :id', { id })
      .getOne();
    if (!record) {
      throw new AppError('NOT_FOUND', RECORD_NOT_FOUND);
    }
    return record as FoundRecord;
  }

  insertRecord(tx: EntityManager, row: Omit<AdviceRecord, 'id' | 'quote' | 'madeBy' | 'document'>): Promise<number> {
    return addRow(tx, AdviceRecord, row);
  }
}

const contextOf = (id: number): string => sealContext('advice_notes.contentSealed', id);
