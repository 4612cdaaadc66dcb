import type { EntityManager } from 'typeorm';
import { MICHIGAN_COUNTIES } from '#shared/locations/michigan-counties';
import { insertRows, type StoredValue } from '../../platform/database/insert-rows.ts';
import type { Location } from './location.table.ts';

/** A row to be stored, without the columns derived from the others. */
export type NewLocation = Omit<Location, 'id' | 'citySearch' | 'rateArea'>;

const MICHIGAN = new Map(MICHIGAN_COUNTIES.map((county) => [county.fips, county]));
const COLUMNS = [
  'postalCode',
  'city',
  'citySearch',
  'stateCode',
  'countyFips',
  'countyName',
  'rateArea',
  'latitudeMicrodegrees',
  'longitudeMicrodegrees',
];

export const michiganCounty = (fips: string) => MICHIGAN.get(fips) ?? null;

/** The form of a city in the searched column. */
export const citySearch = (city: string): string => city.toLowerCase();

export async function insertLocations(tx: EntityManager, locations: readonly NewLocation[]): Promise<void> {
  const values = locations.flatMap((location): StoredValue[] => [
    location.postalCode,
    location.city,
    citySearch(location.city),
    location.stateCode,
    location.countyFips,
    location.countyName,
    michiganCounty(location.countyFips)?.rateArea ?? null,
    location.latitudeMicrodegrees,
    location.longitudeMicrodegrees,
  ]);
  await insertRows(tx, 'locations', COLUMNS, values);
}
