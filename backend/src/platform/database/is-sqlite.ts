import type { EntityManager } from 'typeorm';

/** SQLite has no row locks and needs none: its transactions take turns (Transactions). */
export const isSqlite = (tx: EntityManager): boolean => tx.connection.options.type === 'better-sqlite3';
