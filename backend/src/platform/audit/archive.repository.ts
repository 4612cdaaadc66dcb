import { type EntityManager, In } from 'typeorm';
import { addRows } from '../database/add-rows.ts';
import { toInstant, toStoredInstant } from '../database/raw-values.ts';
import { rowsOf } from '../database/run-sql.ts';
import { list, sql, table } from '../database/sql.ts';
import type { AuditHead } from '../security/audit-digest.ts';
import { ArchivedChain, AuditChain, AuditEvent } from '../security/audit-trail.table.ts';
import { WALKED } from './verification.repository.ts';
import type { WalkedRow, WalkState } from './walk-state.ts';

const e = table(AuditEvent, 'e');
const c = table(AuditChain, 'c');
const l = table(AuditEvent, 'l');
const later = table(AuditChain, 'later');

/**
 * Ends of the next chains whose last row is older. One lookup per chain. A process whose clock is wrong may be writing a chain that only looks
 * old: none is taken that was begun after one of a later time.
 */
export const listEndedChains = (
  manager: EntityManager,
  before: Date,
  { after, count }: { after: number; count: number },
): Promise<AuditHead[]> =>
  rowsOf(
    manager,
    sql`SELECT ${e.chain}, ${e.position}, ${e.hash} FROM ${c}
      JOIN ${e} ON ${e.chain} = ${c.id}
        AND ${e.position} = (SELECT MAX(${l.position}) FROM ${l} WHERE ${l.chain} = ${c.id})
      WHERE ${c.id} > ${after} AND ${e.at} < ${toStoredInstant(before)}
        AND ${c.id} < (SELECT MIN(${later.id}) FROM ${later} WHERE ${later.beganAt} >= ${toStoredInstant(before)})
      ORDER BY ${c.id} LIMIT ${count}`,
  );

/** The next rows of these chains, one chain after another. */
export async function listChainedRows(
  manager: EntityManager,
  chains: readonly number[],
  { chain, position }: Pick<WalkState, 'chain' | 'position'>,
  count: number,
): Promise<WalkedRow[]> {
  const rows = await rowsOf<Omit<WalkedRow, 'at'> & { at: Date | string }>(
    manager,
    sql`SELECT ${WALKED} FROM ${e} JOIN ${c} ON ${c.id} = ${e.chain}
      WHERE ${e.chain} IN (${list(chains)}) AND (${e.chain} > ${chain} OR (${e.chain} = ${chain} AND ${e.position} > ${position}))
      ORDER BY ${e.chain}, ${e.position} LIMIT ${count}`,
  );
  return rows.map((row) => ({ ...row, at: toInstant(row.at) }));
}

/** Says of chains that they are in a file, and removes their rows. @throws Error when they have other rows than the file */
export async function moveChains(tx: EntityManager, archived: readonly ArchivedChain[]): Promise<void> {
  const chains = archived.map(({ chain }) => chain);
  await addRows(tx, ArchivedChain, archived);
  const { affected } = await tx.delete(AuditEvent, { chain: In(chains) });
  if (affected !== archived.reduce((sum, { position }) => sum + position, 0)) {
    throw new Error('Somebody writes to a chain that had ended: check the clocks of all servers. Its rows stay.');
  }
  await tx.delete(AuditChain, { id: In(chains) });
}

export const listChainsIn = (manager: EntityManager, fileDigest: string): Promise<ArchivedChain[]> =>
  manager.find(ArchivedChain, { where: { fileDigest }, order: { chain: 'ASC' } });
