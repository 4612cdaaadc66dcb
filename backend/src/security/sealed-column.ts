import 'reflect-metadata';
import { Column, type DataSource } from 'typeorm';

/** What a sealed value is bound to, so that it opens nowhere else: a fixed name, and a column of its row. */
export interface SealBinding<Key extends string = string> {
  name: string;
  column: Key;
}

/** The context that FieldEncryption takes. */
export const sealContext = <Key extends string>(
  { name, column }: SealBinding<Key>,
  row: Readonly<Record<Key, string | number>>,
): string => `${name}:${row[column]}`;

const MARK = Symbol('sealed');

/** A column that holds what FieldEncryption sealed. By this mark it is found when keys are rotated. */
export const SealedColumn =
  (binding: SealBinding): PropertyDecorator =>
  (target, property) => {
    Column({ type: 'varchar', length: 160, nullable: true })(target, property);
    Reflect.defineMetadata(MARK, binding, target, property);
  };

/** Where sealed values are stored. */
export interface SealedPlace {
  entity: new () => object;
  table: string;
  column: string;
  binding: SealBinding;
}

/** Every sealed column of the stored things that the database knows. */
export const sealedPlaces = ({ entityMetadatas }: Pick<DataSource, 'entityMetadatas'>): SealedPlace[] =>
  entityMetadatas.flatMap(({ target, tableName: table, columns }) => {
    const entity = target as new () => object;
    return columns.flatMap(({ propertyName: column }) => {
      const binding = Reflect.getMetadata(MARK, entity.prototype as object, column) as SealBinding | undefined;
      return binding ? [{ entity, table, column, binding }] : [];
    });
  });
