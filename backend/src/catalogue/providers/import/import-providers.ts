import { type DataSource, type EntityManager, In } from 'typeorm';
import { importAllOrNothing } from '../../../platform/database/import-all-or-nothing.ts';
import type { ImportReport, ImportSummary } from '../../../platform/database/import-report.ts';
import { Location } from '../../locations/location.table.ts';
import { readJsonRecords } from '../../plans/import/json-records.ts';
import {
  insertBelongings,
  insertProviders,
  OFFICE_COLUMNS,
  PROVIDER_COLUMNS,
  type WholeProvider,
} from '../provider-rows.ts';
import { Provider, ProviderLocation, ProviderPlan } from '../provider.table.ts';
import { type FiledProvider, readProvider } from './provider-record.ts';

/**
 * Imports the directory of providers: a CMS `providers.json`, all or nothing. Replaces each provider in the file, including all offices and
 * plans. Providers that are not in the file are unchanged because insurers split their directories over several files. Facilities and
 * practices are skipped. Specialties determine who gives primary care, and to what ages. An office is located at the center of its ZIP
 * code; plans are stored by filed id, whether known here or not.
 *
 * Row numbers in the report are the file's records, starting at 1.
 * Source: CMS, "QHP provider and formulary APIs", providers.json.
 */
export function importProviders(database: DataSource, file: string): Promise<ImportReport> {
  return importAllOrNothing(database, 'providers', async (tx, summary) => {
    const writer = await ProviderWriter.open(tx, summary, await zipPlaces(tx));
    const recordOf = new Map<number, number>();
    for await (const records of readJsonRecords(file)) {
      for (const record of records) {
        summary.rows += 1;
        const filed = readProvider(record);
        if (filed === null) {
          summary.skipped += 1;
          continue;
        }
        const problem = typeof filed === 'string' ? filed : twice(recordOf, filed.provider.npi, summary.rows);
        if (problem !== null || typeof filed === 'string') {
          summary.refuse(summary.rows, problem ?? '');
        } else {
          await writer.add(filed);
        }
      }
    }
    await writer.write();
  });
}

/** @param recordOf maps an npi to its record number */
function twice(recordOf: Map<number, number>, npi: string, record: number): string | null {
  const first = recordOf.get(Number(npi));
  recordOf.set(Number(npi), first ?? record);
  return first === undefined ? null : `npi "${npi}" stands in record ${first} already.`;
}

/** Location of a ZIP. */
type ZipPlace = Pick<ProviderLocation, 'countyName' | 'latitudeMicrodegrees' | 'longitudeMicrodegrees'>;

const NOWHERE: ZipPlace = { countyName: '', latitudeMicrodegrees: null, longitudeMicrodegrees: null };

/** Every known ZIP: its center and the first of its counties by code. About 50,000 small rows, read once per import. */
async function zipPlaces(tx: EntityManager): Promise<Map<string, ZipPlace>> {
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

/** Providers compared and written per batch. */
const AT_A_TIME = 250;

/** Buffers providers and writes them in batches; a provider already stored with the same data is not rewritten. */
class ProviderWriter {
  private waiting: FiledProvider[] = [];

  private constructor(
    private readonly tx: EntityManager,
    private readonly summary: ImportSummary,
    private readonly places: ReadonlyMap<string, ZipPlace>,
    private nextId: number,
  ) {}

  static async open(tx: EntityManager, summary: ImportSummary, places: ReadonlyMap<string, ZipPlace>) {
    return new ProviderWriter(tx, summary, places, ((await tx.maximum(Provider, 'id')) ?? 0) + 1);
  }

  async add(filed: FiledProvider): Promise<void> {
    this.waiting.push(filed);
    if (this.waiting.length >= AT_A_TIME) {
      await this.write();
    }
  }

  /** Writes the buffered providers, unless a record has been refused: then the import is rolled back anyway. */
  async write(): Promise<void> {
    const some = this.waiting;
    this.waiting = [];
    if (this.summary.refusedTotal > 0 || some.length === 0) {
      return;
    }
    const stored = await this.stored(some.map(({ provider }) => provider.npi));
    const added: WholeProvider[] = [];
    const changed: WholeProvider[] = [];
    for (const filed of some) {
      const before = stored.get(filed.provider.npi);
      const after = this.whole(filed, before?.provider.id);
      if (!before) {
        added.push(after);
      } else if (written(before) !== written(after)) {
        changed.push(after);
      }
    }
    await this.store(added, changed);
    this.summary.added += added.length;
    this.summary.changed += changed.length;
    this.summary.unchanged += some.length - added.length - changed.length;
  }

  private whole({ provider, offices, plans }: FiledProvider, id: number = this.nextId++): WholeProvider {
    return {
      provider: { id, ...provider },
      offices: offices.map((office) => ({ ...office, ...(this.places.get(office.postalCode) ?? NOWHERE) })),
      plans,
    };
  }

  private async store(added: readonly WholeProvider[], changed: readonly WholeProvider[]): Promise<void> {
    for (const { provider } of changed) {
      const { id, ...columns } = provider;
      await this.tx.update(Provider, { id }, columns);
    }
    if (changed.length > 0) {
      const providerId = In(changed.map(({ provider }) => provider.id));
      await this.tx.delete(ProviderLocation, { providerId });
      await this.tx.delete(ProviderPlan, { providerId });
    }
    await insertProviders(
      this.tx,
      added.map(({ provider }) => provider),
    );
    await insertBelongings(this.tx, [...added, ...changed]);
  }

  private async stored(npis: readonly string[]): Promise<Map<string, WholeProvider>> {
    const providers = await this.tx.findBy(Provider, { npi: In([...npis]) });
    const providerId = In(providers.map(({ id }) => id));
    const offices = await this.tx.find(ProviderLocation, { where: { providerId }, order: { position: 'ASC' } });
    const plans = await this.tx.findBy(ProviderPlan, { providerId });
    const of = <Row extends { providerId: number }>(rows: readonly Row[], id: number) =>
      rows.filter((row) => row.providerId === id);
    return new Map(
      providers.map((provider) => [
        provider.npi,
        { provider, offices: of(offices, provider.id), plans: of(plans, provider.id) },
      ]),
    );
  }
}

/** Same text for equal providers. */
const written = ({ provider, offices, plans }: WholeProvider): string =>
  JSON.stringify([
    PROVIDER_COLUMNS.map((column) => provider[column]),
    offices.map((office) => OFFICE_COLUMNS.map((column) => office[column])),
    plans.map(({ network, businessYear }) => `${network} ${businessYear}`).toSorted(),
  ]);
