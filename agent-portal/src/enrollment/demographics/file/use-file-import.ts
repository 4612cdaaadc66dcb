import { useState } from 'react';
import type { EnrollmentFileResponse } from '#shared/enrollment/members/members.record';
import { useOneRequest } from '../../../components/file-import/use-one-request.ts';
import { afterChange, sendEnrollmentFile } from '../demographics-queries.ts';

export interface FileImport {
  file: File | null;
  /** What the file would do; null until it was looked at. */
  preview: EnrollmentFileResponse | null;
  /** "Reading enrollment.xlsx"; null while nothing runs. */
  running: string | null;
  messages: readonly string[];
  look: (file: File) => void;
  commit: () => void;
}

/** A file is looked at first, then written as it was looked at. */
export function useFileImport(quoteId: number, onDone: (changed: number) => void): FileImport {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<EnrollmentFileResponse | null>(null);
  const { running, messages, run } = useOneRequest();
  return {
    file,
    preview,
    running,
    messages,
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
