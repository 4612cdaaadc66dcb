import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { IMPORT_CENSUS } from '#shared/census/census.calls';
import type { CellOverride, ImportMode } from '#shared/census/import/import.record';
import { formatName } from '#shared/formats/person-name';
import type { ImportField } from '#shared/persons/import/file-columns';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { useOneRequest, type OneRequest } from '../../components/file-import/use-one-request.ts';
import { censusQuery } from '../../components/quote/quote-queries.ts';
import { fieldInSentence } from '../members/member-form.ts';
import { previewImport, type ImportCorrections, type ImportSource } from './preview-import.ts';
import {
  commitQuery,
  startState,
  withCell,
  withColumn,
  withPreview,
  withSource,
  type ImportState,
  type Step,
} from './import-state.ts';

export interface CensusImport extends ImportState, Pick<OneRequest, 'running' | 'messages' | 'cancel'> {
  setSource: (source: ImportSource | null) => void;
  setMode: (mode: ImportMode) => void;
  /** Reads the source and shows its columns. */
  read: (source: ImportSource | null) => void;
  setColumn: (column: number, field: ImportField | null) => void;
  /** The columns as the server guesses them, whatever was set last time. */
  suggestColumns: () => void;
  correctCells: (corrections: readonly CellOverride[]) => void;
  leaveOut: (row: number) => void;
  /** Back to the rows as the file has them. */
  undoCorrections: () => void;
  goTo: (step: Step) => void;
  commit: () => void;
}

/** The rows as they were read last, and a way to have them read again. */
function useChecks(quoteId: number, mode: ImportMode) {
  const [state, setState] = useState<ImportState>(() => startState(mode));
  /** Also of a check that is still under way: the next correction goes on from there. */
  const latest = useRef(state.corrections);
  const request = useOneRequest((error) => [errorMessage(error), ...refusedLines(error, state)]);
  const check = (source: ImportSource, corrections: ImportCorrections, text: string) => {
    latest.current = corrections;
    return request.run(text, async (signal) => {
      const preview = await previewImport(quoteId, source, corrections, signal);
      setState((now) => withPreview({ ...now, source }, corrections, preview));
    });
  };
  const recheck = (change: (corrections: ImportCorrections) => Partial<ImportCorrections>) => {
    if (state.source) {
      const corrections = { ...latest.current, ...change(latest.current) };
      void check(state.source, corrections, 'Checking the rows again');
    }
  };
  return { state, setState, request, check, recheck };
}

/** Writes what was read and is right. */
function useCommit(quoteId: number, state: ImportState, { running, run }: OneRequest, onDone: (added: number) => void) {
  const client = useQueryClient();
  return () => {
    const { preview } = state;
    if (preview && !running) {
      void run(`Saving ${preview.Members.length.toLocaleString('en-US')} members`, async (signal) => {
        const asked = { quoteId, query: commitQuery(state), body: preview.Members };
        const census = await call(IMPORT_CENSUS.addAll, asked, { signal });
        client.setQueryData(censusQuery(quoteId).queryKey, census);
        void client.invalidateQueries({ queryKey: ['dashboard'] });
        onDone(preview.Members.length);
      });
    }
  };
}

/** An import from its source to the census. Only `commit` writes anything. */
export function useImport(quoteId: number, mode: ImportMode, onDone: (added: number) => void): CensusImport {
  const { state, setState, request, check, recheck } = useChecks(quoteId, mode);
  const commit = useCommit(quoteId, state, request, onDone);
  return {
    ...state,
    running: request.running,
    messages: request.messages,
    setSource: (source) => setState((now) => withSource(now, source)),
    setMode: (chosen) => {
      setState((now) => ({ ...now, corrections: { ...now.corrections, mode: chosen } }));
      if (state.preview) {
        recheck(() => ({ mode: chosen }));
      }
    },
    read: (source) => {
      if (source) {
        const { corrections } = withSource(state, source);
        const text = source.kind === 'file' ? `Reading ${source.file.name}` : 'Reading the pasted rows';
        void check(source, corrections, text);
      }
    },
    setColumn: (column, field) =>
      recheck(() => ({
        mapping: withColumn(state.preview?.Mapping ?? [], column, field),
        overrides: [],
        leaveOut: [],
      })),
    suggestColumns: () => recheck(() => ({ mapping: [], overrides: [], leaveOut: [] })),
    correctCells: (corrections) =>
      recheck(({ overrides }) => ({ overrides: corrections.reduce<readonly CellOverride[]>(withCell, overrides) })),
    leaveOut: (row) => recheck(({ leaveOut }) => ({ leaveOut: [...leaveOut, row] })),
    undoCorrections: () => recheck(() => ({ overrides: [], leaveOut: [] })),
    goTo: (step) => {
      request.forgetMessages();
      setState((now) => ({ ...now, step }));
    },
    commit,
    cancel: request.cancel,
  };
}

/** What the server said of single rows, with the person's name: "3.DateOfBirth" is the fourth of the members that were sent. */
function refusedLines(error: unknown, { preview }: ImportState): string[] {
  return Object.entries(fieldErrorsOf(error)).flatMap(([key, found]) => {
    const [place, field] = key.split('.');
    const member = preview?.Members[Number(place)];
    return member && field ? found.map((text) => `${formatName(member)}, ${fieldInSentence(field)}: ${text}`) : [];
  });
}
