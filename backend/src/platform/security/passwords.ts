import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';

/** argon2id, 19 MiB and 2 passes: the OWASP password storage minimum. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** A hash of a random password: unknown users take as long as known ones. */
const NOBODY = await hash('nobody signs in with this', ARGON2ID);

/** Hashes and checks passwords, at most one per core at a time: a flood of sign-ins must not block the rest. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, ARGON2ID));
  }

  /** False for a wrong password and, in the same time, for a user without one. */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const matches = await this.inTurn(() => verify(stored ?? NOBODY, password));
    return matches && stored !== null;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= availableParallelism()) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) {
        next();
      } else {
        this.running -= 1;
      }
    }
  }
}
