/** An instant in a raw query result: a Date on MySQL, "2026-11-20 15:00:00.000" in UTC on SQLite. */
export const toInstant = (raw: Date | string): Date =>
  raw instanceof Date ? raw : new Date(`${raw.replace(' ', 'T')}Z`);

/** An instant for comparison with a column in a raw query, on both databases: "2026-11-20 15:00:00.000" in UTC. */
export const toStoredInstant = (instant: Date | string): string =>
  (instant instanceof Date ? instant : toInstant(instant)).toISOString().replace('T', ' ').replace('Z', '');
