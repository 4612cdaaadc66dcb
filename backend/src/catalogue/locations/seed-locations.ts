import type { DataSource } from 'typeorm';
import { bumpCacheVersion } from '../../platform/database/cache-versions.ts';
import { insertLocations } from './location-rows.ts';
import { Location } from './location.table.ts';
import { packagedZips } from './packaged-zips.ts';

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
