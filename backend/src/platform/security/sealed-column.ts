import 'reflect-metadata';
import { Column, type DataSource } from 'typeorm';
import { bucketColumnOf } from './blind-index.ts';

/** What an encrypted value is bound to, so that it cannot be decrypted elsewhere: its column, and the id of its row. */
export const sealContext = (column: `${string}.${string}`, rowId: number): string => `${column}:${rowId}`;

const MARK = Symbol('sealed');

/** Marks a column encrypted by FieldEncryption, so that key rotation finds it. Rows are identified by `id`. */
export const SealedColumn =
  (length = 160): PropertyDecorator =>
  (target, property) => {
    Column({ type: 'varchar', length, nullable: true })(target, property);
    Reflect.defineMetadata(MARK, true, target, property);
  };

/** Same for documents: at most 65,535 bytes on MySQL. */
export const SealedText = (): PropertyDecorator => (target, property) => {
  Column({ type: 'text', nullable: true })(target, property);
  Reflect.defineMetadata(MARK, true, target, property);
};

/** Where encrypted values are stored. */
export interface SealedPlace {
  entity: new () => object;
  table: string;
  column: string;
  /** The column with its bucket, where its rows are searched. */
  bucketColumn: string | null;
}

/** Every encrypted column of the database's entities. */
export const sealedPlaces = ({ entityMetadatas }: Pick<DataSource, 'entityMetadatas'>): SealedPlace[] =>
  entityMetadatas.flatMap(({ target, tableName: table, columns }) => {
    const entity = target as new () => object;
    return columns.flatMap(({ propertyName: column }) =>
      Reflect.hasMetadata(MARK, entity.prototype as object, column)
        ? [{ entity, table, column, bucketColumn: bucketColumnOf(entity, column) }]
        : [],
    );
  });
