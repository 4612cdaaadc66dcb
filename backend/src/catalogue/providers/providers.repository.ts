import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { boxAround, type Coordinates, milesBetween } from '#shared/providers/distance';
import { MOST_PROVIDERS } from '#shared/providers/pcp-search';
import type { AgesServed } from '#shared/providers/specialties';
import { CacheVersions } from '../../platform/database/cache-versions.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { joined, list, type Sql, sql, table } from '../../platform/database/sql.ts';
import { VersionedCache } from '../../platform/database/versioned-cache.ts';
import type { Plan } from '../plans/plan.table.ts';
import { EVERY_YEAR, Provider, ProviderLocation, ProviderPlan } from './provider.table.ts';

/** Sorts after every name: the upper bound of a prefix search in an index. */
const LAST_LETTERS = 'z'.repeat(20);

export interface ProviderCriteria {
  /** Name prefixes in the form of nameSearchKey; '' = any. */
  lastName: string;
  firstName: string;
  /** Only those who accept new patients. */
  acceptingOnly: boolean;
  /** Ages of the youngest and the oldest patient; null = unknown. */
  ages: AgesServed | null;
  /** Medical plans; the provider must be in the networks of all of them. */
  plans: readonly PlanNetwork[];
}

export type PlanNetwork = Pick<Plan, 'hiosPlanId' | 'networkType' | 'businessYear'>;

const p = table(Provider, 'p');
const n = table(ProviderPlan, 'n');

/** Conditions on a primary care provider `p`; all must hold. */
export function providerConditions({ lastName, firstName, acceptingOnly, ages, plans }: ProviderCriteria): Sql {
  const all = [
    sql`${p.isPcp} = 1`,
    ...beginsWith(p.lastNameSearch, lastName),
    ...beginsWith(p.firstNameSearch, firstName),
    ...(acceptingOnly ? [sql`${p.acceptsNewPatients} = 1`] : []),
    ...(ages ? [sql`${p.youngestAge} <= ${ages.youngest} AND ${p.oldestAge} >= ${ages.oldest}`] : []),
    ...plans.map(inNetworkOf),
  ];
  return joined(all, ' AND ');
}

/** Search keys contain only letters, digits and spaces, so no character is special to the database. */
const beginsWith = (column: Sql, key: string): Sql[] =>
  key === '' ? [] : [sql`${column} BETWEEN ${key} AND ${key + LAST_LETTERS}`];

const inNetworkOf = (plan: PlanNetwork): Sql =>
  sql`EXISTS (SELECT 1 FROM ${n} WHERE ${n.providerId} = ${p.id}
    AND ${n.network} IN (${list(networkNames(plan))}) AND ${n.businessYear} IN (${EVERY_YEAR}, ${plan.businessYear}))`;

/** The plan's ids in the directory. */
export const networkNames = ({ hiosPlanId, networkType }: PlanNetwork): string[] =>
  networkType === null ? [hiosPlanId] : [hiosPlanId, networkType];

/** Offices read to find the nearest providers: some providers have many in one town. */
const OFFICES_READ = MOST_PROVIDERS * 10;
/** Ids per statement. */
const IDS_AT_A_TIME = 500;

