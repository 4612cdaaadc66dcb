import { ICHRA } from '#shared/ichra/ichra.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { IchraService } from './ichra.service.ts';

@Serves(ICHRA)
export class IchraController implements Serving<typeof ICHRA> {
  constructor(private readonly ichra: IchraService) {}

  find({ user, quoteId }: Asked<typeof ICHRA.find>) {
    return this.ichra.find(user, quoteId);
  }

  async save({ user, quoteId, body }: Asked<typeof ICHRA.save>) {
    await this.ichra.save(user, quoteId, body);
    return this.ichra.find(user, quoteId);
  }

  document({ user, quoteId, query: { language } }: Asked<typeof ICHRA.document>) {
    return this.ichra.draw(user, quoteId, language);
  }
}
