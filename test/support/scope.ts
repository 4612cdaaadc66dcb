/** `gate` is what every change must pass (`npm test`); everything else proves all (`npm run test:all`). */
export const isWhole = process.env['TEST_SCOPE'] !== 'gate';

export type DatabaseKind = 'sqlite' | 'mysql';

interface Kills {
  /** How often a server that writes census members is killed. */
  writing: number;
  /** How many households are acknowledged before each kill; the last server does the rest. */
  submitting: readonly number[];
  /** How often the carrier does not get to answer. */
  asking: number;
  /** How often a server that starts or installs is killed. */
  installing: number;
}

/** Where the gate kills, it kills twelve times on each database; on SQLite, three of these times while groups are renewed. */
export const KILLS: Readonly<Record<DatabaseKind, Kills>> = isWhole
  ? {
      sqlite: { writing: 3, submitting: [1, 30, 3, 60, 20], asking: 2, installing: 50 },
      mysql: { writing: 3, submitting: [1, 30, 3, 60, 20], asking: 2, installing: 150 },
    }
  : {
      sqlite: { writing: 2, submitting: [1, 8], asking: 2, installing: 3 },
      mysql: { writing: 3, submitting: [1, 8, 3], asking: 2, installing: 4 },
    };

export const HOUSEHOLDS = isWhole ? 200 : 30;

/** How many groups are renewed, and how many are done at each kill, at least: the first comes at once. */
export const RENEWALS = isWhole
  ? { groups: 2_000, killedAt: [0, 1, 150, 400, 401, 900] }
  : { groups: 300, killedAt: [0, 150] };
