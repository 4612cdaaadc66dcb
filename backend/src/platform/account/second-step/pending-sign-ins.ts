import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SECOND_STEP_MS, SECOND_STEP_OVER } from '#shared/session/second-step';
import { Clock } from '../../clock.ts';
import { AppError } from '../../errors.ts';
import type { User } from '../../people/user.table.ts';
import { UsersRepository } from '../users.repository.ts';

/** Browsers whose user's password was accepted and who are not signed in yet. */
@Injectable()
export class PendingSignIns {
  constructor(
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_SIGNED_IN without an accepted password, too long after it, and once the user was locked or the password changed */
  async userOf(request: FastifyRequest): Promise<User> {
    const pending = request.session.get('secondStep');
    const isInTime = pending && this.clock.now().getTime() - pending.passwordAt < SECOND_STEP_MS;
    const user = isInTime ? await this.users.findActive(pending.userId, pending.accessVersion) : null;
    if (!user) {
      throw new AppError('NOT_SIGNED_IN', SECOND_STEP_OVER);
    }
    return user;
  }
}
