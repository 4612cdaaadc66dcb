import type { ProviderResponse } from '#shared/providers/provider.record';
import { formatName } from '#shared/formats/person-name';
import type { Provider } from './provider.table.ts';
import type { FoundProvider } from './providers.repository.ts';

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
