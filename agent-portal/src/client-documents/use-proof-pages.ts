import { useMutation, useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import { UPLOAD_INTERRUPTED } from '#shared/follow-ups/proof';
import type { ProofPage, UnsentPage, WaitedFor } from '#shared/follow-ups/proof.record';
import { PROOF_CALLS } from '#shared/follow-ups/proofs.calls';
import type { LinkAccess } from '#shared/links/link.record';
import { errorMessage, hasCode, isNotFound, mayWorkLater } from '#web/http/api-error';
import { call } from '#web/http/calls';
import type { Opened } from '../components/link-page/AnswerPage.tsx';
import { uploadableFile } from './uploadable-file.ts';

const UPLOAD = ['proof-page'];
const LONGEST_PAUSE_MS = 30_000;
/** Of what is not an upload: then it is said, with a way to try again. */
const MOST_REPEATS = 3;

interface PageToUpload {
  key: string;
  content: Blob;
}

/** What happens to a page that is not here; null: nothing, it was chosen before the page was loaded. */
export interface Uploading {
  isGoing: boolean;
  /** Why it is not being sent at this moment; '' otherwise. */
  message: string;
}

/** Without a connection everything waits, and goes on by itself. */
const GOES_ON = {
  networkMode: 'online',
  retryDelay: (failures: number) => Math.min(1_000 * 2 ** failures, LONGEST_PAUSE_MS),
} as const;
const aFewTimes = (failures: number, error: Error): boolean => mayWorkLater(error) && failures < MOST_REPEATS;

/**
 * The pages of a client: chosen, uploaded one after another, removed and sent. Each upload is repeated until it has arrived or was refused;
 * every call can be repeated.
 */
export function useProofPages({ access, pages, onChanged }: Opened<ProofPage>) {
  const [page, setPage] = useState(pages);
  const [refused, setRefused] = useState<{ followUpId: number; problems: readonly RefusedFile[] } | null>(null);
  /** As it is by now; or that the link has ended. */
  const refresh = () =>
    call(PROOF_CALLS.open, { body: access }).then(setPage, () => onChanged().catch(() => undefined));
  const onError = async (error: Error) => {
    if (isNotFound(error) || hasCode(error, 'STALE_VERSION') || hasCode(error, 'WRONG_STATE')) {
      await refresh();
    }
  };
  const upload = useUpload(access, { onSuccess: setPage, onError });
  // The keys are made once: whatever is repeated, a page is named once.
  const add = useMutation({
    ...GOES_ON,
    retry: aFewTimes,
    mutationFn: async ({ followUpId, chosen }: { followUpId: number; chosen: readonly ChosenPage[] }) => {
      const added = chosen.filter(({ isNew }) => isNew);
      const Pages = added.map(({ key, file }) => ({ Key: key, FileName: file.name || 'photo', SizeBytes: file.size }));
      const body = { ...access, FollowUpId: followUpId, Pages };
      return Pages.length > 0 ? call(PROOF_CALLS.add, { body }) : null;
    },
    onSuccess: (answer, { chosen }) => {
      setPage((before) => answer ?? before);
      chosen.forEach(({ key, content }) => upload.mutate({ key, content }));
    },
    onError,
  });
  const choose = async ({ FollowUpId: followUpId, Unsent }: WaitedFor, files: readonly File[]) => {
    const { chosen, refused } = await readFiles(files, Unsent);
    setRefused({ followUpId, problems: refused });
    if (chosen.length > 0) {
      add.mutate({ followUpId, chosen });
    }
  };
  const remove = useMutation({
    ...GOES_ON,
    retry: aFewTimes,
    mutationFn: (Key: string) => call(PROOF_CALLS.remove, { body: { ...access, Key } }),
    onSuccess: setPage,
    onError,
  });
  const send = useMutation({
    ...GOES_ON,
    retry: aFewTimes,
    mutationFn: (asked: { FollowUpId: number; Keys: string[] }) =>
      call(PROOF_CALLS.send, { body: { ...access, ...asked } }),
    onSuccess: setPage,
    onError,
  });
  return { page, refused, choose, add, remove, send, uploadingOf: useUploadingOf() };
}

interface Then {
  onSuccess: (page: ProofPage) => void;
  onError: (error: Error) => Promise<void>;
}

/** One page after another, each until it has arrived or was refused. */
function useUpload(access: LinkAccess, then: Then) {
  return useMutation({
    ...GOES_ON,
    mutationKey: UPLOAD,
    scope: { id: 'proof-pages' },
    gcTime: Infinity,
    retry: (_failures, error) => mayWorkLater(error),
    mutationFn: ({ key, content }: PageToUpload) => {
      const form = new FormData();
      Object.entries({ ...access, Key: key }).forEach(([name, value]) => form.append(name, value));
      form.append('file', content, 'page');
      return call(PROOF_CALLS.upload, { body: form });
    },
    ...then,
  });
}

export type ProofPages = ReturnType<typeof useProofPages>;

function useUploadingOf(): (key: string) => Uploading | null {
  const uploads = useMutationState({
    filters: { mutationKey: UPLOAD },
    select: ({ state }) => ({ ...state, key: (state.variables as PageToUpload).key }),
  });
  return (key) => {
    const found = uploads.findLast((each) => each.key === key);
    if (!found) {
      return null;
    }
    if (found.status === 'error') {
      return { isGoing: false, message: errorMessage(found.error) };
    }
    const isInterrupted = found.failureCount > 0 || (found.isPaused && !navigator.onLine);
    return { isGoing: true, message: isInterrupted ? UPLOAD_INTERRUPTED : '' };
  };
}

/** A file that is not sent, and why. */
interface RefusedFile {
  name: string;
  problem: string;
}

interface ChosenPage extends PageToUpload {
  file: File;
  isNew: boolean;
}

/** A file that was chosen before is found again by its name and size: what is here is not sent twice, and what is missing goes on. */
async function readFiles(
  files: readonly File[],
  unsent: readonly UnsentPage[],
): Promise<{ chosen: ChosenPage[]; refused: RefusedFile[] }> {
  const chosen: ChosenPage[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const known = unsent.find(({ FileName, SizeBytes }) => FileName === file.name && SizeBytes === file.size);
    if (known?.IsHere) {
      continue;
    }
    const { content, problem } = await uploadableFile(file);
    if (content === null) {
      refused.push({ name: file.name, problem });
    } else {
      chosen.push({ key: known?.Key ?? crypto.randomUUID(), content, file, isNew: !known });
    }
  }
  return { chosen, refused };
}
