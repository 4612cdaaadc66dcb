import { knownRoles } from '#shared/roles/role-names';
import { PASSWORDS } from '#shared/people/people.calls';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { LinkLimit } from './link-limit.ts';
import { PasswordLinks } from './password-links.ts';
import { SetPasswordService } from './set-password.service.ts';

@Serves(PASSWORDS)
export class PasswordsController implements Serving<typeof PASSWORDS> {
  constructor(
    private readonly links: PasswordLinks,
    private readonly setPassword: SetPasswordService,
    private readonly limit: LinkLimit,
    private readonly rules: RulesService,
  ) {}

  async owner({ request: { ip }, body: { Token } }: Asked<typeof PASSWORDS.owner>) {
    const { user, expiresAt } = await this.limit.limited(ip, () => this.links.find(Token));
    const roles = knownRoles(await this.rules.inForce());
    return {
      Username: user.username,
      FullName: user.fullName,
      IsInternal: roles.some(({ role, isInternal }) => isInternal && user.roles.includes(role)),
      ExpiresAt: expiresAt.toISOString(),
    };
  }

  set({ request: { ip }, body }: Asked<typeof PASSWORDS.set>) {
    return this.limit.limited(ip, () => this.setPassword.set(body));
  }
}
