import { StoredDocument } from '../documents/stored-document.table.ts';
import { Agency } from '../people/agency.table.ts';
import { refers, stored } from '../database/stored.ts';

/** The picture of an agency on its proposals. */
export class AgencyLogo extends stored('agency_logos', {
  agencyId: refers(() => Agency, 'CASCADE').key(),
  documentId: refers(() => StoredDocument, 'RESTRICT'),
}) {}
