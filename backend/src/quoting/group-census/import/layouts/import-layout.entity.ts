import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MAX_LAYOUT_COLUMNS } from '#shared/census/import/import-layouts';

/** What the columns below one header row mean, as an agency corrected it. Holds names of fields, nothing of anybody's census. */
@Entity('import_layouts')
export class ImportLayout {
  /** "agency:12", or "user:7" of somebody without an agency. */
  @PrimaryColumn({ type: 'varchar', length: 24 }) owner: string;

  /** Digest of the header row. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) layout: string;

  /** "FirstName,,LastName". */
  @Column({ type: 'varchar', length: MAX_LAYOUT_COLUMNS }) columns: string;

  /** UTC. */
  @Column({ type: 'datetime' }) usedAt: Date;
}
