import { insertLocations } from '../../backend/src/catalogue/locations/location-rows.ts';
import { Location } from '../../backend/src/catalogue/locations/location.table.ts';
import type { TestApp } from './app.ts';

const place = (postalCode: string, city: string, stateCode: string, [countyFips, countyName]: [string, string]) => ({
  postalCode,
  city,
  stateCode,
  countyFips,
  countyName,
  latitudeMicrodegrees: null,
  longitudeMicrodegrees: null,
});
/** The ZIPs of the builders. */
const PLACES = [
  place('49503', 'Grand Rapids', 'MI', ['26081', 'Kent']),
  place('48207', 'Detroit', 'MI', ['26163', 'Wayne']),
  place('48002', 'Allenton', 'MI', ['26147', 'St. Clair']),
  place('01002', 'Amherst', 'MA', ['25015', 'Hampshire']),
];

/** Locations for the builders' data, if a test has not seeded all ZIPs. */
export async function insertPlaces({ database }: TestApp): Promise<void> {
  if (!(await database.manager.exists(Location))) {
    await insertLocations(database.manager, PLACES);
  }
}
