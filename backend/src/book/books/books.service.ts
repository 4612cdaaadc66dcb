import { Injectable } from '@nestjs/common';
import { agentChoice, PICK_AN_AGENT } from '#shared/book-of-business/books';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { type Book, BooksRepository } from './books.repository.ts';

/** Whose book a user opens: of groups, of individuals, or of Medicare. */
@Injectable()
export class BooksService {
  constructor(private readonly books: BooksRepository) {}

  /** The named agent's book if the user asks for one, otherwise their own. @throws INVALID_INPUT, NOT_FOUND */
  async open(user: SessionUser, srcAgentId: string | null): Promise<Book> {
    if (srcAgentId === null && agentChoice(user.permissions) === 'picked') {
      throw new AppError('INVALID_INPUT', PICK_AN_AGENT, { agentId: [PICK_AN_AGENT] });
    }
    const book = await (srcAgentId === null ? this.books.findOwnBook(user) : this.books.findBook(user, srcAgentId));
    if (!book) {
      throw new AppError('NOT_FOUND', 'The book of business was not found.');
    }
    return book;
  }
}
