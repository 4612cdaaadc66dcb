import { PICTURE_CALLS } from '#shared/pictures/pictures.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { AsItWasService } from './as-it-was.service.ts';

@Serves(PICTURE_CALLS)
export class PicturesController implements Serving<typeof PICTURE_CALLS> {
  constructor(private readonly asItWas: AsItWasService) {}

  list({ user, quoteId }: Asked<typeof PICTURE_CALLS.list>) {
    return this.asItWas.list(user, quoteId);
  }

  compare({ user, quoteId, pictureId }: Asked<typeof PICTURE_CALLS.compare>) {
    return this.asItWas.compare(user, quoteId, pictureId);
  }
}
