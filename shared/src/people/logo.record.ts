import { record, type Wire } from '#shared/records/field';
import { AGENCY_ROW } from './agency.record.ts';

/** GET /api/agency, the agency of an agent admin, and GET /api/people/Carrier. */
export const LOGO_HOLDER = record('LogoHolderAnswer', { Name: AGENCY_ROW.Name, HasLogo: AGENCY_ROW.HasLogo });

export type LogoHolder = Wire<typeof LOGO_HOLDER>;
