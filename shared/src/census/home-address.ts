import { zip5 } from '#shared/formats/zip';

export const HOME_ZIP_ONLY =
  'A census keeps the ZIP code of the home only. The rest of the address is entered with the enrollment.';
export const TWO_HOME_ZIPS = 'The home was sent with two ZIP codes. Send one, as Home ZIP or in the home address.';

interface SentHome {
  HomePostalCode?: string | null;
  HomeAddress?: Partial<
    Record<'AddressLine1' | 'City' | 'StateCode' | 'County' | 'FullPostalCode' | 'PostalCode', string>
  >;
}

type HomeZip = { zip: string | null | undefined } | { field: string; message: string };

/**
 * The ZIP code of a home as it was sent: by itself, or as part of the address (spec 002 section 3, "Census member"). Of a member that is
 * sent back as it was read, the one that was changed counts.
 * @param stored the ZIP code that was read; null for none
 */
export function sentHomeZip({ HomePostalCode, HomeAddress = {} }: SentHome, stored: string | null): HomeZip {
  const part = (['AddressLine1', 'City', 'StateCode', 'County'] as const).find((name) => HomeAddress[name]);
  if (part) {
    return { field: `HomeAddress.${part}`, message: HOME_ZIP_ONLY };
  }
  const { FullPostalCode, PostalCode } = HomeAddress;
  const changed = [
    ...[HomePostalCode, FullPostalCode].filter((zip) => zip !== undefined && (zip ?? '') !== (stored ?? '')),
    ...(PostalCode !== undefined && PostalCode !== (zip5(stored ?? '') ?? '') ? [PostalCode] : []),
  ];
  if (new Set(changed.map((zip) => zip5(zip ?? ''))).size > 1) {
    return { field: 'HomePostalCode', message: TWO_HOME_ZIPS };
  }
  return { zip: changed.length > 0 ? changed[0] || null : HomePostalCode };
}
