import type { DataSource } from 'typeorm';

/** An entity's columns for a hand-written SELECT, and what makes the entity of a row of it: as TypeORM would, on both databases. */
export class EntityColumns<Entity extends object> {
  /** `quote`.`id` AS `quote_id`, … */
  readonly sql: string;
  /** The same for `askTogether`: `quote`.`id` by quote_id. */
  readonly columns: Readonly<Record<string, string>>;
  private readonly fields;

  /** @param alias of the table in the SELECT; no two entities of one SELECT may have the same */
  constructor(
    private readonly database: DataSource,
    private readonly entity: new () => Entity,
    alias: string,
  ) {
    this.fields = database
      .getMetadata(entity)
      .columns.map((column) => ({ column, name: column.propertyName, key: `${alias}_${column.databaseName}` }));
    this.columns = Object.fromEntries(
      this.fields.map(({ column, key }) => [key, `${alias}.\`${column.databaseName}\``]),
    );
    this.sql = this.fields.map(({ key }) => `${this.columns[key]} AS \`${key}\``).join(', ');
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
