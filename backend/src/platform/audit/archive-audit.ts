import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type { DataSource, EntityManager } from 'typeorm';
import { Transactions } from '../database/transactions.ts';
import { writeWhole } from '../documents/blob-store/folder-blob-store.ts';
import { archiveDigest, type AuditHead } from '../security/audit-digest.ts';
import type { AuditKeys } from '../security/audit-keys.ts';
import type { AuditTrail } from '../security/audit-trail.ts';
import { listChainedRows, listChainsIn, listEndedChains, moveChains } from './archive.repository.ts';
import { begunAt, verifyRows, type WalkedRow, type WalkState } from './walk-state.ts';

const CHAINS_AT_A_TIME = 500;
const ROWS_AT_A_TIME = 2_000;
/** Of one transaction, but for a chain that has more. */
const MOVED_ROWS = 20_000;

export interface Archive {
  database: DataSource;
  keys: AuditKeys;
  audit: AuditTrail;
  now: Date;
}

/**
 * Moves the chains of the audit trail that ended before an instant into a new file: a line of JSON for each row, compressed. Whether the
 * rows are whole is verified on the way, and rows go only after the file is complete. Of a process that is killed between, the file is
 * kept too: some of its rows may be gone already.
 *
 * @returns the file and its rows; null if no chain is that old
 * @throws Error with what to do when a row does not follow from the one before it
 */
export async function archiveAudit(
  archive: Archive,
  { before, folder }: { before: Date; folder: string },
): Promise<{ file: string; rows: number } | null> {
  const { database, now } = archive;
  const [first] = await listEndedChains(database.manager, before, { after: 0, count: 1 });
  if (!first) {
    return null;
  }
  const file = path.join(folder, `audit-before-${before.toISOString().slice(0, 10)}-${now.getTime()}.jsonl.gz`);
  const heads: AuditHead[] = [];
  // What fails on the way fails in the stream that is written.
  await writeWhole(file, () => pipeline(linesOf(archive, before, heads), createGzip(), () => undefined));
  await removeRows(archive, heads, await digestOf(file));
  return { file, rows: heads.reduce((sum, { position }) => sum + position, 0) };
}

/**
 * Whether a file has what the trail says was moved into it.
 * @returns how many rows it has
 * @throws Error that says what is wrong with it
 */
export async function verifyArchive({ database, keys, now }: Omit<Archive, 'audit'>, file: string): Promise<number> {
  const archived = await listChainsIn(database.manager, await digestOf(file));
  if (archived.length === 0 || archived.some((each) => archiveDigest(keys, each) !== each.digest)) {
    throw new Error(`${file} is not a file that was written here, or it was changed.`);
  }
  let walk = begunAt(now, 0);
  let previous = '';
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    const read = JSON.parse(line) as WalkedRow;
    walk = followed(keys, walk, [{ ...read, at: new Date(read.at) }], previous);
    previous = read.hash;
  }
  return walk.verified;
}

/** @param heads takes the ends of the chains that were written */
async function* linesOf({ database, keys, now }: Archive, before: Date, heads: AuditHead[]): AsyncGenerator<string> {
  let walk = begunAt(now, 0);
  let previous = '';
  for (;;) {
    const page = { after: heads.at(-1)?.chain ?? 0, count: CHAINS_AT_A_TIME };
    const ended = await listEndedChains(database.manager, before, page);
    if (ended.length === 0) {
      return;
    }
    const chains = ended.map(({ chain }) => chain);
    for (;;) {
      const rows = await listChainedRows(database.manager, chains, walk, ROWS_AT_A_TIME);
      if (rows.length === 0) {
        break;
      }
      walk = followed(keys, walk, rows, previous);
      previous = rows.at(-1)!.hash;
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    }
    heads.push(...ended);
  }
}

function followed(keys: AuditKeys, walk: WalkState, rows: readonly WalkedRow[], digest: string): WalkState {
  const after = verifyRows(keys, walk, { rows, digest });
  if (after.problem !== null) {
    throw new Error(
      `Entry ${after.brokenAt} does not follow from the one before it: see the audit page of the console.`,
    );
  }
  return after;
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
  }
  return hash.digest('hex');
}

async function removeRows(archive: Archive, heads: readonly AuditHead[], fileDigest: string): Promise<void> {
  const transactions = new Transactions(archive.database);
  const waiting = [...heads];
  while (waiting.length > 0) {
    const some = [waiting.shift()!];
    let rows = some[0]!.position;
    while (waiting[0] && rows + waiting[0].position <= MOVED_ROWS && some.length < CHAINS_AT_A_TIME) {
      rows += waiting[0].position;
      some.push(waiting.shift()!);
    }
    await transactions.run((tx) => move(tx, archive, some, fileDigest));
  }
}

async function move(
  tx: EntityManager,
  { keys, audit, now }: Archive,
  heads: readonly AuditHead[],
  fileDigest: string,
): Promise<void> {
  const archived = heads.map((head) => {
    const contents = { ...head, fileDigest, at: now, keyId: keys.newest };
    return { ...contents, digest: archiveDigest(keys, contents)! };
  });
  await moveChains(tx, archived);
  await audit.record(tx, { user: null, action: 'archive-audit', subject: 'audit', subjectId: '' });
}
