import { Plan } from './plan.table.ts';
import { refers, stored, text } from '../../platform/database/stored.ts';

/** A county in which a plan is sold. Every county is a row; a plan without rows is not sold anywhere. Plain stored data. */
export class PlanCounty extends stored('plan_counties', {
  planId: refers(() => Plan, 'CASCADE').key(),
  /** Five digits. */
  countyFips: text(5).key().index(),
}) {}
