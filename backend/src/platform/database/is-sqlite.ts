import type { EntityManager } from 'typeorm';

/** SQLite has no row locks and needs none: its transactions run one at a time (Transactions). */
export const isSqlite = (tx: EntityManager): boolean => tx.connection.options.type === 'better-sqlite3';
