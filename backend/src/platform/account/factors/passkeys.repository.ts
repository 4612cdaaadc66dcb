import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../clock.ts';
import { Passkey } from './passkey.table.ts';

export type NewPasskeyRow = Pick<Passkey, 'userId' | 'name' | 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Users' passkeys. */
@Injectable()
export class PasskeysRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  list(userId: number, tx: EntityManager = this.database.manager): Promise<Passkey[]> {
    return tx.find(Passkey, { where: { userId }, order: { id: 'ASC' } });
  }

  /** By the id that its authenticator made, whoever's it is. */
  findByCredential(credentialId: string, tx: EntityManager = this.database.manager): Promise<Passkey | null> {
    return tx.findOneBy(Passkey, { credentialDigest: digestOf(credentialId) });
  }

  async add(row: NewPasskeyRow, tx: EntityManager): Promise<void> {
    const credentialDigest = digestOf(row.credentialId);
    await tx.insert(Passkey, { ...row, credentialDigest, addedAt: this.clock.now(), lastUsedAt: null });
  }

  /** @returns false if it was used or removed since it was read */
  async noteUse({ id, counter }: Passkey, newCounter: number, tx: EntityManager): Promise<boolean> {
    const changes = { counter: newCounter, lastUsedAt: this.clock.now() };
    return (await tx.update(Passkey, { id, counter }, changes)).affected === 1;
  }

  /** @returns false if this user has none of that id */
  async remove(userId: number, id: number, tx: EntityManager): Promise<boolean> {
    return (await tx.delete(Passkey, { id, userId })).affected === 1;
  }
}

const digestOf = (credentialId: string): string => createHash('sha256').update(credentialId).digest('hex');
