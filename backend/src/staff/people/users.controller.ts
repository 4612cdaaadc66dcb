import { USERS } from '#shared/people/people.calls';
import type { PasswordLinkResponse } from '#shared/people/user.record';
import { sessionDigest } from '../../platform/account/session-store.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Lists } from '../../platform/http/lists.ts';
import type { IssuedLink } from './passwords.service.ts';
import { ManagedUsersRepository } from './users.repository.ts';
import { UsersService } from './users.service.ts';

@Serves(USERS)
export class UsersController implements Serving<typeof USERS> {
  constructor(
    private readonly users: ManagedUsersRepository,
    private readonly service: UsersService,
    private readonly lists: Lists,
  ) {}

  list({ query, reply }: Asked<typeof USERS.list>) {
    return this.lists.page(this.users, query, reply);
  }

  export({ query, reply }: Asked<typeof USERS.export>) {
    return this.lists.file(this.users, query, reply);
  }

  find({ id, request }: Asked<typeof USERS.find>) {
    return this.users.details(id, sessionDigest(request.session.sessionId));
  }

  async create({ user, body }: Asked<typeof USERS.create>) {
    const { id, link } = await this.service.create(user, body);
    return this.withLink(id, link);
  }

  async change({ user, id, body }: Asked<typeof USERS.change>) {
    await this.service.change(user, id, body);
    return this.users.row(id);
  }

  async lock({ user, id, body: { Version } }: Asked<typeof USERS.lock>) {
    await this.service.setLocked(user, id, { Version, locked: true });
    return this.users.row(id);
  }

  async unlock({ user, id, body: { Version } }: Asked<typeof USERS.unlock>) {
    await this.service.setLocked(user, id, { Version, locked: false });
    return this.users.row(id);
  }

  async reset({ user, id, body: { Version } }: Asked<typeof USERS.reset>) {
    return this.withLink(id, await this.service.resetPassword(user, id, Version));
  }

  async resetSecondStep({ user, id, body: { Version } }: Asked<typeof USERS.resetSecondStep>) {
    await this.service.resetSecondStep(user, id, Version);
    return this.users.row(id);
  }

  endAll({ user, id }: Asked<typeof USERS.endAll>) {
    return this.service.endSessions(user, id);
  }

  endOne({ user, id, sessionId }: Asked<typeof USERS.endOne>) {
    return this.service.endSessions(user, id, sessionId);
  }

  private async withLink(id: number, { url, expiresAt }: IssuedLink): Promise<PasswordLinkResponse> {
    return { User: await this.users.row(id), Url: url, ExpiresAt: expiresAt.toISOString() };
  }
}
