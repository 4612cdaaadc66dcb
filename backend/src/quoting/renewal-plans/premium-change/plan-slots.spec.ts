import type { Coverage } from '#shared/plans/plan-codes';
import { placeMembers, type PlacedPerson } from './place-members.ts';
import { planSlots } from './plan-slots.ts';

const had = (planId: number, suggestedPlanId: number | null, coverage: Coverage = 'medical') => ({
  planId,
  suggestedPlanId,
  coverage,
});
const chose = (planId: number, coverage: Coverage = 'medical') => ({ planId, coverage });
const slot = (from: number | null, to: number | null, coverage: Coverage = 'medical') => ({ from, to, coverage });

describe('what goes with what', () => {
  it.each([
    ['each plan with what follows it', [had(1, 11), had(2, null)], null, [slot(1, 11), slot(2, null)]],
    ['the same, where it is chosen', [had(1, 11), had(2, 12)], [chose(12), chose(11)], [slot(1, 11), slot(2, 12)]],
    ['an exchange for another plan', [had(1, 11), had(2, 12)], [chose(11), chose(13)], [slot(1, 11), slot(2, 13)]],
    ['two plans with the one that follows both', [had(1, 11), had(2, 11)], [chose(11)], [slot(1, 11), slot(2, 11)]],
    ['a plan that ends', [had(1, 11), had(2, 12)], [chose(11)], [slot(1, 11), slot(2, null)]],
    ['a plan that is new', [had(1, 11)], [chose(11), chose(13)], [slot(1, 11), slot(null, 13)]],
    [
      'dental with dental',
      [had(1, null), had(5, null, 'dental')],
      [chose(15, 'dental'), chose(13)],
      [slot(1, 13), slot(5, 15, 'dental')],
    ],
    ['nothing with nothing', [], [chose(13)], [slot(null, 13)]],
  ])('pairs %s', (_case, inForce, chosen, slots) => {
    expect(planSlots(inForce, chosen)).toEqual(slots);
  });
});

describe('who is in which plan', () => {
  const person = (id: number, given: Partial<PlacedPerson> = {}): PlacedPerson => ({
    id,
    household: id,
    isSubscriber: true,
    enrolls: { medical: true, dental: true, vision: true },
    assignedPlanId: null,
    ...given,
  });
  const waives = { medical: false, dental: true, vision: true };

  it.each([
    ['the assigned plan', [person(1, { assignedPlanId: 12 })], undefined, [[1, 1]]],
    ['the plan of the year before', [person(1)], new Map([[1, 1]]), [[1, 1]]],
    [
      'the assigned plan before that of the year before',
      [person(1, { assignedPlanId: 11 })],
      new Map([[1, 1]]),
      [[1, 0]],
    ],
    ['the first plan, when the plan of the year before ended', [person(1)], new Map([[1, 2]]), [[1, 0]]],
    [
      'the plan of the employee, whoever comes first',
      [person(2, { household: 1, isSubscriber: false }), person(1, { assignedPlanId: 12 })],
      undefined,
      [
        [1, 1],
        [2, 1],
      ],
    ],
    ['the first plan for who is new', [person(1)], undefined, [[1, 0]]],
    [
      'the first plan for who is assigned to a plan that is gone',
      [person(1, { assignedPlanId: 99 })],
      undefined,
      [[1, 0]],
    ],
    ['none for who waives', [person(1, { enrolls: waives, assignedPlanId: 12 })], undefined, []],
  ])('is %s', (_case, people, earlier, places) => {
    const found = placeMembers(people, { planIds: [11, 12, null], earlier });
    expect([...found]).toEqual(places);
  });

  it('is nobody where there is no plan', () => {
    expect([...placeMembers([person(1)], { planIds: [null] })]).toEqual([]);
  });
});
