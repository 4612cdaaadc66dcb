import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { ListedLocation, LocationListItem } from '#shared/locations/location.record';
import type { Coordinates } from '#shared/providers/distance';
import { addRows } from '../../platform/database/add-rows.ts';
import { askTogether } from '../../platform/database/ask-together.ts';
import { roundedList, sql, table } from '../../platform/database/sql.ts';
import { citySearch, michiganCounty } from './location-rows.ts';
import { ConfirmedPlace, Location } from './location.table.ts';

/** Sorts after every place name: the upper bound of a prefix search in an index. */
const LAST_LETTERS = 'z'.repeat(20);
/** ZIPs per statement. */
const ZIPS_AT_ONCE = 500;
const place = table(Location, 'place');
const known = table(ConfirmedPlace, 'known');
const FIELDS = ['postalCode', 'city', 'stateCode', 'countyFips', 'countyName', 'rateArea'] as const;
type Row = Pick<Location, (typeof FIELDS)[number]>;
type Confirmed = Pick<ConfirmedPlace, 'postalCode' | 'city' | 'countyFips'>;
const ROW_COLUMNS = {
  postalCode: place.postalCode,
  city: place.city,
  stateCode: place.stateCode,
  countyFips: place.countyFips,
  countyName: place.countyName,
  rateArea: place.rateArea,
};

/** All queries on locations. */
@Injectable()
export class LocationsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * The city and every county of a ZIP code, counties by name; null if the ZIP is unknown.
   *
   * @param zip5 five digits
   */
  async findByZip(zip5: string, tx: EntityManager = this.database.manager): Promise<ListedLocation | null> {
    return (await this.findByZips([zip5], tx)).get(zip5) ?? null;
  }

  /** The location of each of these five-digit ZIP codes; null for an unknown ZIP. */
  async findByZips(
    zips: Iterable<string>,
    tx: EntityManager = this.database.manager,
  ): Promise<Map<string, ListedLocation | null>> {
    const asked = [...new Set(zips)];
    const found = new Map<string, ListedLocation | null>();
    for (let first = 0; first < asked.length; first += ZIPS_AT_ONCE) {
      const some = asked.slice(first, first + ZIPS_AT_ONCE);
      const { rows, confirmed } = await askTogether<{ rows: Row; confirmed: Confirmed }>(tx, {
        rows: { columns: ROW_COLUMNS, from: sql`FROM ${place} WHERE ${place.postalCode} IN (${roundedList(some)})` },
        confirmed: {
          columns: { postalCode: known.postalCode, city: known.city, countyFips: known.countyFips },
          from: sql`FROM ${known} WHERE ${known.postalCode} IN (${roundedList(some)})`,
        },
      });
      for (const zip of some) {
        const isHere = ({ postalCode }: { postalCode: string }) => postalCode === zip;
        found.set(zip, toLocation(rows.filter(isHere), confirmed.filter(isHere)));
      }
    }
    return found;
  }

  countConfirmed(tx: EntityManager, postalCode: string): Promise<number> {
    return tx.countBy(ConfirmedPlace, { postalCode });
  }

  async confirm(tx: EntityManager, place: Omit<ConfirmedPlace, 'id'>): Promise<void> {
    await addRows(tx, ConfirmedPlace, place);
  }

  /** Which of these five-digit ZIP codes exist. */
  async listKnown(zips: Iterable<string>, tx: EntityManager = this.database.manager): Promise<Set<string>> {
    const asked = [...new Set(zips)];
    const known = new Set<string>();
    for (let first = 0; first < asked.length; first += ZIPS_AT_ONCE) {
      const rows = await tx
        .createQueryBuilder()
        .from(Location, 'location')
        .select('location.postalCode', 'postalCode')
        .distinct()
        .where('location.postalCode IN (:...some)', { some: asked.slice(first, first + ZIPS_AT_ONCE) })
        .getRawMany<Pick<Location, 'postalCode'>>();
      rows.forEach(({ postalCode }) => known.add(postalCode));
    }
    return known;
  }

  /**
   * The center of a ZIP code, or of its counties if the ZIP was imported without coordinates (the Census and HUD files have none); null if
   * the ZIP is unknown.
   *
   * @param zip5 five digits
   */
  async findCentroid(zip5: string, tx: EntityManager = this.database.manager): Promise<Coordinates | null> {
    const own = await middleOf(tx, 'location.postalCode = :zip5', zip5);
    const sameCounty =
      'location.countyFips IN (SELECT same.countyFips FROM locations same WHERE same.postalCode = :zip5)';
    return own ?? middleOf(tx, sameCounty, zip5);
  }

  /** ZIPs and cities that begin with the text, Michigan's first; a ZIP that touches several counties appears once for each. */
  async listBeginningWith(text: string, count: number): Promise<LocationListItem[]> {
    const [column, from, to] = /^\d+$/.test(text)
      ? ['postalCode', text.padEnd(5, '0'), text.padEnd(5, '9')]
      : ['citySearch', citySearch(text), citySearch(text) + LAST_LETTERS];
    const rows = await rowsOf(this.database.manager)
      .where(`location.${column} BETWEEN :from AND :to`, { from, to })
      .orderBy(`CASE WHEN location.stateCode = 'MI' THEN 0 ELSE 1 END`)
      .addOrderBy(`location.${column}`)
      .addOrderBy('location.postalCode')
      .addOrderBy('location.countyName')
      .limit(count)
      .getRawMany<Row>();
    return rows.map((row) => ({
      PostalCode: row.postalCode,
      City: row.city,
      StateCode: row.stateCode,
      ...toCounty(row),
    }));
  }
}

