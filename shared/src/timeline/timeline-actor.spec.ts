import { ROLES } from '#shared/roles/permissions';
import { type KnownActor, timelineActor, type TimelineReader } from '#shared/timeline/timeline-actor';

const actor = (given: Partial<KnownActor>): KnownActor => ({
  id: 1,
  fullName: 'Ada Agent',
  roles: [ROLES.smallGroupAgent],
  isGeneralAgent: false,
  isAgentBroker: false,
  internalSalesRoles: ['sales-role'],
  internalOperationsRoles: [],
  agencyId: 10,
  generalAgencyId: 20,
  ...given,
});
const sales = actor({ id: 2, fullName: 'Sam Sales', roles: ['sales-role'], agencyId: null, generalAgencyId: null });
const reader = (given: Partial<TimelineReader>): TimelineReader => ({
  id: 9,
  isInternal: false,
  isGeneralAgent: false,
  agencyId: 10,
  ...given,
});
const staff = reader({ isInternal: true, agencyId: null });
const generalAgent = reader({ isGeneralAgent: true, agencyId: 20 });

describe('timelineActor', () => {
  it.each([
    ['sign-as-employer', 'The employer, by link'],
    ['decline-as-employer', 'The employer, by link'],
    ['open-shared-proposal', 'The client, by link'],
    ['expire-quote', 'The system'],
  ])('nobody’s "%s" is by "%s"', (action, name) => {
    expect(timelineActor(staff, null, action).Name).toBe(name);
  });

  it.each`
    who                 | by           | readBy                       | name                | role
    ${'an agent'}       | ${actor({})} | ${'a colleague'}             | ${'Ada Agent'}      | ${'Agent'}
    ${'an agent'}       | ${actor({})} | ${'another agency'}          | ${'Another agency'} | ${'Agent'}
    ${'an agent'}       | ${actor({})} | ${'their general agent'}     | ${'Ada Agent'}      | ${'Agent'}
    ${'an agent'}       | ${actor({})} | ${'staff'}                   | ${'Ada Agent'}      | ${'Agent'}
    ${'an agent'}       | ${actor({})} | ${'themselves, agency gone'} | ${'Ada Agent'}      | ${'Agent'}
    ${'internal sales'} | ${sales}     | ${'a colleague'}             | ${'Internal staff'} | ${''}
    ${'internal sales'} | ${sales}     | ${'somebody of no agency'}   | ${'Internal staff'} | ${''}
    ${'internal sales'} | ${sales}     | ${'staff'}                   | ${'Sam Sales'}      | ${'Internal sales'}
    ${'nobody'}         | ${null}      | ${'a colleague'}             | ${'The system'}     | ${''}
    ${'nobody'}         | ${null}      | ${'staff'}                   | ${'The system'}     | ${''}
  `('what $who did is read by $readBy as done by "$name"', ({ by, readBy, name, role }) => {
    const readers: Record<string, TimelineReader> = {
      'a colleague': reader({}),
      'another agency': reader({ agencyId: 11 }),
      'their general agent': generalAgent,
      'themselves, agency gone': reader({ id: 1, agencyId: null }),
      'somebody of no agency': reader({ agencyId: null }),
      staff,
    };
    expect(timelineActor(readers[readBy as string]!, by as KnownActor | null)).toEqual({ Name: name, Role: role });
  });
});
