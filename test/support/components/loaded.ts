import { act } from '@testing-library/react';

/** Draws a part that loads on demand; its module is what `part` imports. */
export const loaded = (part: () => Promise<unknown>) => act(async () => void (await part()));