const rowsOf = (tx: EntityManager) =>
  FIELDS.reduce(
    (query, field) => query.addSelect(`location.${field}`, field),
    tx.createQueryBuilder().from(Location, 'location').select([]),
  );

function toLocation(rows: Row[], confirmed: readonly Confirmed[]): ListedLocation | null {
  const [first] = rows.sort(byCounty);
  return first
    ? {
        PostalCode: first.postalCode,
        City: first.city,
        StateCode: first.stateCode,
        Counties: [
          ...rows.map((row) => ({ ...toCounty(row), IsConfirmed: undefined })),
          ...confirmedCounties(rows, confirmed),
        ],
        OtherCities: namesOf(confirmed),
      }
    : null;
}

const byCounty = (one: Row, other: Row): number =>
  one.countyName.localeCompare(other.countyName) || one.countyFips.localeCompare(other.countyFips);

/** Absent where the lists have all. */
const namesOf = (confirmed: readonly Confirmed[]): string[] | undefined => {
  const names = confirmed.flatMap(({ city }) => (city === '' ? [] : [city])).sort();
  return names.length === 0 ? undefined : names;
};

/** By name; those that the lists have by now are left out. */
const confirmedCounties = (rows: readonly Row[], confirmed: readonly Confirmed[]) =>
  confirmed
    .flatMap(({ countyFips }) =>
      rows.some((row) => row.countyFips === countyFips) ? [] : (michiganCounty(countyFips) ?? []),
    )
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ name, fips, rateArea }) => ({ County: name, CountyFips: fips, RateArea: rateArea, IsConfirmed: true }));

const toCounty = ({ countyName, countyFips, rateArea }: Row) => ({
  County: countyName,
  CountyFips: countyFips,
  RateArea: rateArea,
});

async function middleOf(tx: EntityManager, condition: string, zip5: string): Promise<Coordinates | null> {
  const middle = await tx
    .createQueryBuilder()
    .from(Location, 'location')
    .select('AVG(location.latitudeMicrodegrees)', 'latitude')
    .addSelect('AVG(location.longitudeMicrodegrees)', 'longitude')
    .where(condition, { zip5 })
    .getRawOne<Record<keyof Coordinates, number | string | null>>();
  return middle?.latitude == null || middle.longitude == null
    ? null
    : { latitude: Number(middle.latitude) / 1_000_000, longitude: Number(middle.longitude) / 1_000_000 };
}
