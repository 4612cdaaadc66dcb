import { LOCATIONS } from '#shared/locations/locations.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { LocationsService } from './locations.service.ts';

@Serves(LOCATIONS)
export class LocationsController implements Serving<typeof LOCATIONS> {
  constructor(private readonly locations: LocationsService) {}

  list({ text }: Asked<typeof LOCATIONS.list>) {
    return this.locations.listBeginningWith(text);
  }

  confirm({ user, body }: Asked<typeof LOCATIONS.confirm>) {
    return this.locations.confirm(user, body);
  }

  find({ zip }: Asked<typeof LOCATIONS.find>) {
    return this.locations.findByZip(zip);
  }
}
