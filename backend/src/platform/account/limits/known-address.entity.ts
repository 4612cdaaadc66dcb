import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../people/user.entity.ts';

/** An address from which a user has signed in with the correct password. */
@Entity('known_addresses')
export class KnownAddress {
  /** HMAC of user and address with a key of this server, so that a copy of the table reveals no addresses. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) digest: string;

  @Index('IDX_known_addresses_userId')
  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_known_addresses_userId' })
  user?: User;

  /** UTC; deleted KNOWN_ADDRESS_MS later. */
  @Index('IDX_known_addresses_lastUsedAt')
  @Column({ type: 'datetime' })
  lastUsedAt: Date;
}
