import type { Readable } from 'node:stream';
import { censusHeader, TEMPLATE_FIELDS } from '#shared/census/import/import-fields';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { inCensus, shownInFile } from '#shared/persons/import/file-columns';
import { csvFile } from '../../../platform/http/csv-answer.ts';

/** Never part of a download: an SSN leaves the system only through the audited call. */
const DOWNLOADED = TEMPLATE_FIELDS.filter((field) => field !== 'SSN');

/** The census as a file that the import can read back. */
export const censusCsv = (members: readonly CensusMemberResponse[]): Readable =>
  csvFile([
    DOWNLOADED.map(censusHeader),
    ...members.map((member) => DOWNLOADED.map((field) => shownInFile(field, member[field]))),
  ]);

/** An empty census to fill in. */
export const templateCsv = (): Readable => csvFile(headersAndHints());

/** What stands in its first two rows; the import passes over the hints. */
export const headersAndHints = (): [headers: string[], hints: string[]] => [
  TEMPLATE_FIELDS.map(censusHeader),
  TEMPLATE_FIELDS.map((field) => inCensus(field).hint ?? ''),
];
