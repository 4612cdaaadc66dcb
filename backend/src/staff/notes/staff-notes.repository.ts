import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, LessThan } from 'typeorm';
import { NOTE_NOT_FOUND } from '#shared/staff-notes/staff-note.record';
import { addRow, addRows } from '../../platform/database/add-rows.ts';
import { AppError } from '../../platform/errors.ts';
import type { User } from '../../platform/people/user.table.ts';
import { FieldEncryption } from '../../platform/security/field-encryption.ts';
import { sealContext } from '../../platform/security/sealed-column.ts';
import { StaffNote, StaffNoteMention } from './staff-note.table.ts';

/** A note as people read it. */
export interface ReadableNote extends Omit<StaffNote, 'textSealed'> {
  /** Null once it is deleted. */
  text: string | null;
  author: User;
  mentioned: User[];
}

/** Every query on notes. For internal staff only; callers find the quote for the user first. Texts are encrypted here. */
@Injectable()
export class StaffNotesRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly encryption: FieldEncryption,
  ) {}

  /** Newest first. */
  async list(quoteId: number, page: { before: number | null; count: number }): Promise<ReadableNote[]> {
    const notes = await this.database.manager.find(StaffNote, {
      where: { quoteId, ...(page.before !== null && { id: LessThan(page.before) }) },
      relations: { author: true },
      order: { id: 'DESC' },
      take: page.count,
    });
    const mentions = await this.mapMentions(notes.map(({ id }) => id));
    return notes.map(({ textSealed, ...note }) => ({
      ...note,
      text: textSealed === null ? null : this.encryption.open(textSealed, contextOf(note.id)),
      author: note.author!,
      mentioned: mentions.get(note.id) ?? [],
    }));
  }

  async add(
    tx: EntityManager,
    { text, mentionedIds, ...note }: Pick<StaffNote, 'quoteId' | 'authorUserId' | 'createdAt'> & NewText,
  ): Promise<number> {
    const id = await addRow(tx, StaffNote, { ...note, textSealed: null, deletedAt: null });
    await tx.update(StaffNote, { id }, { textSealed: this.encryption.seal(text, contextOf(id)) });
    if (mentionedIds.length > 0) {
      await addRows(
        tx,
        StaffNoteMention,
        mentionedIds.map((userId) => ({ noteId: id, userId })),
      );
    }
    return id;
  }

  /** @throws NOT_FOUND */
  async find(tx: EntityManager, id: number): Promise<Pick<StaffNote, 'id' | 'quoteId' | 'authorUserId'>> {
    const note = await tx.findOne(StaffNote, {
      select: { id: true, quoteId: true, authorUserId: true },
      where: { id },
    });
    if (!note) {
      throw new AppError('NOT_FOUND', NOTE_NOT_FOUND);
    }
    return note;
  }

  /** Its text is gone for good; who wrote it and when stays. @returns whether it was not deleted before */
  async erase(tx: EntityManager, id: number, deletedAt: Date): Promise<boolean> {
    const { affected } = await tx.update(StaffNote, { id, deletedAt: IsNull() }, { textSealed: null, deletedAt });
    return affected === 1;
  }

  private async mapMentions(noteIds: readonly number[]): Promise<Map<number, User[]>> {
    const rows =
      noteIds.length === 0
        ? []
        : await this.database.manager.find(StaffNoteMention, {
            where: { noteId: In([...noteIds]) },
            relations: { user: true },
            order: { id: 'ASC' },
          });
    const byNote = new Map<number, User[]>();
    rows.forEach(({ noteId, user }) => byNote.set(noteId, [...(byNote.get(noteId) ?? []), user!]));
    return byNote;
  }
}

interface NewText {
  text: string;
  mentionedIds: readonly number[];
}

const contextOf = (id: number): string => sealContext('staff_notes.textSealed', id);
