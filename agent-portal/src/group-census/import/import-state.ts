import { columnName } from '#shared/census/import/census-file';
import { censusHeader } from '#shared/census/import/import-fields';
import {
  type CellOverride,
  type ColumnMapping,
  type ImportMode,
  layoutColumns,
  MAX_LAYOUT_COLUMNS,
  type PreviewImportResponse,
} from '#shared/census/import/import.record';
import { counted } from '#shared/formats/text';
import type { ImportField } from '#shared/persons/import/file-columns';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';
import type { ImportCorrections, ImportSource } from './preview-import.ts';

export const STEPS = ['source', 'columns', 'check'] as const;
export type Step = (typeof STEPS)[number];

export interface ImportState {
  step: Step;
  source: ImportSource | null;
  corrections: ImportCorrections;
  preview: PreviewImportResponse | null;
}

export const startState = (mode: ImportMode): ImportState => ({
  step: 'source',
  source: null,
  corrections: { mode, mapping: null, overrides: [], leaveOut: [] },
  preview: null,
});

/** A new source starts afresh: columns and cells that were corrected belong to the old one. */
export const withSource = (state: ImportState, source: ImportSource | null): ImportState => ({
  ...startState(state.corrections.mode),
  source,
});

/** After an answer. What was read for the first time shows its columns next; a correction stays where it was made. */
export const withPreview = (
  state: ImportState,
  corrections: ImportCorrections,
  preview: PreviewImportResponse,
): ImportState => ({
  ...state,
  corrections,
  preview,
  step: state.step === 'source' ? 'columns' : state.step,
});

/** Gives a column its meaning. Each meaning belongs to one column: the one that had it before loses it. */
export const withColumn = (
  mapping: readonly ColumnMapping[],
  column: number,
  field: ImportField | null,
): ColumnMapping[] =>
  mapping.map((entry) => {
    if (entry.Column === column) {
      return { ...entry, Field: field };
    }
    const isOfSamePerson = entry.Person === mapping.find(({ Column }) => Column === column)?.Person;
    return field !== null && isOfSamePerson && entry.Field === field ? { ...entry, Field: null } : entry;
  });

/** A corrected cell; of several corrections of one cell the last counts. */
export const withCell = (overrides: readonly CellOverride[], corrected: CellOverride): CellOverride[] => [
  ...overrides.filter(({ Row, Column }) => Row !== corrected.Row || Column !== corrected.Column),
  corrected,
];

/** The rows where the same stands in the same column and is wrong there too, this one included. A masked text tells nothing. */
export const rowsWithSame = ({ Row, Column, Found }: ImportProblem, errors: readonly ImportProblem[]): number[] =>
  Found.includes('*')
    ? [Row]
    : [
        ...new Set(
          errors.filter((other) => other.Column === Column && other.Found === Found).map((other) => other.Row),
        ),
      ];

/** The column that a problem is about, or null where it is about the row or the file as a whole. */
export function columnOf({ Row, Column }: ImportProblem, mapping: readonly ColumnMapping[]): ColumnMapping | null {
  if (Row === 0 || Column === '') {
    return null;
  }
  const imported = mapping.filter(({ Field }) => Field !== null);
  return (
    imported.find((each) => columnName(each) === Column) ??
    imported.find(({ Field }) => Field && censusHeader(Field) === Column) ??
    null
  );
}

/** Why the census cannot be written yet, or null when it can. */
export function commitObstacle(preview: PreviewImportResponse | null): string | null {
  if (!preview) {
    return 'Choose what to import first.';
  }
  if (preview.Errors.length > 0) {
    const count = preview.Errors.length;
    return `${counted(count, 'error has', 'errors have')} to be corrected first. Nothing is written until everything is right.`;
  }
  return preview.Members.length === 0 ? 'There is no one to import.' : null;
}

/** How the rows are written, and the columns to remember where somebody set them, now or last time. */
export function commitQuery({ corrections: { mode, mapping }, preview }: ImportState) {
  const columns = mapping?.length === 0 ? '' : layoutColumns(preview?.Mapping ?? []);
  if (preview?.Layout && (mapping || preview.Remembered) && columns.length <= MAX_LAYOUT_COLUMNS) {
    return { mode, layout: preview.Layout, columns };
  }
  return { mode };
}

/** What was changed in the dialog against the file, in a sentence; '' for nothing. */
export function correctionsText({ overrides, leaveOut }: Pick<ImportCorrections, 'overrides' | 'leaveOut'>): string {
  const cells = counted(overrides.length, 'cell corrected', 'cells corrected');
  const rows = leaveOut.length === 1 ? `row ${leaveOut[0]} left out` : `rows ${inWords(leaveOut)} left out`;
  const parts = [overrides.length > 0 && cells, leaveOut.length > 0 && rows].filter(Boolean).join(', ');
  return parts && `Compared with the file: ${parts}.`;
}

const inWords = (numbers: readonly number[]): string => {
  const sorted = [...numbers].sort((one, other) => one - other);
  return `${sorted.slice(0, -1).join(', ')} and ${sorted.at(-1)}`;
};
