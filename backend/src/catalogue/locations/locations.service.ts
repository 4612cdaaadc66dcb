import { Injectable } from '@nestjs/common';
import { zip5, ZIP_INVALID } from '#shared/formats/zip';
import { OUTSIDE_MICHIGAN } from '#shared/individuals/household-members';
import { isSameCity } from '#shared/locations/address-place';
import type {
  ConfirmedPlaceRequest,
  ListedLocation,
  LocationListItem,
  LocationResponse,
} from '#shared/locations/location.record';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { takeTurnOf } from '../../platform/database/turns.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { michiganCounty } from './location-rows.ts';
import { LocationsRepository } from './locations.repository.ts';

/** Maximum number of autocomplete results. */
const MAX_LISTED = 20;
const MAX_TEXT = 60;
export const NOTHING_TO_LOOK_FOR = 'Enter the beginning of a ZIP code or of a city.';

/** Finds places by ZIP code, and stores what a user knows of a ZIP code. */
@Injectable()
export class LocationsService {
  constructor(
    private readonly repository: LocationsRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

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

  /** What is known already is answered as it is. @throws INVALID_INPUT, NOT_FOUND, RULE_BROKEN by field */
  async confirm(user: SessionUser, sent: ConfirmedPlaceRequest): Promise<ListedLocation> {
    const { PostalCode: postalCode, City: city, CountyFips: countyFips } = sent;
    if ((city === null) === (countyFips === null)) {
      throw new AppError('INVALID_INPUT', INVALID_INPUT, { City: [CITY_OR_COUNTY] });
    }
    const location = await this.findByZip(postalCode);
    if (countyFips !== null) {
      assertCounty(countyFips, location);
    }
    if (isKnown(sent, location)) {
      return location;
    }
    await this.transactions.run(async (tx) => {
      // Others may be confirming the same, or the last that there is room for.
      await takeTurnOf(tx, `places of ${postalCode}`);
      if (isKnown(sent, (await this.repository.findByZip(postalCode, tx)) ?? location)) {
        return;
      }
      if ((await this.repository.countConfirmed(tx, postalCode)) >= MOST_OF_ZIP) {
        throw new AppError('RULE_BROKEN', MANY_CONFIRMED);
      }
      await this.repository.confirm(tx, {
        ...{ postalCode, city: city ?? '', countyFips: countyFips ?? '' },
        ...{ userId: user.id, confirmedAt: this.clock.now() },
      });
      const fields = [city === null ? 'CountyFips' : 'City'];
      await this.audit.record(tx, {
        user,
        action: 'confirm-place',
        subject: 'location',
        subjectId: postalCode,
        fields,
      });
    });
    return this.findByZip(postalCode);
  }
}

export const CITY_OR_COUNTY = 'Send the city or the county that belongs to the ZIP code.';
export const NO_SUCH_COUNTY = 'Choose a county of Michigan.';
export const MANY_CONFIRMED = 'This ZIP code has as many confirmed names and counties as it can have.';
/** No ZIP code of Michigan touches more places. */
const MOST_OF_ZIP = 20;

/** @throws RULE_BROKEN */
function assertCounty(countyFips: string, { StateCode }: LocationResponse): void {
  const problem = michiganCounty(countyFips) === null ? NO_SUCH_COUNTY : StateCode === 'MI' ? null : OUTSIDE_MICHIGAN;
  if (problem) {
    throw new AppError('RULE_BROKEN', problem, { CountyFips: [problem] });
  }
}

const isKnown = (
  { City, CountyFips }: ConfirmedPlaceRequest,
  { City: listed, OtherCities = [], Counties }: LocationResponse,
): boolean =>
  City === null
    ? Counties.some((county) => county.CountyFips === CountyFips)
    : [listed, ...OtherCities].some((name) => isSameCity(name, City));
