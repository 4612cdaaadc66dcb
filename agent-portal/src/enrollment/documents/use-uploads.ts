import { useEffect, useRef, useState } from 'react';
import { chosenFileProblem, PDF_SIGNATURE, UPLOAD_SUCCESS_MS } from '#shared/enrollment/documents/upload-rules';
import { errorMessage, isCancelled, mayWorkLater } from '#web/http/api-error';
import { refreshDocuments, uploadDocument } from './documents.api.ts';

/** Spec 001 section 4, "Upload states". */
export type UploadPhase = 'uploading' | 'processing' | 'success' | 'error';

export interface Upload {
  key: string;
  docTypeId: number;
  file: File;
  phase: UploadPhase;
  /** 0 to 100. */
  percent: number;
  /** Of phase error: why, and whether the same file may be taken later. */
  message: string;
  canRetry: boolean;
}

/** The uploads of this page that are under way, or have just ended. */
export function useUploads(quoteId: number) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  const drop = (key: string) => {
    controllers.current.delete(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  };

  // Leaving the page gives up what is still being sent.
  useEffect(() => {
    const running = controllers.current;
    return () => running.forEach((controller) => controller.abort());
  }, []);

  const send = async ({ key, docTypeId, file }: Upload) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    change(key, { phase: 'uploading', percent: 0, message: '' });
    try {
      const problem = await problemOf(file);
      if (problem) {
        change(key, { phase: 'error', message: problem, canRetry: false });
        return;
      }
      const onProgress = (share: number) =>
        change(key, { percent: Math.round(share * 100), phase: share < 1 ? 'uploading' : 'processing' });
      await uploadDocument({ quoteId, docTypeId }, file, { signal: controller.signal, onProgress });
      change(key, { phase: 'success', percent: 100 });
      await refreshDocuments(quoteId);
      setTimeout(() => drop(key), UPLOAD_SUCCESS_MS);
    } catch (error) {
      if (isCancelled(error)) {
        drop(key);
      } else {
        change(key, { phase: 'error', message: errorMessage(error), canRetry: mayWorkLater(error) });
      }
    }
  };

  return {
    uploads,
    start: (docTypeId: number, files: readonly File[]) => {
      const added = files.map((file): Upload => {
        return {
          key: crypto.randomUUID(),
          docTypeId,
          file,
          phase: 'uploading',
          percent: 0,
          message: '',
          canRetry: false,
        };
      });
      setUploads((all) => [...all, ...added]);
      added.forEach((upload) => void send(upload));
    },
    retry: (upload: Upload) => void send(upload),
    /** Gives up what is being sent, or puts away what failed. */
    cancel: ({ key }: Upload) => {
      controllers.current.get(key)?.abort();
      drop(key);
    },
  };
}

const problemOf = async (file: File): Promise<string | null> =>
  chosenFileProblem({ sizeBytes: file.size, start: await file.slice(0, PDF_SIGNATURE.length).text() });
