import type { EntityManager } from 'typeorm';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { ProviderLocation } from './provider-location.table.ts';
import type { ProviderPlan } from './provider-plan.table.ts';
import type { Provider } from './provider.table.ts';

export const PROVIDER_COLUMNS = [
  'npi',
  'firstName',
  'middleName',
  'lastName',
  'firstNameSearch',
  'lastNameSearch',
  'specialty',
  'isPcp',
  'acceptsNewPatients',
  'youngestAge',
  'oldestAge',
] as const satisfies (keyof Provider)[];

export const OFFICE_COLUMNS = [
  'addressLine1',
  'addressLine2',
  'city',
  'stateCode',
  'postalCode',
  'countyName',
  'phone',
  'latitudeMicrodegrees',
  'longitudeMicrodegrees',
] as const satisfies (keyof ProviderLocation)[];

/** An office as stored, without its position. */
export type Office = Pick<ProviderLocation, (typeof OFFICE_COLUMNS)[number]>;

/** A provider with offices and plans. */
export interface WholeProvider {
  provider: Provider;
  /** In directory order. */
  offices: readonly Office[];
  plans: readonly Omit<ProviderPlan, 'providerId'>[];
}

export const insertProviders = (tx: EntityManager, providers: readonly Provider[]): Promise<void> =>
  insertRows(
    tx,
    'providers',
    ['id', ...PROVIDER_COLUMNS],
    providers.flatMap((provider) => [provider.id, ...PROVIDER_COLUMNS.map((column) => provider[column])]),
  );

/** For providers without offices or plans. */
export async function insertBelongings(tx: EntityManager, providers: readonly WholeProvider[]): Promise<void> {
  await insertRows(
    tx,
    'provider_locations',
    ['providerId', 'position', ...OFFICE_COLUMNS],
    providers.flatMap(({ provider, offices }) =>
      offices.flatMap((office, at) => [provider.id, at + 1, ...OFFICE_COLUMNS.map((column) => office[column])]),
    ),
  );
  await insertRows(
    tx,
    'provider_plans',
    ['providerId', 'network', 'businessYear'],
    providers.flatMap(({ provider, plans }) =>
      plans.flatMap(({ network, businessYear }) => [provider.id, network, businessYear]),
    ),
  );
}
