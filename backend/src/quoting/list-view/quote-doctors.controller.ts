import { QUOTE_DOCTORS } from '#shared/providers/quote-doctors.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { QuoteDoctorsService } from './quote-doctors.service.ts';

@Serves(QUOTE_DOCTORS)
export class QuoteDoctorsController implements Serving<typeof QUOTE_DOCTORS> {
  constructor(private readonly doctors: QuoteDoctorsService) {}

  list({ user, quoteId }: Asked<typeof QUOTE_DOCTORS.list>) {
    return this.doctors.list(user, quoteId);
  }

  add({ user, quoteId, id }: Asked<typeof QUOTE_DOCTORS.add>) {
    return this.doctors.add(user, quoteId, id);
  }

  remove({ user, quoteId, id }: Asked<typeof QUOTE_DOCTORS.remove>) {
    return this.doctors.remove(user, quoteId, id);
  }
}
