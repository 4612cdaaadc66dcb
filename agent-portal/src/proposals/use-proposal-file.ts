import { useEffect, useRef, useState } from 'react';
import { errorMessage, isCancelled } from '#web/http/api-error';
import {
  fetchProposal,
  isBrokenDownload,
  openAddress,
  refreshHistory,
  type MadeProposal,
} from '../components/proposal-file.ts';

export interface ProposalFile extends MadeProposal {
  /** URL of the blob in this page, until the dialog closes. */
  address: string;
}

export interface ProposalMaker {
  isMaking: boolean;
  failure: ProposalFailure | null;
  /** The proposal for this path, if it has been generated. */
  file: ProposalFile | null;
  /** Resolves with the file, regenerated only for a different path; null when it failed or was canceled. */
  make: (options?: MakeOptions) => Promise<ProposalFile | null>;
  cancel: () => void;
}

export interface ProposalFailure {
  message: string;
  /** The direct URL for the browser; null for a refusal. */
  address: string | null;
}

interface MakeOptions {
  /** It is for saving: if the download breaks off, the browser navigates to its URL. */
  toSave?: boolean;
}

interface MakerOptions {
  quoteId: number;
  onMade: () => void;
}

/** Generates the proposal for this path once, however often it is previewed and saved. */
export function useProposalFile(path: string, { quoteId, onMade }: MakerOptions): ProposalMaker {
  const [made, setMade] = useState<{ path: string; file: ProposalFile } | null>(null);
  const [failure, setFailure] = useState<ProposalFailure | null>(null);
  const [isMaking, setMaking] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(
    () => () => {
      if (made) {
        URL.revokeObjectURL(made.file.address);
      }
    },
    [made],
  );
  const file = made?.path === path ? made.file : null;

  const make = async ({ toSave = false }: MakeOptions = {}): Promise<ProposalFile | null> => {
    if (file || running.current) {
      return file;
    }
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    setMaking(true);
    try {
      const received = await fetchProposal(path, controller.signal);
      const content = new Blob([received.content], { type: 'application/pdf' });
      const next = { ...received, content, address: URL.createObjectURL(content) };
      setMade({ path, file: next });
      void refreshHistory(quoteId);
      onMade();
      return next;
    } catch (error) {
      setFailure(isCancelled(error) ? null : failureOf(error, path));
      if (toSave && isBrokenDownload(error)) {
        openAddress(path);
      }
      return null;
    } finally {
      running.current = null;
      setMaking(false);
    }
  };
  return { isMaking, failure, file, make, cancel: () => running.current?.abort() };
}

const failureOf = (error: unknown, path: string): ProposalFailure => ({
  message: error instanceof TypeError ? BROKEN : errorMessage(error),
  address: isBrokenDownload(error) ? path : null,
});

const BROKEN = 'The download was interrupted.';
