import type { ProviderResponse } from '#shared/providers/provider.record';
import { formatPhone } from '#shared/formats/phone';
import type { Values } from '#shared/languages/words';

/** "2 Main St, Suite 4, Holland, MI 49423" */
export const addressLine = ({ Address }: Pick<ProviderResponse, 'Address'>): string =>
  [Address.AddressLine1, Address.AddressLine2, Address.City, `${Address.StateCode} ${Address.PostalCode}`]
    .filter(Boolean)
    .join(', ');

/** "3.4 miles" */
export const distanceText = (miles: number): string => `${miles.toFixed(1)} ${miles === 1 ? 'mile' : 'miles'}`;

/** As the reader of the page reads it: "Family Medicine, provider ID 9000000012, (616) 555-0100" */
export const factsLine = (
  { Specialty, PCPId, Phone }: Pick<ProviderResponse, 'Specialty' | 'PCPId' | 'Phone'>,
  text: (english: string, values?: Values) => string,
): string =>
  [text(Specialty), text('provider ID {id}', { id: PCPId }), formatPhone(Phone)].filter(Boolean).join(text(', '));
