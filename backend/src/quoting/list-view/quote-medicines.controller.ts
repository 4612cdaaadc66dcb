import { QUOTE_MEDICINES } from '#shared/medicines/quote-medicines.calls';
import { ReadsByPost } from '../../platform/http/recent-change.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { QuoteMedicinesService } from './quote-medicines.service.ts';

@Serves(QUOTE_MEDICINES)
export class QuoteMedicinesController implements Serving<typeof QUOTE_MEDICINES> {
  constructor(private readonly medicines: QuoteMedicinesService) {}

  @ReadsByPost()
  search({ body }: Asked<typeof QUOTE_MEDICINES.search>) {
    return this.medicines.search(body.Name);
  }

  list({ user, quoteId }: Asked<typeof QUOTE_MEDICINES.list>) {
    return this.medicines.list(user, quoteId);
  }

  add({ user, quoteId, body }: Asked<typeof QUOTE_MEDICINES.add>) {
    return this.medicines.add(user, quoteId, body.RxNormId);
  }

  remove({ user, quoteId, body }: Asked<typeof QUOTE_MEDICINES.remove>) {
    return this.medicines.remove(user, quoteId, body.RxNormId);
  }
}
