import type { DataSource } from 'typeorm';
import type { Stored } from '../database/stored.ts';

/** What an encrypted value is bound to, so that it cannot be decrypted elsewhere: its column, and the id of its row. */
export const sealContext = (column: `${string}.${string}`, rowId: number): string => `${column}:${rowId}`;

/** Where encrypted values are stored. */
export interface SealedPlace {
  entity: Stored;
  table: string;
  column: string;
  /** The column with its bucket, where its rows are searched. */
  bucketColumn: string | null;
}

/** Every encrypted column of the database. */
export const sealedPlaces = ({ entityMetadatas }: Pick<DataSource, 'entityMetadatas'>): SealedPlace[] =>
  entityMetadatas.flatMap(({ target }) => {
    const entity = target as Stored;
    const columns = Object.entries(entity.stored.columns);
    return columns.flatMap(([column, { isSealed }]) => {
      const bucket = columns.find(([, { bucketOf }]) => bucketOf === column);
      return isSealed ? [{ entity, table: entity.stored.table, column, bucketColumn: bucket?.[0] ?? null }] : [];
    });
  });
