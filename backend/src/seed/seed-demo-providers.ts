import type { DataSource } from 'typeorm';
import { Location } from '../catalogue/locations/location.entity.ts';
import { insertBelongings, insertProviders } from '../catalogue/providers/provider-rows.ts';
import { Provider } from '../catalogue/providers/provider.entity.ts';
import { bumpCacheVersion } from '../platform/database/cache-versions.ts';
import { demoProviders } from './demo-providers.ts';

/**
 * Fills an empty directory with the providers of the demo. The ZIP codes have to be there; processes that start together take turns.
 *
 * @returns how many were added
 */
export async function seedDemoProviders(database: DataSource): Promise<number> {
  if (await database.manager.exists(Provider)) {
    return 0;
  }
  return database.transaction(async (tx) => {
    await bumpCacheVersion(tx, 'providers');
    if (await tx.exists(Provider)) {
      return 0;
    }
    const places = await tx.find(Location, {
      where: { stateCode: 'MI' },
      order: { countyFips: 'ASC', postalCode: 'ASC' },
    });
    const providers = demoProviders(places);
    await insertProviders(
      tx,
      providers.map(({ provider }) => provider),
    );
    await insertBelongings(tx, providers);
    return providers.length;
  });
}