/** A provider with one office. */
export type FoundProvider = Pick<Provider, (typeof PROVIDER_FIELDS)[number]> &
  Pick<ProviderLocation, (typeof OFFICE_FIELDS)[number]> & {
    /** The origin of the search; null without one. */
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
const l = table(ProviderLocation, 'l');

const FIELDS = joined([...PROVIDER_FIELDS.map((field) => p[field]), ...OFFICE_FIELDS.map((field) => l[field])], ', ');
const WITH_FIRST_OFFICE = sql`FROM ${p} JOIN ${l} ON ${l.providerId} = ${p.id} AND ${l.position} = 1`;

type StoredOffice = Omit<FoundProvider, 'miles'>;

/** All queries on providers. The directory is public, so queries are not narrowed by user. */
@Injectable()
export class ProvidersRepository {
  private readonly listed: VersionedCache<ListedNetworks>;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    versions: CacheVersions,
  ) {
    this.listed = new VersionedCache(versions, 'providers', 1);
  }

  /** The plans and networks for which the directory lists anybody. Reads every entry, so it is done once for each import. */
  listedNetworks(): Promise<ListedNetworks> {
    return this.listed.get('all', async () => {
      const rows = await rowsOf<ListedNetwork>(
        this.database.manager,
        sql`SELECT DISTINCT ${n.network}, ${n.businessYear} FROM ${n}`,
      );
      return new Set(rows.map(listedKey));
    });
  }

  /** Primary care providers within this many miles, each with the nearest office: by distance, then by name; at most 100. */
  async listNear(
    criteria: ProviderCriteria,
    { center, miles }: { center: Coordinates; miles: number },
    tx: EntityManager = this.database.manager,
  ): Promise<FoundProvider[]> {
    const box = boxAround(center, miles);
    const north = sql`(${l.latitudeMicrodegrees} - ${micro(center.latitude)})`;
    const east = sql`(${l.longitudeMicrodegrees} - ${micro(center.longitude)})`;
    const narrowing = Math.cos((center.latitude * Math.PI) / 180) ** 2;
    const rows = await rowsOf<StoredOffice>(
      tx,
      sql`SELECT ${FIELDS} FROM ${l} JOIN ${p} ON ${p.id} = ${l.providerId}
        WHERE ${l.latitudeMicrodegrees} BETWEEN ${micro(box.south)} AND ${micro(box.north)}
          AND ${l.longitudeMicrodegrees} BETWEEN ${micro(box.west)} AND ${micro(box.east)} AND ${providerConditions(criteria)}
        ORDER BY ${north} * ${north} + ${east} * ${east} * ${narrowing}, ${l.id} LIMIT ${OFFICES_READ}`,
    );
    const near = rows.map((row) => ({ ...row, miles: milesBetween(center, placeOf(row)) }));
    return nearestOffices(near.filter((row) => row.miles <= miles)).slice(0, MOST_PROVIDERS);
  }

  /** Primary care providers anywhere, each with the first office, by name; at most 100. */
  async listNamed(criteria: ProviderCriteria): Promise<FoundProvider[]> {
    const rows = await rowsOf<StoredOffice>(
      this.database.manager,
      sql`SELECT ${FIELDS} ${WITH_FIRST_OFFICE} WHERE ${providerConditions(criteria)}
        ORDER BY ${p.lastNameSearch}, ${p.firstNameSearch}, ${p.id} LIMIT ${MOST_PROVIDERS}`,
    );
    return rows.map((row) => ({ ...row, miles: null }));
  }

  /** A primary care provider with the first office; null if the id is unknown. */
  async findPcp(npi: string): Promise<FoundProvider | null> {
    const [row] = await rowsOf<StoredOffice>(
      this.database.manager,
      sql`SELECT ${FIELDS} ${WITH_FIRST_OFFICE} WHERE ${p.npi} = ${npi} AND ${p.isPcp} = 1`,
    );
    return row ? { ...row, miles: null } : null;
  }

  /** Primary care providers by id, in no particular order; unknown ids are skipped. */
  async listPcps(npis: readonly string[], tx: EntityManager = this.database.manager): Promise<Provider[]> {
    return inParts(npis, (some) => tx.findBy(Provider, { npi: In(some), isPcp: true }));
  }

  /** Which of these plans and networks the providers belong to. */
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

type ListedNetwork = Pick<ProviderPlan, 'network' | 'businessYear'>;
type ListedNetworks = ReadonlySet<string>;
const listedKey = ({ network, businessYear }: ListedNetwork): string => `${network} ${businessYear}`;

/** Whether the directory lists anybody for the plan in its year: otherwise it says nothing about the plan. */
export const isPlanListed = (plan: PlanNetwork, listed: ListedNetworks): boolean =>
  networkNames(plan).some((network) =>
    [EVERY_YEAR, plan.businessYear].some((businessYear) => listed.has(listedKey({ network, businessYear }))),
  );

const micro = (degrees: number): number => Math.round(degrees * 1_000_000);

const placeOf = (row: StoredOffice): Coordinates => ({
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
