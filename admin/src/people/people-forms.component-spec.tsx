import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, CoreAdminUI, defaultI18nProvider, memoryStore, Resource } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { AGENCY_NAME_MISSING, AGENCY_NAME_TAKEN } from '#shared/people/agency.record';
import { FIRST_NAME_MISSING } from '#shared/people/agent.record';
import { EMAIL_MISSING, FULL_NAME_MISSING, ROLE_MISSING, USERNAME_MISSING } from '#shared/people/user-rules';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { createQueryClient } from '#web/http/query-client';
import { consoleTheme } from '../layout/console-theme.ts';
import { Notices } from '../layout/Notices.tsx';
import { authProvider } from '../providers/auth-provider.ts';
import { rememberUser } from '../providers/current-user.ts';
import { createDataProvider } from '../providers/data-provider.ts';
import { agencies, agents, users } from './index.tsx';
import { AGENCIES, agencyCalls, agentCalls, AGENTS, peopleActions, userCalls, USERS } from './people-calls.ts';

const AGENCY = {
  ...{ Id: 3, Version: 4, Name: 'Great Lakes', GeneralAgencyId: null, GeneralAgencyName: null, IsActive: true },
  ...{ AgentCount: 1, AgencyCount: 0, HasLogo: false },
};
const AGENT = {
  ...{ Id: 5, Version: 2, SrcAgentId: 'A1001', FirstName: 'Ada', LastName: 'Lindqvist', NpnNumber: '', Phone: '' },
  ...{ Email: '', AgencyId: 3, AgencyName: 'Great Lakes', GeneralAgencyName: null, IsAgentBroker: false },
  ...{ IsActive: true, IsGeneralAgent: false, GroupCount: 2, Users: [] },
};
const USER = {
  ...{ Id: 7, Version: 1, Username: 'ada', FullName: 'Ada Lindqvist', Email: 'ada@example.com' },
  ...{ Roles: ['tuo-role-smallgroupagent'], RoleNames: ['Agent'], AgentId: 5, AgentName: 'Ada Lindqvist' },
  ...{ SrcAgentId: 'A1001', AgencyName: 'Great Lakes', IsGeneralAgent: false, IsAgentBroker: false, IsLocked: false },
  ...{ LastSignInAt: null, OpenSessions: 0, Password: 'set', HasSecondStep: false, LinkExpiresAt: null },
};

/** What the API has, the answers it gives once instead, and what it was sent. */
const stored: Record<string, object[]> = {};
const refusals: Response[] = [];
const sent: { call: string; body: unknown }[] = [];

/** react-admin notes each refusal on the console, except in production. */
const refuseNext = (...given: Parameters<typeof refusal>) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  refusals.push(refusal(...given));
};
const refusal = (status: number, Code: string, Message: string, Fields: Record<string, string[]> = {}) => {
  const errors = Object.fromEntries(Object.entries(Fields).map(([name, all]) => [name, all.join(' ')]));
  return Response.json({ Code, Message, Fields, RequestId: 'r', message: Message, errors }, { status });
};

function answerTo(method: string, path: string, body: unknown): Response {
  const [, name = '', id] = /^\/api\/people\/(\w+)(?:\/(\d+))?/.exec(path) ?? [];
  const rows = stored[name];
  if (!rows) {
    return Response.json(path.includes('timeline') || path.includes('Timeline') ? [] : {}, {
      headers: { 'Content-Range': 'x 0-0/0' },
    });
  }
  if (method !== 'GET') {
    sent.push({ call: `${method} ${path}`, body });
    const { Version = 0, ...rest } = body as { Version?: number };
    return refusals.shift() ?? Response.json({ ...rows[0], ...rest, Version: Version + 1 });
  }
  const row = { ...rows[0], Sessions: [] };
  return Response.json(id === undefined ? rows : row, { headers: { 'Content-Range': `${name} 0-0/${rows.length}` } });
}

function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={createDataProvider(
          { [USERS]: userCalls, [AGENTS]: agentCalls, [AGENCIES]: agencyCalls },
          peopleActions,
        )}
        i18nProvider={defaultI18nProvider}
        queryClient={createQueryClient({ retry: false })}
        store={memoryStore()}
        theme={consoleTheme}
        darkTheme={null}
      >
        <CoreAdminUI
          disableTelemetry
          requireAuth
          loginPage={false}
          layout={({ children }) => <main id="main">{children}</main>}
          loading={() => null}
        >
          <Resource {...users} />
          <Resource {...agents} />
          <Resource {...agencies} />
        </CoreAdminUI>
        <Notices />
      </AdminContext>
    </MemoryRouter>,
  );
}

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (label: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name: label });
const describedBy = (input: Element) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

