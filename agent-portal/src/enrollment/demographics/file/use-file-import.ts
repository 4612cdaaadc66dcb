import { useEffect, useRef, useState } from 'react';
import type { EnrollmentFileResponse } from '#shared/enrollment/members/members.record';
import { errorMessage, isCancelled } from '#web/http/api-error';
import { afterChange, sendEnrollmentFile } from '../demographics.api.ts';

export interface FileImport {
  file: File | null;
  /** What the file would do; null until it was looked at. */
  preview: EnrollmentFileResponse | null;
  /** "Reading enrollment.xlsx"; null while nothing runs. */
  running: string | null;
  message: string | null;
  look: (file: File) => void;
  commit: () => void;
}

/** A file is looked at first, then written as it was looked at. */
export function useFileImport(quoteId: number, onDone: (changed: number) => void): FileImport {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<EnrollmentFileResponse | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  const run = async (text: string, work: (signal: AbortSignal) => Promise<void>) => {
    request.current?.abort();
    const own = new AbortController();
    request.current = own;
    setRunning(text);
    setMessage(null);
    try {
      await work(own.signal);
    } catch (error) {
      if (!isCancelled(error)) {
        setMessage(errorMessage(error));
      }
    } finally {
      if (request.current === own) {
        request.current = null;
        setRunning(null);
      }
    }
  };
  return {
    file,
    preview,
    running,
    message,
    look: (chosen) => {
      setFile(chosen);
      setPreview(null);
      void run(`Reading ${chosen.name}`, async (signal) => {
        setPreview(await sendEnrollmentFile(quoteId, chosen, { signal }));
      });
    },
    commit: () => {
      if (file && preview && running === null) {
        void run('Saving the members', async (signal) => {
          const { Counts } = await sendEnrollmentFile(quoteId, file, { stamp: preview.Stamp, signal });
          await afterChange(quoteId);
          onDone(Counts.Changed);
        });
      }
    },
  };
}
