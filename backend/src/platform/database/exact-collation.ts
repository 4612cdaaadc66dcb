import type { DataSource } from 'typeorm';

/**
 * The collation in which texts are equal only when every byte is, trailing blanks included; null on SQLite, which compares so by
 * itself. MySQL and MariaDB have no such collation in common.
 */
export function exactCollation({ options }: DataSource): string | null {
  if (options.type === 'better-sqlite3') {
    return null;
  }
  return options.type === 'mariadb' ? 'utf8mb4_nopad_bin' : 'utf8mb4_0900_bin';
}
