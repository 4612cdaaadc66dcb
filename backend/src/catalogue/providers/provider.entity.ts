import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A person who gives care, as listed in the insurer's directory. Public; plain stored data. */
@Entity('providers')
@Index('IDX_providers_lastNameSearch_firstNameSearch', ['lastNameSearch', 'firstNameSearch'])
export class Provider {
  @PrimaryGeneratedColumn() id: number;

  /** Ten digits: the National Provider Identifier, which the screens call provider id. */
  @Index('IDX_providers_npi', { unique: true })
  @Column({ type: 'varchar', length: 10 })
  npi: string;

  @Column({ type: 'varchar', length: 60 }) firstName: string;

  /** '' = none. */
  @Column({ type: 'varchar', length: 60 }) middleName: string;

  /** With a suffix: "Smith Jr." */
  @Column({ type: 'varchar', length: 80 }) lastName: string;

  /** The names in the form of nameSearchKey. */
  @Column({ type: 'varchar', length: 60 }) firstNameSearch: string;

  @Column({ type: 'varchar', length: 80 }) lastNameSearch: string;

  /** "Family Medicine, Geriatrics"; '' = not stated. */
  @Column({ type: 'varchar', length: 255 }) specialty: string;

  @Column({ type: 'boolean', default: false }) isPcp: boolean;

  @Column({ type: 'boolean', default: false }) acceptsNewPatients: boolean;

  /** Ages treated, both inclusive. */
  @Column({ type: 'integer' }) youngestAge: number;

  @Column({ type: 'integer' }) oldestAge: number;
}
