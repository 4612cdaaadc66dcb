import { CALL_NOTES } from '#shared/book-of-business/individuals/individual-book.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { NotedCallsService } from './noted-calls.service.ts';

@Serves(CALL_NOTES)
export class NotedCallsController implements Serving<typeof CALL_NOTES> {
  constructor(private readonly calls: NotedCallsService) {}

  note({ user, contractId: contractNumber, body: { Topic, Outcome, Until } }: Asked<typeof CALL_NOTES.note>) {
    return this.calls.note(user, { contractNumber, topic: Topic, outcome: Outcome, until: Until });
  }

  takeBack({ user, contractId, callId }: Asked<typeof CALL_NOTES.takeBack>) {
    return this.calls.takeBack(user, contractId, callId);
  }
}
