import type { Relationship } from '#shared/census/census-codes';
import type { MetalTier } from '#shared/plans/plan-codes';

/** Past due for months, or days; not past due because of what is in suspense, or owed to the household; or not billed yet. */
export type DemoBill = 'paid' | 'late' | 'very late' | 'in suspense' | 'credit' | 'none';

export interface DemoContract {
  subscriber: readonly [first: string, last: string, age: number];
  /** The others of the household. */
  family?: readonly (readonly [relationship: Relationship, first: string, age: number])[];
  /** Metal tier of the medical plan. Medicare has plans of its own. */
  tier?: MetalTier;
  medicare?: { plan: string; dental: string; pays: 'EFT' | 'SSA deduction' | 'Bill me' };
  /** A month. */
  premium: number;
  bill: DemoBill;
  marketplace?: { aptc: number | null; csr: '' | '73%' | '87%' | '94%' };
  isVoid?: true;
  /** Begins on the first of the next month. */
  isComing?: true;
  /** Ended so many months ago. */
  ended?: number;
  eft?: true;
  /** Who turns 26 in the year of the demo, or 65 within a few months, by first name. */
  turning?: Readonly<Record<string, 26 | 65>>;
  /** The subscriber's doctor accepts no new patients any more. */
  hasLostDoctor?: true;
  /** The subscriber uses tobacco. */
  tobacco?: true;
}

type Credit = NonNullable<DemoContract['marketplace']>;
export const credit = (aptc: Credit['aptc'], csr: Credit['csr']) => ({ marketplace: { aptc, csr } });
type Pays = NonNullable<DemoContract['medicare']>['pays'];
const ppo = (pays: Pays, dental: string) => ({
  medicare: { plan: 'Medicare Plus Blue PPO', dental, pays },
  premium: 98,
});
const hmo = (pays: Pays, dental = '') => ({ medicare: { plan: 'Medicare HMO Value', dental, pays }, premium: 54.5 });
const SELECT = 'Medicare Dental Select';
const BASIC = 'Medicare Dental Basic';

/** Every case that a book has. */
// prettier-ignore
export const CASES: readonly DemoContract[] = [
  { subscriber: ['Rosa', 'Delgado', 41], tier: 'Gold', premium: 1_184.2, bill: 'paid', eft: true,
    family: [['Spouse', 'Mateo', 43], ['Child', 'Theo', 9], ['Child', 'Nia', 6]] },
  { subscriber: ['Walter', 'Haas', 52], tier: 'Silver', premium: 412.5, bill: 'late', tobacco: true, hasLostDoctor: true },
  { subscriber: ['Keisha', 'Monroe', 34], tier: 'Silver', premium: 96.14, bill: 'very late', ...credit(318.4, '87%') },
  { subscriber: ['Anh', 'Tran', 29], tier: 'Silver', premium: 0.83, bill: 'paid', ...credit(401.17, '94%') },
  { subscriber: ['Piotr', 'Zielinski', 47], tier: 'Bronze', premium: 377.61, bill: 'in suspense' },
  { subscriber: ['Lena', 'Fischer', 38], tier: 'Gold', premium: 455.3, bill: 'credit', eft: true },
  { subscriber: ['Omar', 'Haddad', 26], tier: 'Bronze', premium: 268.02, bill: 'none', isComing: true },
  { subscriber: ['Greta', 'Lindholm', 58], tier: 'Silver', premium: 691.44, bill: 'none', ended: 2 },
  { subscriber: ['Ivan', 'Petrov', 64], tier: 'Gold', premium: 1_012.7, bill: 'paid', ...credit(null, ''), turning: { Ivan: 65 } },
  { subscriber: ['Carla', 'Benedetti', 55], tier: 'Silver', premium: 903.25, bill: 'paid', turning: { Iris: 26 },
    family: [['DomesticPartner', 'Noor', 51], ['Child', 'Iris', 25]] },
  { subscriber: ['Maximiliana-Konstantina Seraphina', 'Wolfeschlegelsteinhausenbergerdorff-Vandermeulen', 45],
    tier: 'Platinum', premium: 1_733.99, bill: 'late', eft: true },
  { subscriber: ['José', 'Núñez', 31], tier: 'Silver', premium: 233.18, bill: 'paid', ...credit(112.97, '73%') },
  { subscriber: ['Dana', "O'Rourke", 36], tier: 'Gold', premium: 402.6, bill: 'none', isVoid: true, isComing: true },
  { subscriber: ['Samir', 'Aziz', 44], tier: 'Bronze', premium: 319.8, bill: 'none', isVoid: true },
  { subscriber: ['Edith', 'Warner', 71], ...ppo('SSA deduction', SELECT), bill: 'paid' },
  { subscriber: ['Harold', 'Nowak', 68], ...hmo('Bill me'), bill: 'very late' },
  { subscriber: ['Ruth', 'Abernathy', 83], ...ppo('EFT', BASIC), bill: 'late', eft: true },
  { subscriber: ['Stanley', 'Kim', 66], ...hmo('Bill me', BASIC), bill: 'none', isComing: true },
  { subscriber: ['Vera', 'Castellano', 77], ...hmo('SSA deduction'), bill: 'none', isVoid: true },
];

/** The books of the agents whom people sign in as, and a few of others: how many of the cases, and of ordinary contracts from which on. */
export const BOOKS: readonly (readonly [agent: string, cases: number, ordinary: number, first?: number])[] = [
  ['A1001', CASES.length, 74],
  ['A1004', CASES.length, 31, 100],
  ['A2001', 8, 9, 200],
  ['A2002', 0, 5, 300],
  ['G9001', 4, 0],
  ['A1003', 0, 6, 400],
  ['A1005', 0, 3, 500],
];
