import { PASSWORDS } from '#shared/people/people.calls';
import { knownRoles } from '#shared/roles/role-names';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { PasswordsService } from './passwords.service.ts';

@Serves(PASSWORDS)
export class PasswordsController implements Serving<typeof PASSWORDS> {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly rules: RulesService,
  ) {}

  async owner({ request: { ip }, body: { Token } }: Asked<typeof PASSWORDS.owner>) {
    const { user, expiresAt } = await this.passwords.limited(ip, () => this.passwords.find(Token));
    const roles = knownRoles(await this.rules.inForce());
    return {
      Username: user.username,
      FullName: user.fullName,
      IsInternal: roles.some(({ role, isInternal }) => isInternal && user.roles.includes(role)),
      ExpiresAt: expiresAt.toISOString(),
    };
  }

  set({ request: { ip }, body }: Asked<typeof PASSWORDS.set>) {
    return this.passwords.limited(ip, () => this.passwords.set(body));
  }
}
