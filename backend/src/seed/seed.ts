import type { DataSource } from 'typeorm';
import { seedBusinessRules } from '../platform/business-rules/seed-business-rules.ts';
import type { Clock } from '../platform/clock.ts';
import { CensusSsn } from '../quoting/group-census/census-ssn.ts';
import { indexMissingGroups } from '../quoting/groups/search-index/index-groups.repository.ts';
import { seedLocations } from '../catalogue/locations/packaged-zips.ts';
import type { FieldEncryption } from '../platform/security/field-encryption.ts';
import { seedBenchmarks, seedCatalogue } from './catalogue/seed-catalogue.ts';
import { seedPastPlans } from './catalogue/seed-past-plans.ts';
import { seedDemoContracts } from './seed-demo-contracts.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedDemoFormularies } from './seed-demo-formularies.ts';
import { seedDemoProviders } from './seed-demo-providers.ts';
import { seedDemoPayments } from './seed-demo-payments.ts';
import { seedDemoGroups } from './seed-demo-groups.ts';

/** Reference data always, demo data in demo mode; each part only where its tables are empty, so a start repeats nothing. */
export async function seedDatabase(
  database: DataSource,
  { demo, clock, encryption }: { demo: boolean; clock: Clock; encryption: FieldEncryption },
): Promise<void> {
  const [today, now] = [clock.today(), clock.now()];
  await seedBusinessRules(database, today);
  await seedLocations(database);
  if (demo) {
    await seedDemoAccounts(database);
    await seedCatalogue(database, { today });
    await seedBenchmarks(database, { today });
    await seedPastPlans(database, { today });
    await seedDemoProviders(database);
    await seedDemoFormularies(database);
    await seedDemoGroups(database, { today, now, ssn: new CensusSsn(encryption) });
    await seedDemoPayments(database, { now });
    await seedDemoContracts(database, { today, now });
  }
  await indexMissingGroups(database.manager);
}
