import { Injectable } from '@nestjs/common';
import type { ListedLocation, LocationListItem } from '#shared/locations/location.record';
import { ZIP_INVALID, zip5 } from '#shared/formats/zip';
import { AppError } from '../../platform/errors.ts';
import { LocationsRepository } from './locations.repository.ts';

/** Maximum number of autocomplete results. */
const MAX_LISTED = 20;
const MAX_TEXT = 60;
export const NOTHING_TO_LOOK_FOR = 'Enter the beginning of a ZIP code or of a city.';

@Injectable()
export class LocationsService {
  constructor(private readonly repository: LocationsRepository) {}

  /**
   * The city and counties of a ZIP code.
   *
   * @param zip five digits or 5-4; only the first five are looked up
   * @throws INVALID_INPUT when it is not a ZIP, NOT_FOUND when it is unknown
   */
  async findByZip(zip: string): Promise<ListedLocation> {
    const digits = zip5(zip);
    if (digits === null) {
      throw new AppError('INVALID_INPUT', ZIP_INVALID);
    }
    const location = await this.repository.findByZip(digits);
    if (!location) {
      throw new AppError('NOT_FOUND', `ZIP code ${digits} was not found.`);
    }
    return location;
  }

  /** At most 20 places whose ZIP or city begins with the text. */
  async listBeginningWith(text: string): Promise<LocationListItem[]> {
    const wanted = text.trim().replace(/\s+/g, ' ');
    if (wanted === '' || wanted.length > MAX_TEXT) {
      throw new AppError('INVALID_INPUT', NOTHING_TO_LOOK_FOR);
    }
    return this.repository.listBeginningWith(wanted, MAX_LISTED);
  }
}
