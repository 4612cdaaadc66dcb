import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport';
import type { SignInRequest } from '#shared/session/account.record';
import type { SignInService } from './sign-in.service.ts';

/** Signs in with the UserName and Password of the request's body. */
export class PasswordStrategy extends Strategy {
  override name = 'password';

  constructor(private readonly signIn: SignInService) {
    super();
  }

  override authenticate(request: FastifyRequest): void {
    const { UserName, Password } = request.body as SignInRequest;
    this.signIn.signIn(UserName, Password, request.ip).then(
      (user) => this.success(user),
      (error: Error) => this.error(error),
    );
  }
}
