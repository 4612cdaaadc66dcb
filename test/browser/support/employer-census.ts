import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { day, xlsx } from '../../group-census/spreadsheets.ts';

/** A typical employer's file: a title above the headings, its own terms, and two invalid cells. */
export async function employerCensus(): Promise<string> {
  const content = await xlsx([
    ['Lakeside Pottery: people for the health plan', null, null, null, null, null],
    ['Family', 'First', 'Last', 'Relation', 'Birthdate', 'Smoker'],
    [1, 'Ruth', 'Larsen', 'EE', day('1985-06-15'), 'yes'],
    [1, 'Paul', 'Larsen', 'Spouse', day('1986-02-28'), 'no'],
    [1, 'Ida', 'Larsen', 'Child', day('2019-05-05'), 'no'],
    [2, 'Omar', 'Haddad', 'Empoyee', day('1979-11-30'), 'no'],
    [3, 'Joy', 'Okafor', 'EE', '13/45/1990', 'no'],
    [4, 'Noah', 'Brooks', 'EE', day('1992-02-29'), 'no'],
  ]);
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'pq-census-')), 'lakeside-pottery.xlsx');
  await writeFile(file, content);
  return file;
}
