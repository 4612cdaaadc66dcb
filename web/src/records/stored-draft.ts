import { type DraftResponse, isDraftKey } from '#shared/session/draft.record';
import { DRAFTS } from '#shared/session/account.calls';
import { isStale, mayWorkLater } from '../http/api-error.ts';
import { call } from '../http/calls.ts';
import type { SaveState } from './use-save-state.ts';

/** Identifies a draft by user and subject: the next user at the same screen sees none of it. */
export interface DraftPlace {
  userId: number;
  /** "new-group", "group-7". Which of them the server stores is declared in #shared/session/drafts. */
  name: string;
}

/** Delay after the last change; including the request, work is lost by a reload for at most two seconds. */
const KEEP_AFTER_MS = 1_200;

export interface StoredDraftState {
  save: SaveState;
  /** The server has a draft of another tab or device, which must not be replaced unseen. */
  isElsewhere: boolean;
}

const NOTHING: StoredDraftState = { save: { kind: 'nothing' }, isElsewhere: false };

/** The server's copy of a draft: written soon after each change, one write at a time. It survives a reload, and other devices see it. */
export class StoredDraft {
  state = NOTHING;
  /** When the server's copy was written; null if there is none. */
  savedAt: string | null = null;
  private readonly listeners = new Set<() => void>();
  /** Of the server's copy, as this page knows it. */
  private version: number | null = null;
  private stored: string | null = null;
  private wanted: unknown = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly place: DraftPlace) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The server's copy, whoever wrote it; null if there is none. Later changes replace it. */
  load(): Promise<DraftResponse | null> {
    return this.next(async () => {
      const found = await call(DRAFTS.find, { form: this.place.name });
      this.version = found?.Version ?? null;
      this.stored = found && JSON.stringify(found.Content);
      this.savedAt = found && found.SavedAt;
      this.show(NOTHING);
      return found;
    });
  }

  /** @param isSoonSaved only written if it is flushed before the record is saved */
  keep(content: unknown, isSoonSaved = false): void {
    this.wanted = content;
    this.cancel();
    if (!isSoonSaved && !this.state.isElsewhere) {
      this.timer = setTimeout(() => void this.flush(), KEEP_AFTER_MS);
    }
  }

  /** The form is left: writes now what would be written in a moment. */
  leave(): void {
    if (this.timer !== undefined) {
      void this.flush();
    }
  }

  /** Replaces the draft of another tab or device. */
  async overwrite(): Promise<void> {
    await this.load();
    await this.flush();
  }

  /** Writes what is not stored yet. */
  flush = (): Promise<void> => {
    this.cancel();
    return this.next(async () => {
      if (this.wanted === null || this.state.isElsewhere || JSON.stringify(this.wanted) === this.stored) {
        return;
      }
      await this.write(this.wanted);
    });
  };

  /** The input was saved, or is not wanted any more. */
  discard(): Promise<void> {
    this.wanted = null;
    this.cancel();
    // The page may close before a write that is under way is answered.
    void (this.state.save.kind === 'saving' && this.drop());
    return this.next(async () => {
      if (this.version !== null) {
        this.version = null;
        this.stored = null;
        this.savedAt = null;
        await this.drop();
      }
      this.show(NOTHING);
    });
  }

  /**
   * Also if the page closes just after saving: it would come back as a change that was never saved. One that could not be deleted is found
   * again: saving it then asks first, and it expires.
   */
  private async drop(): Promise<void> {
    await call(DRAFTS.discard, { form: this.place.name }, { keepAlive: true }).catch(() => {});
  }

  private async write(content: unknown): Promise<void> {
    this.show({ save: { kind: 'saving' }, isElsewhere: false });
    try {
      const body = { UserId: this.place.userId, Version: this.version, Content: content };
      const { Version, SavedAt } = await call(DRAFTS.keep, { form: this.place.name, body });
      this.version = Version;
      this.stored = JSON.stringify(content);
      this.savedAt = SavedAt;
      this.show({ save: { kind: 'saved', at: SavedAt, isDraft: true }, isElsewhere: false });
    } catch (error) {
      const retry = mayWorkLater(error) ? () => void this.flush() : null;
      this.show({ save: { kind: 'failed', retry }, isElsewhere: isStale(error) });
    }
  }

  private cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(work);
    this.queue = turn.catch(() => {});
    return turn;
  }

  private show(state: StoredDraftState): void {
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }
}

const drafts = new Map<string, StoredDraft>();

/** Null for a form whose drafts stay in the page's memory. */
export function storedDraftOf(place: DraftPlace): StoredDraft | null {
  if (!isDraftKey(place.name)) {
    return null;
  }
  const key = `${place.userId}:${place.name}`;
  const draft = drafts.get(key) ?? new StoredDraft(place);
  drafts.set(key, draft);
  return draft;
}

/** Before the session ends. */
export const flushStoredDrafts = async (): Promise<void> => {
  await Promise.all([...drafts.values()].map((draft) => draft.flush()));
};

/** The server keeps them. */
export const forgetStoredDrafts = (): void => drafts.clear();
