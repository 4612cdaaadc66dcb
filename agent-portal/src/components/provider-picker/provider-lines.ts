import type { ProviderResponse } from '#shared/providers/provider.record';
import { formatPhone } from '#shared/formats/phone';

/** "2 Main St, Suite 4, Holland, MI 49423" */
export const addressLine = ({ Address }: Pick<ProviderResponse, 'Address'>): string =>
  [Address.AddressLine1, Address.AddressLine2, Address.City, `${Address.StateCode} ${Address.PostalCode}`]
    .filter(Boolean)
    .join(', ');

/** "3.4 miles" */
export const distanceText = (miles: number): string => `${miles.toFixed(1)} ${miles === 1 ? 'mile' : 'miles'}`;

/** "Family Medicine, provider ID 9000000012, (616) 555-0100" */
export const factsLine = ({
  Specialty,
  PCPId,
  Phone,
}: Pick<ProviderResponse, 'Specialty' | 'PCPId' | 'Phone'>): string =>
  [Specialty, `provider ID ${PCPId}`, formatPhone(Phone)].filter(Boolean).join(', ');
