import { Injectable } from '@nestjs/common';
import { KeptCounts } from '../../platform/database/kept-counts.ts';
import { type Book, GroupBookRepository } from './group-book.repository.ts';

/** How many groups a book has: counting 50,000 costs more than showing ten. */
@Injectable()
export class BookSizes {
  private readonly sizes = new KeptCounts<number>((size) => size);

  constructor(private readonly books: GroupBookRepository) {}

  sizeOf(book: Book): Promise<number> {
    return this.sizes.get(String(book.agentId), () => this.books.count(book, []));
  }
}
