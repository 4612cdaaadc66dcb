import type { DataSource } from 'typeorm';

/**
 * The collation in which texts are equal only when every byte is, including trailing spaces; null on SQLite, which always compares that
 * way. MySQL and MariaDB have no such collation in common.
 */
export function exactCollation({ options }: DataSource): string | null {
  if (options.type === 'better-sqlite3') {
    return null;
  }
  return options.type === 'mariadb' ? 'utf8mb4_nopad_bin' : 'utf8mb4_0900_bin';
}
