import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { xlsx } from '../../group-census/spreadsheets.ts';

const FILLED_IN = {
  SegmentClass: 'CA01',
  SubGroup: 'S001',
  HomeAddressLine1: '12 Fulton St',
  HomeCity: 'Grand Rapids',
  DateOfHire: '05/04/2020',
  Phone: '616-555-0123',
};

/** What the page exports to Excel; `filledIn` answers it as an agent would return it, with the last person's cells filled in. */
export async function exportedMembers(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const workbook = read(await readFile(await (await download).path()));
  const rows = utils.sheet_to_json<string[]>(workbook.Sheets[workbook.SheetNames[0]!]!, {
    header: 1,
    raw: false,
    defval: '',
  });
  const [header = [], ...people] = rows;
  const last = people.pop()!;
  return {
    filledIn: async (cells: Readonly<Record<string, string>>) => {
      const given: Readonly<Record<string, string>> = { ...FILLED_IN, ...cells };
      const buffer = await xlsx([header, ...people, last.map((text, at) => given[header[at]!] ?? text)]);
      return { name: 'enrollment.xlsx', mimeType: 'application/vnd.ms-excel', buffer };
    },
  };
}
