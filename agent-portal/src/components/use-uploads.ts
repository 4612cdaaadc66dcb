import { useEffect, useRef, useState } from 'react';
import type { QuoteDocument } from '#shared/enrollment/documents.record';
import { DOCUMENTS } from '#shared/enrollment/enrollment.calls';
import { chosenFileProblem, PDF_SIGNATURE, UPLOAD_SUCCESS_MS } from '#shared/enrollment/upload-rules';
import { errorMessage, isCancelled, mayWorkLater } from '#web/http/api-error';
import { call } from '#web/http/calls';
import type { OnProgress } from '#web/http/send-with-progress';

/** Spec 001 section 4, "Upload states". */
export type UploadPhase = 'uploading' | 'processing' | 'success' | 'error';

export interface Upload {
  key: string;
  docTypeId: number;
  file: File;
  phase: UploadPhase;
  /** 0 to 100. */
  percent: number;
  /** In phase error: why, and whether retrying the same file can help. */
  message: string;
  canRetry: boolean;
}

/**
 * This page's active and just-finished uploads.
 * @param onStored reads again what a stored document changes
 */
export function useUploads(quoteId: number, onStored: () => Promise<void>) {
  const { uploads, add, change, drop } = useUploadList();
  const controllers = useRef(new Map<string, AbortController>());
  const end = (key: string) => {
    controllers.current.delete(key);
    drop(key);
  };

  // Leaving the page aborts active uploads.
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
      await onStored();
      setTimeout(() => end(key), UPLOAD_SUCCESS_MS);
    } catch (error) {
      if (isCancelled(error)) {
        end(key);
      } else {
        change(key, { phase: 'error', message: errorMessage(error), canRetry: mayWorkLater(error) });
      }
    }
  };

  return {
    uploads,
    start: (docTypeId: number, files: readonly File[]) => {
      const added = files.map((file) => newUpload(docTypeId, file));
      add(added);
      added.forEach((upload) => void send(upload));
    },
    retry: (upload: Upload) => void send(upload),
    /** Aborts an active upload, or dismisses a failed one. */
    cancel: ({ key }: Upload) => {
      controllers.current.get(key)?.abort();
      end(key);
    },
  };
}

function useUploadList() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  return {
    uploads,
    add: (added: readonly Upload[]) => setUploads((all) => [...all, ...added]),
    change: (key: string, changes: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload))),
    drop: (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key)),
  };
}

const newUpload = (docTypeId: number, file: File): Upload => ({
  key: crypto.randomUUID(),
  docTypeId,
  file,
  phase: 'uploading',
  percent: 0,
  message: '',
  canRetry: false,
});

const problemOf = async (file: File): Promise<string | null> =>
  chosenFileProblem({ sizeBytes: file.size, start: await file.slice(0, PDF_SIGNATURE.length).text() });

interface DocumentPlace {
  quoteId: number;
  docTypeId: number;
}

/** Uploads a file; the server answers after checking its contents. */
function uploadDocument(
  { quoteId, docTypeId }: DocumentPlace,
  file: File,
  options: { signal: AbortSignal; onProgress: OnProgress },
): Promise<QuoteDocument> {
  const form = new FormData();
  form.append('file', file);
  return call(DOCUMENTS.upload, { quoteId, docTypeId, body: form }, { ...options });
}