describe('people in the console', () => {
  beforeEach(() => {
    Object.assign(stored, { Users: [USER], Agents: [AGENT], Agencies: [AGENCY] });
    refusals.splice(0);
    sent.splice(0);
    rememberUser({ Id: 1, Username: 'root', FullName: 'Sofia', Permissions: ['superuser'] } as never);
    // As on a phone, where lists need no grid.
    const ignore = () => {};
    const deaf = { addListener: ignore, removeListener: ignore, addEventListener: ignore, removeEventListener: ignore };
    Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: query.includes('max-width'), ...deaf }) });
    globalThis.fetch = jest.fn<typeof fetch>((path, { method = 'GET', body } = {}) =>
      Promise.resolve(answerTo(method, String(path), typeof body === 'string' ? JSON.parse(body) : null)),
    );
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

  describe('a form of people', () => {
    it.each<[string, string, RegExp[], string, string[]]>([
      ['Add user', '/users/add', [], 'Create user', [USERNAME_MISSING, FULL_NAME_MISSING, EMAIL_MISSING, ROLE_MISSING]],
      ['Edit ada', '/users/7', [/^Full name/, /^Email/], 'Save changes', [FULL_NAME_MISSING, EMAIL_MISSING]],
      ['Add agent', '/agents/add', [], 'Add agent', [FIRST_NAME_MISSING, 'Choose the agency.']],
      ['Edit Ada Lindqvist', '/agents/5', [/^First name/], 'Save changes', [FIRST_NAME_MISSING]],
      ['Add agency', '/agencies/add', [], 'Add agency', [AGENCY_NAME_MISSING]],
      ['Edit Great Lakes', '/agencies/3', [/^Name/], 'Save changes', [AGENCY_NAME_MISSING]],
    ])(
      'says in words what is missing, and leads to the first such field: %s',
      async (title, path, cleared, save, words) => {
        open(path);
        if (path === '/users/7') {
          await click('Edit');
        }
        const dialog = await dialogNamed(title);
        for (const label of cleared) {
          await userEvent.clear(await field(label));
        }
        await userEvent.click(dialog.getByRole('button', { name: save }));
        for (const text of words) {
          await dialog.findByText(text);
        }
        expect(document.body.textContent).not.toContain('@@');
        await waitFor(() => expect(describedBy(document.activeElement!)).toBe(words[0]));
        expect(document.title).toMatch(/^Error: /);
        expect(sent).toEqual([]);
      },
    );

    it('shows what the server refuses at its field, and keeps what was typed', async () => {
      open('/agencies/add');
      await userEvent.type(await field(/^Name/), 'Great Lakes');
      refuseNext(422, 'RULE_BROKEN', 'Please correct.', { Name: [AGENCY_NAME_TAKEN] });
      await click('Add agency');
      const name = await field(/^Name/);
      await waitFor(() => expect(describedBy(name)).toBe(AGENCY_NAME_TAKEN));
      await waitFor(() => expect(document.activeElement).toBe(name));
      expect(name.value).toBe('Great Lakes');
      await userEvent.type(name, ' South');
      await click('Add agency');
      await screen.findByText('Great Lakes South is added.');
      expect(sent.at(-1)).toEqual({
        call: 'POST /api/people/Agencies',
        body: { Name: 'Great Lakes South', GeneralAgencyId: null, IsActive: true },
      });
    });

    it('says above the fields what the server refuses as a whole', async () => {
      open('/agencies/3');
      await userEvent.type(await field(/^Name/), '!');
      refuseNext(409, 'WRONG_STATE', 'This agency is closed.');
      await click('Save changes');
      const alert = (await screen.findByText('This agency is closed.')).closest('[role="alert"]');
      expect(alert?.textContent).toContain('This could not be saved');
      await waitFor(() => expect(document.activeElement).toBe(alert));
    });

    it('asks whose changes to keep when somebody else saved first, and still asks before they are lost', async () => {
      open('/agents/5');
      await userEvent.clear(await field(/^First name/));
      await userEvent.type(await field(/^First name/), 'Adele');
      stored['Agents'] = [{ ...AGENT, NpnNumber: '7654321', Version: 3 }];
      refuseNext(409, 'STALE_VERSION', 'Somebody else saved.', { NpnNumber: ['It is now: 7654321'] });
      await click('Save changes');
      await screen.findByRole('row', { name: /^NPN .*7654321$/ });
      await click('Keep my changes');
      await waitFor(async () => expect((await field(/^NPN/)).value).toBe('7654321'));
      expect((await field(/^First name/)).value).toBe('Adele');
      await click('Cancel');
      await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
      await click('Stay here');
      await click('Save changes');
      await screen.findByText(/are saved/);
      expect(sent.at(-1)?.body).toMatchObject({ FirstName: 'Adele', NpnNumber: '7654321', Version: 3 });
    });

    it('opens and closes over its list, which stays as it is', async () => {
      open('/agencies');
      const search = await screen.findByRole('textbox', { name: 'Search the agencies' });
      await userEvent.click(await screen.findByRole('link', { name: 'Great Lakes' }));
      await dialogNamed('Edit Great Lakes');
      expect(search.isConnected).toBe(true);
      await click('Cancel');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(screen.getByRole('link', { name: 'Add agency' }));
      await dialogNamed('Add agency');
      expect(search.isConnected).toBe(true);
    });
  });

  describe('the page of a user', () => {
    it('names the agent, with a link, as the agents’ own pages do', async () => {
      open('/users/7');
      const link = await screen.findByRole('link', { name: 'Ada Lindqvist (A1001), Great Lakes' });
      expect(link.getAttribute('href')).toBe('/agents/5');
      await screen.findByText('Not signed in anywhere.');
    });
  });

  describe('what only super users may open', () => {
    it.each(['users', 'agents', 'agencies', 'audit'])('%s', async (resource) => {
      const mayOpen = (Permissions: string[]) => {
        rememberUser({ Permissions } as CurrentUserResponse);
        return authProvider.canAccess!({ resource, action: 'list' });
      };
      expect([await mayOpen(['superuser']), await mayOpen(['internaloperations'])]).toEqual([true, false]);
    });
  });
});
