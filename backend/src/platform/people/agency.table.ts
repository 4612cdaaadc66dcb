import { flag, id, int, loose, stored, version } from '../database/stored.ts';

/** An agency. One that belongs to a general agency names it. */
export class Agency extends stored('agencies', {
  id: id(),
  name: loose(150).index(),
  generalAgencyId: int().orNull().index(),
  /** false: no longer offered for agents; existing assignments are kept. */
  isActive: flag().default(true),
  version: version().default(1),
}) {}
