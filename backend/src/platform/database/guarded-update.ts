import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { AppError } from '../errors.ts';

export const CHANGED_BY_SOMEONE_ELSE = 'This was changed by someone else. Please reload it.';

interface Versioned extends ObjectLiteral {
  id: number;
  version: number;
}

/**
 * Writes the changes only if the row still has the version that was read; the version is incremented.
 * @throws STALE_VERSION otherwise (@VersionColumn alone would overwrite silently)
 */
export async function guardedUpdate<Row extends Versioned>(
  tx: EntityManager,
  target: EntityTarget<Row>,
  read: { id: number; version: number },
  changes: QueryDeepPartialEntity<Row>,
): Promise<void> {
  const where = { id: read.id, version: read.version } as FindOptionsWhere<Row>;
  const { affected } = await tx.update(target, where, changes);
  if (affected !== 1) {
    throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
  }
}
