import { RETRIEVE_CSV } from '#shared/book-of-business/book.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { RetrieveCsvService } from './retrieve-csv.service.ts';

@Serves(RETRIEVE_CSV)
export class RetrieveCsvController implements Serving<typeof RETRIEVE_CSV> {
  constructor(private readonly retrieveCsv: RetrieveCsvService) {}

  retrieve({ user, body }: Asked<typeof RETRIEVE_CSV.retrieve>) {
    return this.retrieveCsv.retrieve(user, body.Content);
  }
}
