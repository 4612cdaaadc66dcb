import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

/** The name of the file that the browser saves meanwhile, alone in a list. */
export async function saved(act: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await act();
  await waitFor(() => expect(names.length).toBe(1));
  return names;
}
