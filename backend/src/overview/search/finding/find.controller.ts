import { FIND_CALLS } from '#shared/search/search.calls';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { FindService } from './find.service.ts';

@Serves(FIND_CALLS)
export class FindController implements Serving<typeof FIND_CALLS> {
  constructor(private readonly finding: FindService) {}

  find({ user, body }: Asked<typeof FIND_CALLS.find>) {
    return this.finding.find(user, body.Text);
  }
}
