import { StoredDocument } from '../documents/stored-document.table.ts';
import { int, refers, stored } from '../database/stored.ts';

/** The id of the only row. */
export const CARRIER_LOGO_ID = 1;

/** The picture of the carrier on all proposals: one row, or none. */
export class CarrierLogo extends stored('carrier_logo', {
  id: int().key(),
  documentId: refers(() => StoredDocument, 'RESTRICT'),
}) {}
