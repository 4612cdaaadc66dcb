import { stillWorking } from '../../../backend/src/platform/jobs/idempotency.ts';
import type { User } from '../../../backend/src/platform/people/user.table.ts';
import type { ACCESS_BY_ROUTE } from '../../security/access-by-route.ts';
import type { Caller, TestApp } from '../../support/app.ts';

export const TIMES = 20;

export interface Answer {
  status: number;
  body: { Message?: string };
}

/** What all acts share. */
export interface Scene {
  app: TestApp;
  /** On sale to households, off the marketplace; and at the marketplace, by year. */
  householdPlan: number;
  planWithProviders: number;
  marketplacePlans: { 2026: number; 2027: number };
  sales: User;
  operations: User;
  superUser: User;
}

/** Everything is there but for the act itself. */
export interface Ready {
  /** @param turn counts those who act at the same moment */
  send(turn: number): PromiseLike<Answer>;
  /** What the act has made of it. */
  state?(): Promise<unknown>;
}

export type Refusal = readonly [status: number, message: string];

export type Others =
  /** Nothing more happens, and they are answered like the first one. */
  | 'the same answer'
  /** The same, or asked to wait while the first one is worked on: with an Idempotency-Key. */
  | 'the same answer, or to wait'
  /** Each is an act of its own, by its own right. */
  | 'an act of their own'
  /** One of these refusals. */
  | readonly Refusal[];

/** Something that signs, sends or pays. */
export interface Act {
  route: keyof typeof ACCESS_BY_ROUTE;
  what: string;
  /** What all but the first one get. */
  others: Others;
  /** Builds rows of its own. */
  prepare(scene: Scene): Promise<Ready>;
}

export const WAIT = new RegExp(`^${stillWorking(10).replace(/\d+ seconds/, String.raw`\d+ seconds?`)}$`);

export type Method = 'get' | 'post' | 'put' | 'delete';
type Send = Pick<Caller, Method>;

/** Sends this request as often as it is asked. */
export const request =
  (caller: Send, method: Method, path: string, body: object = {}): Ready['send'] =>
  () =>
    caller[method](path).send(body);

let keys = 0;
/** With one Idempotency-Key for all. */
export const keyed = (caller: Send, path: string, body: object): Ready['send'] => {
  const key = `at-once-${(keys += 1)}`;
  return () => caller.post(path).set('Idempotency-Key', key).send(body);
};
