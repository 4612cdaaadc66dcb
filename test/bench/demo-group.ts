import { addDays, type IsoDate } from '../../shared/src/dates/iso-date.ts';

/** Pseudorandom numbers, the same in every run. */
export function repeatableNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export interface GroupMember {
  household: number;
  relationship: 'Self' | 'Spouse' | 'Child';
  birthDate: IsoDate;
  tobacco: boolean;
}

/** 50 employees with families: 120 members, a typical quote. */
export function groupOf120(effectiveDate: IsoDate): GroupMember[] {
  const random = repeatableNumbers(7);
  const bornBefore = (years: number, spread: number) =>
    addDays(effectiveDate, -Math.floor(365.25 * (years + random() * spread)));
  const members: GroupMember[] = [];
  for (let household = 1; household <= 50; household += 1) {
    members.push({ household, relationship: 'Self', birthDate: bornBefore(22, 43), tobacco: random() < 0.15 });
  }
  for (let household = 1; household <= 25; household += 1) {
    members.push({ household, relationship: 'Spouse', birthDate: bornBefore(22, 43), tobacco: random() < 0.15 });
  }
  for (let child = 0; child < 45; child += 1) {
    members.push({ household: 1 + (child % 12), relationship: 'Child', birthDate: bornBefore(1, 23), tobacco: false });
  }
  return members;
}
