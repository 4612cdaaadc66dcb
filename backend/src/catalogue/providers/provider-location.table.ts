import { Provider } from './provider.table.ts';
import { id, int, loose, refers, stored } from '../../platform/database/stored.ts';

/** An office of a provider. Plain stored data. */
export class ProviderLocation extends stored(
  'provider_locations',
  {
    id: id(),
    providerId: refers(() => Provider, 'CASCADE'),
    /** Order in the directory, from 1. */
    position: int(),
    addressLine1: loose(100),
    /** '' = none. */
    addressLine2: loose(100),
    city: loose(60),
    stateCode: loose(2),
    /** Five digits. */
    postalCode: loose(5),
    /** Without the word County; '' if the ZIP is unknown. */
    countyName: loose(60),
    /** Ten digits, or ''. */
    phone: loose(10),
    /** Millionths of a degree: the center of the ZIP; null if the ZIP is unknown. Then the office is never near. */
    latitudeMicrodegrees: int().orNull(),
    longitudeMicrodegrees: int().orNull(),
  },
  { uniques: [['providerId', 'position']], indexes: [['latitudeMicrodegrees', 'longitudeMicrodegrees']] },
) {}
