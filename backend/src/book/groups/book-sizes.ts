import { Injectable } from '@nestjs/common';
import { CountCache } from '../../platform/database/count-cache.ts';
import type { Book } from '../books/books.repository.ts';
import { GroupBookRepository } from './group-book.repository.ts';

/** Caches the number of groups in a book: counting 50,000 costs more than showing ten. */
@Injectable()
export class BookSizes {
  private readonly sizes = new CountCache<number>((size) => size);

  constructor(private readonly books: GroupBookRepository) {}

  sizeOf(book: Book): Promise<number> {
    return this.sizes.get(String(book.agentId), () => this.books.count(book, []));
  }
}
