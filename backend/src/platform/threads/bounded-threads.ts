import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';

interface ThreadLimits {
  megabytes: number;
  /** Of a processor: on a busy machine a task takes longer, and is not refused for it. */
  milliseconds: number;
  /** Maximum numbers of running and queued tasks; beyond that a request is refused. */
  atOnce: number;
  waiting: number;
  /** Maximum number of accepted tasks per user, running and queued. Only one of them runs, so that they never delay another user. */
  perUser: number;
}

/** Messages for the user when a limit is reached, or after an unexpected failure. */
interface ThreadRefusals {
  tooMany: string;
  tooManyOfUser: string;
  tookTooLong: string;
  tooLarge: string;
  failed: string;
}

interface Turn {
  userId: number;
  begin: () => void;
}

export interface ThreadWork {
  /** The worker's module, from threadModule. */
  module: URL;
  limits: ThreadLimits;
  refusals: ThreadRefusals;
  /** Called with the name of an unexpected error. */
  onFailure: (what: string) => void;
}

const YOUNG_MEGABYTES = 8;

/** backend/src: two folders above this file, or where the bundle is that contains it. */
const ROOT = new URL(import.meta.url.includes('/platform/threads/') ? '../../' : './', import.meta.url);

/** A thread that waits its turn for the processor this much longer than it may use it is stopped as well. */
const MOST_WAITING = 15;
const LOOKS = 4;

/** Calls back when the thread has cost more. Returns what stops the watch. */
function watchCost(worker: Worker, mostMs: number, tooMuch: () => void): () => void {
  let looks = 0;
  const look = async (): Promise<void> => {
    looks += 1;
    const { user, system } = looks < LOOKS * MOST_WAITING ? await worker.cpuUsage() : { user: Infinity, system: 0 };
    if ((user + system) / 1000 > mostMs) {
      tooMuch();
    }
  };
  // A thread that has ended since is not asked any more.
  const timer = setInterval(() => void look().catch(() => undefined), mostMs / LOOKS);
  return () => clearInterval(timer);
}

/** A module below backend/src: TypeScript in tests and development, JavaScript in the build. */
export const threadModule = (name: string): URL =>
  new URL(`${name}.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, ROOT);

/**
 * Runs each task in a thread of its own, with limits on memory and time, so that other requests are still answered and no input can crash
 * the process. A thread gets no environment and answers once.
 */
export class BoundedThreads<Task, Outcome> {
  private readonly waiting: Turn[] = [];
  /** Users with a running task. */
  private readonly running = new Set<number>();

  constructor(private readonly work: ThreadWork) {}

  /**
   * Errors: TOO_MANY_REQUESTS beyond the user's share, UNAVAILABLE when too many are queued, TOO_LARGE beyond the limits, INVALID_INPUT
   * when the thread failed.
   * @param task or what reads it when its turn has come: one that waits holds nothing in memory
   */
  async run(userId: number, task: Task | (() => Promise<Task>), transferList: ArrayBuffer[] = []): Promise<Outcome> {
    await this.takeTurn(userId);
    try {
      return await this.runOne(task instanceof Function ? await task() : task, transferList);
    } finally {
      this.running.delete(userId);
      this.beginNext();
    }
  }

  private runOne(task: Task, transferList: ArrayBuffer[]): Promise<Outcome> {
    const { limits, refusals } = this.work;
    const worker = this.start(task, transferList);
    return new Promise<Outcome>((resolve, reject) => {
      const stopWatching = watchCost(worker, limits.milliseconds, () =>
        reject(new AppError('TOO_LARGE', refusals.tookTooLong)),
      );
      worker.once('message', resolve);
      worker.once('error', (error) => reject(this.refusalOf(error)));
      worker.once('exit', () => reject(new AppError('INVALID_INPUT', refusals.failed)));
      worker.once('exit', stopWatching);
    }).finally(() => worker.terminate());
  }

  private start(workerData: Task, transferList: ArrayBuffer[]): Worker {
    const { module, limits } = this.work;
    const isSource = module.pathname.endsWith('.ts');
    return new Worker(isSource ? new URL('./run-from-source.mjs', import.meta.url) : module, {
      workerData,
      transferList,
      argv: [module.href],
      execArgv: isSource ? ['--conditions=source'] : [],
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
      env: {},
      stderr: true,
    });
  }

  /** A thread that ran out of memory, or failed unexpectedly. */
  private refusalOf(error: Error & { code?: string }): AppError {
    const { refusals, onFailure } = this.work;
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      return new AppError('TOO_LARGE', refusals.tooLarge);
    }
    onFailure(`${error.name} ${error.code ?? ''}`.trim());
    return new AppError('INVALID_INPUT', refusals.failed);
  }

  private takeTurn(userId: number): Promise<void> {
    const { limits, refusals } = this.work;
    const own = this.waiting.filter((turn) => turn.userId === userId).length + (this.running.has(userId) ? 1 : 0);
    if (own >= limits.perUser) {
      return Promise.reject(new AppError('TOO_MANY_REQUESTS', refusals.tooManyOfUser));
    }
    if (this.waiting.length >= limits.waiting) {
      return Promise.reject(new AppError('UNAVAILABLE', refusals.tooMany));
    }
    return new Promise((begin) => {
      this.waiting.push({ userId, begin });
      this.beginNext();
    });
  }

  /** First come, first served among users without a running task. */
  private beginNext(): void {
    const at = this.waiting.findIndex(({ userId }) => !this.running.has(userId));
    const [next] = at >= 0 && this.running.size < this.work.limits.atOnce ? this.waiting.splice(at, 1) : [];
    if (next) {
      this.running.add(next.userId);
      next.begin();
    }
  }
}
