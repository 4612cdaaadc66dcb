import type {
  CellOverride,
  ColumnMapping,
  ImportMode,
  PreviewImportResponse,
} from '#shared/census/import/import.record';
import type { CensusMemberRequest, CensusMemberResponse } from '#shared/census/census.record';
import { sendJson } from '#web/http/client';
import { sendForm } from '#web/http/files';

/** The dialog shows refusals itself. */
const IN_DIALOG = { bubble: true, suppressNotification: true } as const;

/** Where the rows come from. */
export type ImportSource = { kind: 'file'; file: File } | { kind: 'text'; text: string; hasHeader: boolean };

export interface ImportCorrections {
  mode: ImportMode;
  /** Columns as they were corrected; null takes them as set last time or guessed, none at all as guessed. */
  mapping: readonly ColumnMapping[] | null;
  overrides: readonly CellOverride[];
  leaveOut: readonly number[];
}

/** Reads and checks the rows; nothing is written. */
export function previewImport(
  quoteId: number,
  source: ImportSource,
  { mode, mapping, overrides, leaveOut }: ImportCorrections,
  signal: AbortSignal,
): Promise<PreviewImportResponse> {
  const path = `/api/groupcensus/PreviewImport/${quoteId}`;
  const Mapping = mapping?.map(({ Column, Field, Header }) => ({ Column, Field, Header, Samples: [] }));
  if (source.kind === 'text') {
    const body = {
      Text: source.text,
      HasHeader: source.hasHeader,
      Mode: mode,
      Mapping,
      Overrides: overrides,
      LeaveOut: leaveOut,
    };
    return sendJson('POST', path, body, { ...IN_DIALOG, signal });
  }
  const form = new FormData();
  const options = { Mapping, Overrides: overrides, LeaveOut: leaveOut };
  form.set('Mode', mode);
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined) {
      form.set(name, JSON.stringify(value));
    }
  }
  form.set('file', source.file);
  return sendForm(path, form, { ...IN_DIALOG, signal });
}

/** Writes all of them or none; answers the whole census. */
export const addAllMembers = (
  quoteId: number,
  members: readonly CensusMemberRequest[],
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<CensusMemberResponse[]> =>
  sendJson('POST', `/api/groupcensus/AddAllGroupCensus/${quoteId}?${query}`, members, { ...IN_DIALOG, signal });
