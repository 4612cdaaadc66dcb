import { insertPlaces } from '../support/places.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { openApiDocument } from '../../backend/src/platform/http/open-api.ts';
import { employeeRequest } from '../support/census-builders.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { applicationRequest } from '../support/application-builders.ts';
import { enrollmentDetails, insertEnrolling } from '../support/demographics-builders.ts';
import { groupBody, insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildMember } from '../support/census-rows.ts';
import { quotedGroup, sell } from '../plan-selection/quoted-group.ts';

const WRITERS = 12;

/** What a write of these says about what it was based on. */
const BASES = ['Version', 'SelectedBefore', 'AssignedBefore'];
/** Writes that replace nothing that someone else may have written meanwhile, with the reason. */
const REPLACE_NOTHING: Record<string, string> = {
  '/api/account/Preferences/{key}': 'a user’s own setting',
  '/api/plan/PutMedicine/{quoteId}': 'one medicine more',
  '/api/plan/PutPlanListView/{quoteId}': 'how a list was last looked at',
  '/api/plan/RemoveMedicine/{quoteId}': 'one medicine fewer',
  '/api/quote/PutNotification/{id}': 'one more day, or one fewer',
  '/api/renewals/ContractTobacco/{quoteId}': 'marks people as asked',
  '/api/renewals/Survey/{groupId}': 'one answer, given once',
  '/api/enrollment/ConfirmDemographics/{quoteId}': 'one confirmation',
  '/api/enrollment/PutIndividualenrollment/{quoteId}': 'members with their versions, answers one by one',
  '/api/enrollment/SendBackToSignatureRequired': 'a move from one status',
  '/api/groupcensus/ApproveCensus/{quoteId}': 'a move from one status',
  '/api/proposal/MarkSent/{proposalId}': 'a day, noted once',
  '/api/sales/DecideIndividual/{quoteId}': 'names the error that the user saw',
  '/api/sales/ReadAllStaffNotifications': 'a user’s own bell',
  '/api/sales/AssignUserToQuotes': 'claims: the first one has them',
  '/api/sales/UnassignUserFromQuotes': 'the end of claims',
};

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  oneOf?: Schema[];
}
interface Operation {
  requestBody?: { content?: Record<string, { schema: Schema }> };
}

