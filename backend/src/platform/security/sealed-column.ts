import 'reflect-metadata';
import { Column, type DataSource } from 'typeorm';

/** What a sealed value is bound to, so that it opens nowhere else: its column, and the id of its row. */
export const sealContext = (column: `${string}.${string}`, rowId: number): string => `${column}:${rowId}`;

const MARK = Symbol('sealed');

/** A column that holds what FieldEncryption sealed. By this mark it is found when keys are rotated. Its row is known by `id`. */
export const SealedColumn = (): PropertyDecorator => (target, property) => {
  Column({ type: 'varchar', length: 160, nullable: true })(target, property);
  Reflect.defineMetadata(MARK, true, target, property);
};

/** Where sealed values are stored. */
export interface SealedPlace {
  entity: new () => object;
  table: string;
  column: string;
}

/** Every sealed column of the stored things that the database knows. */
export const sealedPlaces = ({ entityMetadatas }: Pick<DataSource, 'entityMetadatas'>): SealedPlace[] =>
  entityMetadatas.flatMap(({ target, tableName: table, columns }) => {
    const entity = target as new () => object;
    return columns.flatMap(({ propertyName: column }) =>
      Reflect.hasMetadata(MARK, entity.prototype as object, column) ? [{ entity, table, column }] : [],
    );
  });
