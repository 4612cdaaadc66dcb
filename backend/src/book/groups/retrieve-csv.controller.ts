import { RETRIEVE_CSV } from '#shared/book-of-business/book.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { GroupBookService } from './group-book.service.ts';

@Serves(RETRIEVE_CSV)
export class RetrieveCsvController implements Serving<typeof RETRIEVE_CSV> {
  constructor(private readonly books: GroupBookService) {}

  retrieve({ user, body }: Asked<typeof RETRIEVE_CSV.retrieve>) {
    return this.books.retrieve(user, body.Content);
  }
}
