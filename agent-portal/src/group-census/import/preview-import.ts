import { IMPORT_CENSUS } from '#shared/census/census.calls';
import type {
  CellOverride,
  ColumnMapping,
  ImportMode,
  PreviewImportResponse,
} from '#shared/census/import/import.record';
import { call } from '#web/http/calls';

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
    return call(IMPORT_CENSUS.preview, { quoteId, body }, { signal });
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
  return call(IMPORT_CENSUS.preview, { quoteId, body: form }, { signal });
}
