import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { boxAround, type Coordinates, milesBetween } from '#shared/providers/distance';
import { MOST_PROVIDERS } from '#shared/providers/pcp-search';
import { type ProviderCriteria, providerConditions } from './provider-conditions.ts';
import type { ProviderLocation } from './provider-location.entity.ts';
import { ProviderPlan } from './provider-plan.entity.ts';
import { Provider } from './provider.entity.ts';

/** Offices that are read to find the nearest providers: some have many in one town. */
const OFFICES_READ = MOST_PROVIDERS * 10;
/** Ids in one statement. */
const IDS_AT_A_TIME = 500;

/** A provider with one office. */
export type FoundProvider = Pick<Provider, (typeof PROVIDER_FIELDS)[number]> &
  Pick<ProviderLocation, (typeof OFFICE_FIELDS)[number]> & {
    /** From where it was looked for; null where that was nowhere. */
    miles: number | null;
  };

const PROVIDER_FIELDS = [
  'npi',
  'firstName',
  'middleName',
  'lastName',
  'specialty',
  'acceptsNewPatients',
  'youngestAge',
  'oldestAge',
] as const;
const OFFICE_FIELDS = [
  'addressLine1',
  'addressLine2',
  'city',
  'stateCode',
  'postalCode',
  'countyName',
  'phone',
  'latitudeMicrodegrees',
  'longitudeMicrodegrees',
] as const;
const FIELDS = [...PROVIDER_FIELDS.map((field) => `p.${field}`), ...OFFICE_FIELDS.map((field) => `l.${field}`)].join();

/** All queries on providers. The directory is public: no reader is narrowed. */
@Injectable()
export class ProvidersRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Primary care providers within so many miles, each with the nearest office: by distance, then by name; at most 100. */
  async listNear(
    criteria: ProviderCriteria,
    { center, miles }: { center: Coordinates; miles: number },
    tx: EntityManager = this.database.manager,
  ): Promise<FoundProvider[]> {
    const box = boxAround(center, miles);
    const { sql, values } = providerConditions(criteria);
    const [latitude, longitude] = [micro(center.latitude), micro(center.longitude)];
    const rows: Omit<FoundProvider, 'miles'>[] = await tx.query(
      `SELECT ${FIELDS} FROM provider_locations l JOIN providers p ON p.id = l.providerId
       WHERE l.latitudeMicrodegrees BETWEEN ? AND ? AND l.longitudeMicrodegrees BETWEEN ? AND ? AND ${sql}
       ORDER BY (l.latitudeMicrodegrees - ?) * (l.latitudeMicrodegrees - ?)
         + (l.longitudeMicrodegrees - ?) * (l.longitudeMicrodegrees - ?) * ?, l.id LIMIT ?`,
      [
        ...[micro(box.south), micro(box.north), micro(box.west), micro(box.east)],
        ...values,
        ...[latitude, latitude, longitude, longitude, Math.cos((center.latitude * Math.PI) / 180) ** 2, OFFICES_READ],
      ],
    );
    const near = rows.map((row) => ({ ...row, miles: milesBetween(center, placeOf(row)) }));
    return nearestOffices(near.filter((row) => row.miles <= miles)).slice(0, MOST_PROVIDERS);
  }

  /** Primary care providers anywhere, each with the first office, by name; at most 100. */
  async listNamed(criteria: ProviderCriteria): Promise<FoundProvider[]> {
    const { sql, values } = providerConditions(criteria);
    const rows: Omit<FoundProvider, 'miles'>[] = await this.database.query(
      `SELECT ${FIELDS} FROM providers p JOIN provider_locations l ON l.providerId = p.id AND l.position = 1
       WHERE ${sql} ORDER BY p.lastNameSearch, p.firstNameSearch, p.id LIMIT ?`,
      [...values, MOST_PROVIDERS],
    );
    return rows.map((row) => ({ ...row, miles: null }));
  }

  /** A primary care provider with the first office; null where nobody has the id. */
  async findPcp(npi: string): Promise<FoundProvider | null> {
    const [row]: Omit<FoundProvider, 'miles'>[] = await this.database.query(
      `SELECT ${FIELDS} FROM providers p JOIN provider_locations l ON l.providerId = p.id AND l.position = 1
       WHERE p.npi = ? AND p.isPcp = 1`,
      [npi],
    );
    return row ? { ...row, miles: null } : null;
  }

  /** Primary care providers by id, in no order; an id that nobody has is left out. */
  async listPcps(npis: readonly string[], tx: EntityManager = this.database.manager): Promise<Provider[]> {
    return inParts(npis, (some) => tx.findBy(Provider, { npi: In(some), isPcp: true }));
  }

  /** What these providers belong to, as far as it is among these plans and networks. */
  async listNetworks(
    providerIds: readonly number[],
    networks: readonly string[],
    tx: EntityManager = this.database.manager,
  ): Promise<ProviderPlan[]> {
    return inParts(providerIds, (some) =>
      tx.findBy(ProviderPlan, { providerId: In(some), network: In([...networks]) }),
    );
  }
}

const micro = (degrees: number): number => Math.round(degrees * 1_000_000);

const placeOf = (row: Omit<FoundProvider, 'miles'>): Coordinates => ({
  latitude: (row.latitudeMicrodegrees ?? 0) / 1_000_000,
  longitude: (row.longitudeMicrodegrees ?? 0) / 1_000_000,
});

function nearestOffices(offices: readonly (FoundProvider & { miles: number })[]): FoundProvider[] {
  const sorted = offices.toSorted(
    (one, other) =>
      one.miles - other.miles ||
      one.lastName.localeCompare(other.lastName, 'en') ||
      one.firstName.localeCompare(other.firstName, 'en') ||
      one.npi.localeCompare(other.npi),
  );
  const seen = new Set<string>();
  return sorted.filter(({ npi }) => !seen.has(npi) && seen.add(npi));
}

async function inParts<Id, Row>(ids: readonly Id[], read: (some: Id[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let first = 0; first < ids.length; first += IDS_AT_A_TIME) {
    rows.push(...(await read(ids.slice(first, first + IDS_AT_A_TIME))));
  }
  return rows;
}
