import { Provider } from './provider.table.ts';
import { int, refers, stored, text } from '../../platform/database/stored.ts';

/** The provider accepts the plan's members in every year. */
export const EVERY_YEAR = 0;

/** A plan, or a whole network, that a provider belongs to. Plain stored data. */
export class ProviderPlan extends stored('provider_plans', {
  providerId: refers(() => Provider, 'CASCADE').key(),
  /** A filed plan id ("12345MI0010001"), or a network type ("HMO"), which means all plans of that network. */
  network: text(14).key(),
  /** Year of the plan, or EVERY_YEAR. */
  businessYear: int().key(),
}) {}
