import { int, refers, stored } from '../database/stored.ts';
import { StoredDocument } from '../documents/stored-document.table.ts';
import { Agency } from '../people/agency.table.ts';

/** The picture of an agency on its proposals. */
export class AgencyLogo extends stored('agency_logos', {
  agencyId: refers(() => Agency, 'CASCADE').key(),
  documentId: refers(() => StoredDocument, 'RESTRICT'),
}) {}

/** The id of the only row. */
export const CARRIER_LOGO_ID = 1;

/** The picture of the carrier on all proposals: one row, or none. */
export class CarrierLogo extends stored('carrier_logo', {
  id: int().key(),
  documentId: refers(() => StoredDocument, 'RESTRICT'),
}) {}
