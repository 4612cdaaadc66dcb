import { MAX_LAYOUT_COLUMNS } from '#shared/census/import/import.record';
import { instant, stored, text } from '../../../platform/database/stored.ts';

/** What the columns below one header row mean, as an agency corrected it. Holds names of fields, nothing of anybody's census. */
export class ImportLayout extends stored('import_layouts', {
  /** "agency:12", or "user:7" of somebody without an agency. */
  owner: text(24).key(),
  /** Digest of the header row. */
  layout: text(64).key(),
  /** "FirstName,,LastName". */
  columns: text(MAX_LAYOUT_COLUMNS),
  /** UTC. */
  usedAt: instant(),
}) {}
