import type { DataSource } from 'typeorm';
import { selected, Sql } from './sql.ts';

/** An entity's columns for a hand-written SELECT, and the mapping of a row to the entity: same result as TypeORM, on both databases. */
export class EntityColumns<Entity extends object> {
  /** quote.id by quote_id, …: for `askTogether`. */
  readonly columns: Readonly<Record<string, Sql>>;
  /** quote.id AS quote_id, … */
  readonly selected: Sql;
  private readonly fields;

  /** @param alias of the table in the SELECT; must be unique within it */
  constructor(
    private readonly database: DataSource,
    private readonly entity: new () => Entity,
    alias: string,
  ) {
    this.fields = database
      .getMetadata(entity)
      .columns.map((column) => ({ column, name: column.propertyName, key: `${alias}_${column.databaseName}` }));
    this.columns = Object.fromEntries(
      this.fields.map(({ column, key }) => [key, new Sql([`${alias}.\`${column.databaseName}\``])]),
    );
    this.selected = selected(this.columns);
  }

  read(row: Record<string, unknown>): Entity {
    const { driver } = this.database;
    const entity = new this.entity() as Record<string, unknown>;
    for (const { column, name, key } of this.fields) {
      entity[name] = driver.prepareHydratedValue(row[key], column);
    }
    return entity as Entity;
  }
}