describe('a PUT that replaces a whole', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    await insertPlaces(app);
  });
  afterAll(() => app.close());

  it('says what it is based on', () => {
    const { paths, components } = openApiDocument(app.server);
    const schemas = components?.schemas as Record<string, Schema>;
    const isBased = (schema: Schema): boolean => {
      const { properties = {}, oneOf } = schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema;
      return oneOf ? oneOf.every(isBased) : Object.keys(properties).some((name) => BASES.includes(name));
    };
    const unbased = Object.entries(paths as Record<string, { put?: Operation }>).flatMap(([path, { put }]) => {
      const schema = put?.requestBody?.content?.['application/json']?.schema;
      return schema && !isBased(schema) ? [path] : [];
    });
    expect(unbased.sort()).toEqual(Object.keys(REPLACE_NOTHING).sort());
  });

  /** Each writer sends something else; @returns how often each status was answered. */
  async function race(
    path: string,
    bodyOf: (writer: number) => object,
    method: 'put' | 'post' = 'put',
  ): Promise<Record<number, number>> {
    const caller = await app.as(agent);
    const answers = await Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => caller[method](path).send(bodyOf(writer))),
    );
    const statuses = answers.map(({ status }) => status);
    return Object.fromEntries(
      [...new Set(statuses)].map((status) => [status, statuses.filter((s) => s === status).length]),
    );
  }
  const named = (writer: number) => `Writer ${String.fromCharCode(65 + writer)}`;
  const ONE_OF_THEM = { 200: 1, 409: WRITERS - 1 };

  async function twoPlansForTwelve() {
    const gold = await sell(app, { displayName: 'PPO Gold' });
    const silver = await sell(app, { displayName: 'PPO Silver' });
    const people = Array.from({ length: WRITERS }, (_, at) => ({ employeeNumber: at + 1 }));
    const { quote, memberIds } = await quotedGroup(app, agent, {}, people);
    const SelectedPlanIds = [gold.id, silver.id];
    const path = `/api/plan/PutSelections/${quote.id}`;
    await (await app.as(agent)).put(path).send({ SelectedPlanIds, AssignedPlanForMembers: [] });
    return { path, memberIds, SelectedPlanIds, quote };
  }
  const assigned = async (quoteId: number) => {
    const { body } = await (await app.as(agent)).get(`/api/groupcensus/${quoteId}`);
    return (body as { AssignedPlan: number | null }[]).filter(({ AssignedPlan }) => AssignedPlan !== null).length;
  };

  it.each([
    ['said to be nobody’s', { AssignedBefore: [] }],
    ['not mentioned beside the plans', {}],
  ])('takes one of twelve assignments of plans that were %s', async (_what, before) => {
    const { path, memberIds, SelectedPlanIds, quote } = await twoPlansForTwelve();
    const counts = await race(path, (writer) => ({
      ...before,
      SelectedPlanIds,
      SelectedBefore: SelectedPlanIds,
      AssignedPlanForMembers: [{ MemberId: memberIds[writer], PlanId: SelectedPlanIds[0] }],
    }));
    expect([counts, await assigned(quote.id)]).toEqual([ONE_OF_THEM, 1]);
  });

  it('takes the same assignment of twelve, and the next one that knows it', async () => {
    const { path, memberIds, SelectedPlanIds, quote } = await twoPlansForTwelve();
    const first = [{ MemberId: memberIds[0], PlanId: SelectedPlanIds[0] }];
    const body = {
      SelectedPlanIds,
      SelectedBefore: SelectedPlanIds,
      AssignedBefore: [],
      AssignedPlanForMembers: first,
    };
    expect(await race(path, () => body)).toEqual({ 200: WRITERS });
    const AssignedPlanForMembers = [...first, { MemberId: memberIds[1], PlanId: SelectedPlanIds[1] }];
    const next = await (await app.as(agent)).put(path).send({ ...body, AssignedBefore: first, AssignedPlanForMembers });
    expect([next.status, await assigned(quote.id)]).toEqual([200, 2]);
  });

  it('takes one of twelve selections', async () => {
    const { quote } = await quotedGroup(app, agent);
    const plans: { id: number }[] = [];
    for (let count = 0; count < WRITERS; count += 1) {
      plans.push(await sell(app));
    }
    const counts = await race(`/api/plan/PutSelections/${quote.id}`, (writer) => ({
      SelectedPlanIds: [plans[writer]!.id],
      SelectedBefore: [],
      AssignedPlanForMembers: [],
    }));
    expect(counts).toEqual(ONE_OF_THEM);
  });

  it('takes one of twelve names of a quote', async () => {
    const { id: Id } = await insertQuote(app, agent);
    expect(await race('/api/quote', (writer) => ({ Id, Version: 1, Name: named(writer) }))).toEqual(ONE_OF_THEM);
  });

  it('takes one of twelve groups', async () => {
    const group = await insertGroup(app, agent);
    const [Id, Version, AssociatedAgents] = [group.id, group.version, [{ Id: agent.agentId }]];
    const bodyOf = (writer: number) => groupBody({ Id, Version, GroupName: named(writer), AssociatedAgents });
    expect(await race('/api/group', bodyOf)).toEqual(ONE_OF_THEM);
  });

  it('takes one of twelve members of a census', async () => {
    const { id: quoteId } = await insertQuote(app, agent);
    const { id: Id } = await app.insert(buildMember({ quoteId }));
    const bodyOf = (writer: number) => employeeRequest({ Id, Version: 1, FirstName: named(writer).replace(' ', '') });
    expect(await race(`/api/groupcensus/${quoteId}`, bodyOf)).toEqual(ONE_OF_THEM);
  });

  it.each([
    ['contributions that are suggested', 0],
    ['contributions that are stored', 1],
  ])('takes one of twelve %s', async (_what, Version) => {
    const { path, quote } = await twoPlansForTwelve();
    expect(path).toContain(String(quote.id));
    const tiers = (value: number) => ({
      ...{ 'Employee only': value, 'Employee and spouse': value, 'Employee and child(ren)': value, Family: value },
    });
    const bodyOf = (value: number, version: number) => ({
      ...{ Coverage: 'medical', Method: 'PercentOfPlan', ReferencePlanId: null, Budget: null },
      Tiers: tiers(value),
      Version: version,
    });
    if (Version > 0) {
      await (await app.as(agent)).put(`/api/contribution/${quote.id}`).send(bodyOf(90, 0));
    }
    expect(await race(`/api/contribution/${quote.id}`, (writer) => bodyOf(50 + writer, Version))).toEqual(ONE_OF_THEM);
  });

  it('takes one of twelve applications', async () => {
    const { quote } = await insertEnrolling(app, agent);
    const bodyOf = (writer: number) => ({
      ...applicationRequest({ QuoteId: quote.id }),
      Version: 1,
      NumberOfEmployees: 20 + writer,
    });
    expect(await race('/api/enrollment/PostNewGroupEnrollment', bodyOf, 'post')).toEqual(ONE_OF_THEM);
  });

  it('takes one of twelve details of an enrolling member', async () => {
    const { quote, members } = await insertEnrolling(app, agent);
    const bodyOf = (writer: number) =>
      enrollmentDetails({ Id: members[0]!.id, Version: 1, FirstName: named(writer).replace(' ', '') });
    expect(await race(`/api/enrollment/Member/${quote.id}`, bodyOf)).toEqual(ONE_OF_THEM);
  });
});
