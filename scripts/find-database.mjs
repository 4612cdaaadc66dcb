/** Finds the MySQL or MariaDB server for API tests: TEST_DATABASE_URL, otherwise a local one where root has no password. */
const LOCAL = 'mysql://root@127.0.0.1:3306';

/** @returns {Promise<{ url: string } | { problem: string }>} a URL without a database name, or why there is none */
export async function findDatabase(url = process.env['TEST_DATABASE_URL'] || LOCAL) {
  const { createConnection } = await import('mysql2/promise');
  try {
    const connection = await createConnection({ uri: url, connectTimeout: 3000 });
    await connection.query('select 1');
    await connection.end();
    return { url };
  } catch (error) {
    const { host } = new URL(url);
    return {
      problem: `no MySQL or MariaDB at ${host} (${error instanceof Error ? error.message || error.name : error})`,
    };
  }
}
