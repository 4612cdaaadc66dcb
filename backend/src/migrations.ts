import { Baseline1795764125580 } from './migrations/1795764125580-baseline.ts';
import { BellNotifications1795791560216 } from './migrations/1795791560216-bell-notifications.ts';
import { AssignedTogether1795803611410 } from './migrations/1795803611410-assigned-together.ts';

/** In execution order. Written by: npm run migration:create */
export const MIGRATIONS = [Baseline1795764125580, BellNotifications1795791560216, AssignedTogether1795803611410];
