import type { EntityManager } from 'typeorm';
import { formatName } from '#shared/formats/person-name';
import type { ProviderResponse } from '#shared/providers/provider.record';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { Provider, ProviderLocation, ProviderPlan } from './provider.table.ts';
import type { FoundProvider } from './providers.repository.ts';

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

/** "Ada B. Lovelace" */
export const providerName = ({ firstName, middleName, lastName }: Pick<Provider, NameField>): string =>
  formatName({ FirstName: firstName, MiddleInitial: middleName.slice(0, 1), LastName: lastName });
type NameField = 'firstName' | 'middleName' | 'lastName';

export const toProviderResponse = (found: FoundProvider): ProviderResponse => ({
  Name: providerName(found),
  PCPId: found.npi,
  // A raw query returns 0 or 1.
  AcceptingNewPatients: Boolean(found.acceptsNewPatients),
  Specialty: found.specialty,
  Address: {
    AddressLine1: found.addressLine1,
    AddressLine2: found.addressLine2,
    City: found.city,
    StateCode: found.stateCode,
    PostalCode: found.postalCode,
    County: found.countyName,
  },
  Phone: found.phone,
  DistanceMiles: found.miles === null ? null : Math.round(found.miles * 10) / 10,
});
