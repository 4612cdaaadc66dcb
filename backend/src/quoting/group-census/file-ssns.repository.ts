import type { EntityManager } from 'typeorm';
import { rowsOf, write } from '../../platform/database/run-sql.ts';
import { joined, list, sql, table } from '../../platform/database/sql.ts';
import { NOT_FILED } from '../../platform/security/blind-index.ts';
import { CensusMember } from './census-member.entity.ts';
import type { CensusSsn } from './census-ssn.ts';

const CHUNK = 500;

type Unfiled = Pick<CensusMember, 'id' | 'ssnSealed'>;

const member = table(CensusMember, 'member');
const bare = table(CensusMember);

/**
 * Files the SSNs of households that were stored before searches could find them. One that cannot be decrypted is left as it is. Killed in
 * between, it goes on with the next start.
 */
export async function fileUnfiledSsns(manager: EntityManager, ssn: CensusSsn): Promise<void> {
  let rows = await readChunk(manager, 0);
  while (rows.length > 0) {
    await writeChunk(
      manager,
      rows.flatMap((row) => {
        const bucket = ssn.bucket(ssn.digits(row));
        return bucket === null ? [] : [[row.id, bucket] as const];
      }),
    );
    rows = await readChunk(manager, rows.at(-1)!.id);
  }
}

const readChunk = (manager: EntityManager, after: number): Promise<Unfiled[]> =>
  rowsOf(
    manager,
    sql`SELECT ${member.id}, ${member.ssnSealed} FROM ${member}
      WHERE ${member.ssnBucket} = ${NOT_FILED} AND ${member.id} > ${after} ORDER BY ${member.id} LIMIT ${CHUNK}`,
  );

async function writeChunk(manager: EntityManager, buckets: readonly (readonly [number, number])[]): Promise<void> {
  if (buckets.length === 0) {
    return;
  }
  const cases = buckets.map(([id, bucket]) => sql`WHEN ${id} THEN ${bucket}`);
  await write(
    manager,
    sql`UPDATE ${bare} SET ${bare.ssnBucket} = CASE ${bare.id} ${joined(cases, ' ')} END
      WHERE ${bare.id} IN (${list(buckets.map(([id]) => id))})`,
  );
}
