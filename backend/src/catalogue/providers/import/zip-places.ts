import type { EntityManager } from 'typeorm';
import { Location } from '../../locations/location.table.ts';
import type { ProviderLocation } from '../provider-location.table.ts';

/** Location of a ZIP. */
export type ZipPlace = Pick<ProviderLocation, 'countyName' | 'latitudeMicrodegrees' | 'longitudeMicrodegrees'>;

export const NOWHERE: ZipPlace = { countyName: '', latitudeMicrodegrees: null, longitudeMicrodegrees: null };

/** Every known ZIP: its center and the first of its counties by code. About 50,000 small rows, read once per import. */
export async function zipPlaces(tx: EntityManager): Promise<Map<string, ZipPlace>> {
  const rows = await tx
    .createQueryBuilder()
    .from(Location, 'location')
    .select('location.postalCode', 'postalCode')
    .addSelect('location.countyName', 'countyName')
    .addSelect('location.latitudeMicrodegrees', 'latitudeMicrodegrees')
    .addSelect('location.longitudeMicrodegrees', 'longitudeMicrodegrees')
    .orderBy('location.countyFips', 'DESC')
    .getRawMany<ZipPlace & { postalCode: string }>();
  return new Map(rows.map(({ postalCode, ...place }) => [postalCode, place]));
}
