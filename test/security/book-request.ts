import type { Book } from './fixtures.ts';

/** A request that the book's owner may make. */
export interface BookRequest {
  path: string;
  /** Text is sent as a JSON string. */
  body?: object | string;
}

export interface Facts {
  book: Book;
  planId: number;
}

export const addressed = (path: string, body?: BookRequest['body']) => ({
  path,
  ...(body === undefined ? {} : { body }),
});
