import { ADVICE_CALLS } from '#shared/advice/advice.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { AdviceService } from './advice.service.ts';

@Serves(ADVICE_CALLS)
export class AdviceController implements Serving<typeof ADVICE_CALLS> {
  constructor(private readonly advice: AdviceService) {}

  find({ user, quoteId }: Asked<typeof ADVICE_CALLS.find>) {
    return this.advice.find(user, quoteId);
  }

  async save({ user, quoteId, body }: Asked<typeof ADVICE_CALLS.save>) {
    await this.advice.save(user, quoteId, body);
    return this.advice.find(user, quoteId);
  }

  async make({ user, quoteId, body }: Asked<typeof ADVICE_CALLS.make>) {
    const made = await this.advice.make(user, quoteId, body.Version);
    return { ...(await this.advice.find(user, quoteId)), ...made };
  }

  download({ user, recordId }: Asked<typeof ADVICE_CALLS.download>) {
    return this.advice.download(user, recordId);
  }
}
