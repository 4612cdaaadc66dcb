import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A ZIP code in one county that it touches; a ZIP that touches three counties has three rows. */
@Entity('locations')
@Index('IDX_locations_postalCode_countyFips', ['postalCode', 'countyFips'], { unique: true })
export class Location {
  @PrimaryGeneratedColumn() id: number;

  /** Five digits. */
  @Column({ type: 'varchar', length: 5 }) postalCode: string;

  /** The post office's name of the place: "Grand Rapids". */
  @Column({ type: 'varchar', length: 60 }) city: string;

  /** The city in lower case, for prefix search. */
  @Index('IDX_locations_citySearch')
  @Column({ type: 'varchar', length: 60 })
  citySearch: string;

  @Column({ type: 'varchar', length: 2 }) stateCode: string;

  /** Five digits, state and county. */
  @Column({ type: 'varchar', length: 5 }) countyFips: string;

  /** Without the word County. */
  @Column({ type: 'varchar', length: 60 }) countyName: string;

  /** 1 to 16; null outside Michigan. */
  @Column({ type: 'integer', nullable: true }) rateArea: number | null;

  /** Millionths of a degree, north positive. */
  @Column({ type: 'integer', nullable: true }) latitudeMicrodegrees: number | null;

  /** Millionths of a degree, east positive. */
  @Column({ type: 'integer', nullable: true }) longitudeMicrodegrees: number | null;
}
