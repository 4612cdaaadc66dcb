import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CellOverride, ImportMode } from '#shared/census/import/import.record';
import type { ImportField } from '#shared/census/import/import-fields';
import { formatName } from '#shared/formats/person-name';
import { errorMessage, fieldErrorsOf, isCancelled } from '#web/http/api-error';
import { censusQuery } from '../../components/quote/quote-queries.ts';
import { fieldInSentence } from '../members/member-form.ts';
import { addAllMembers, previewImport, type ImportCorrections, type ImportSource } from './import.api.ts';
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

export interface CensusImport extends ImportState {
  /** What is under way, in words; null when nothing is. */
  running: string | null;
  /** What the server refused, line by line. */
  messages: readonly string[];
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
  cancel: () => void;
}

/** An import from its source to the census. Only `commit` writes anything. */
export function useImport(quoteId: number, mode: ImportMode, onDone: (added: number) => void): CensusImport {
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>(() => startState(mode));
  const [running, setRunning] = useState<string | null>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  /** Also of a check that is still under way: the next correction goes on from there. */
  const latest = useRef(state.corrections);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  /** One request at a time: the newest one counts, the one before is given up. */
  const run = async (text: string, work: (signal: AbortSignal) => Promise<void>) => {
    request.current?.abort();
    const own = new AbortController();
    request.current = own;
    setRunning(text);
    setMessages([]);
    try {
      await work(own.signal);
    } catch (error) {
      if (!isCancelled(error) && request.current === own) {
        setMessages([errorMessage(error), ...refusedLines(error, state)]);
      }
    } finally {
      if (request.current === own) {
        request.current = null;
        setRunning(null);
      }
    }
  };
  const check = (source: ImportSource, corrections: ImportCorrections, text: string) => {
    latest.current = corrections;
    return run(text, async (signal) => {
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
  const commit = async () => {
    const { preview } = state;
    if (!preview || running) {
      return;
    }
    await run(`Saving ${preview.Members.length.toLocaleString('en-US')} members`, async (signal) => {
      const census = await addAllMembers(quoteId, preview.Members, commitQuery(state), signal);
      client.setQueryData(censusQuery(quoteId).queryKey, census);
      void client.invalidateQueries({ queryKey: ['dashboard'] });
      onDone(preview.Members.length);
    });
  };
  return {
    ...state,
    running,
    messages,
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
      setMessages([]);
      setState((now) => ({ ...now, step }));
    },
    commit: () => void commit(),
    cancel: () => {
      request.current?.abort();
      request.current = null;
      setRunning(null);
    },
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
