import { EMPLOYEE_CALLS, EMPLOYEE_LINK_CALLS } from '#shared/enrollment/employees/employees.calls';
import { LocationsService } from '../../catalogue/locations/locations.service.ts';
import { ProvidersService } from '../../catalogue/providers/providers.service.ts';
import { Env } from '../../platform/config/env.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { linkPath } from '../../platform/links/link-tokens.ts';
import { ReaderLimit } from '../../platform/links/reader-limit.ts';
import { EmployeePageService } from './employee-page.service.ts';
import { EMPLOYEE_PURPOSE, EmployeesService } from './employees.service.ts';

const CALLS = { ...EMPLOYEE_LINK_CALLS, ...EMPLOYEE_CALLS };

/** For the agent: list, ask, remind, withdraw. For an employee, who has no account: open, save, finish, and what the form looks up. */
@Serves(CALLS)
export class EmployeesController implements Serving<typeof CALLS> {
  constructor(
    private readonly employees: EmployeesService,
    private readonly page: EmployeePageService,
    private readonly locations: LocationsService,
    private readonly providers: ProvidersService,
    private readonly limit: ReaderLimit,
    private readonly env: Env,
  ) {}

  list({ user, quoteId }: Asked<typeof CALLS.list>) {
    return this.employees.list(user, quoteId);
  }

  async ask({ user, quoteId, body }: Asked<typeof CALLS.ask>) {
    const { links, expiresAt } = await this.employees.ask(user, quoteId, body);
    return {
      Links: links.map(({ token, ...link }) => ({
        ...link,
        Url: token === null ? null : this.env.publicUrl + linkPath(EMPLOYEE_PURPOSE, token),
      })),
      ExpiresAt: expiresAt.toISOString(),
    };
  }

  remind({ user, quoteId, body }: Asked<typeof CALLS.remind>) {
    return this.employees.remind(user, quoteId, body);
  }

  withdraw({ user, linkId }: Asked<typeof CALLS.withdraw>) {
    return this.employees.withdraw(user, linkId);
  }

  open({ request: { ip }, body }: Asked<typeof CALLS.open>) {
    this.limit.take(ip);
    return this.page.open(body);
  }

  save({ request: { ip }, body }: Asked<typeof CALLS.save>) {
    this.limit.take(ip);
    return this.page.save(body);
  }

  noteHousehold({ request: { ip }, body }: Asked<typeof CALLS.noteHousehold>) {
    this.limit.take(ip);
    return this.page.noteHousehold(body);
  }

  finish({ request: { ip, headers }, body }: Asked<typeof CALLS.finish>) {
    this.limit.take(ip);
    return this.page.finish(body, { ip, userAgent: headers['user-agent'] ?? '' });
  }

  async findPlace({ request: { ip }, body: { Zip, ...access } }: Asked<typeof CALLS.findPlace>) {
    this.limit.take(ip);
    await this.page.enter(access);
    return this.locations.findByZip(Zip);
  }

  async searchProviders({ request: { ip }, body: { Token, Code, ...search } }: Asked<typeof CALLS.searchProviders>) {
    this.limit.take(ip);
    await this.page.enter({ Token, Code });
    return this.providers.listByCriteria(search);
  }

  async findProvider({ request: { ip }, body: { PCPId, ...access } }: Asked<typeof CALLS.findProvider>) {
    this.limit.take(ip);
    await this.page.enter(access);
    return this.providers.findById(PCPId);
  }
}
