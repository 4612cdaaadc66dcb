import { HOME } from '#shared/sales/sales.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { HomeService } from './home.service.ts';

@Serves(HOME)
export class HomeController implements Serving<typeof HOME> {
  constructor(private readonly home: HomeService) {}

  find({ user }: Asked<typeof HOME.find>) {
    return this.home.find(user);
  }
}
