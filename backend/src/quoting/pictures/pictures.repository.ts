import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { addRows } from '../../platform/database/add-rows.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { QuotePicture } from './quote-picture.table.ts';

/** Of a quote: more are kept, and not listed. */
const MOST_LISTED = 100;

/** With who took it; null = the system. */
export type FoundPicture = QuotePicture & Required<Pick<QuotePicture, 'takenBy'>>;
type ListedPicture = Omit<FoundPicture, 'content'>;

/** All queries on pictures. Callers must already have found the quote for their user. Nothing here changes or deletes one. */
@Injectable()
export class PicturesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Newest first. What they show is not read. */
  list(quoteId: number): Promise<ListedPicture[]> {
    return this.database.manager.find(QuotePicture, {
      select: { id: true, takenAt: true, occasion: true, status: true, takenBy: { id: true, fullName: true } },
      where: { quoteId },
      relations: { takenBy: true },
      order: { id: 'DESC' },
      take: MOST_LISTED,
    }) as Promise<ListedPicture[]>;
  }

  /** @throws NOT_FOUND */
  async find(quoteId: number, id: number): Promise<FoundPicture> {
    const [picture] = await this.database.manager.find(QuotePicture, {
      where: { id, quoteId },
      relations: { takenBy: true },
    });
    if (!picture) {
      throw new AppError('NOT_FOUND', notFound('picture'));
    }
    return picture as FoundPicture;
  }

  /** Of the newest one; null while there is none. */
  async findNewestDigest(tx: EntityManager, quoteId: number): Promise<string | null> {
    const [newest] = await tx.find(QuotePicture, {
      select: { id: true, contentSha256: true },
      where: { quoteId },
      order: { id: 'DESC' },
      take: 1,
    });
    return newest?.contentSha256 ?? null;
  }

  insert(tx: EntityManager, picture: Omit<QuotePicture, 'id' | 'quote' | 'takenBy'>): Promise<void> {
    return addRows(tx, QuotePicture, picture);
  }
}
