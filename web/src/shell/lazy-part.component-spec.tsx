import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, Suspense, useState } from 'react';
import { noteAnswer } from '../http/connection.ts';
import { dropAllDrafts, keepDraft } from '../records/drafts.ts';
import { FailedPartNotice } from './FailedPartNotice.tsx';
import { lazyPart } from './lazy-part.tsx';
import { lazyScreen, loadScreen } from './lazy-screen.tsx';

const Dialog = ({ name }: { name: string }) => <p>Dialog of {name}</p>;
const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/Dialog-1.js');

/** An import that fails this many times. */
function failing<Props>(times: number, component: ComponentType<Props>) {
  let left = times;
  return jest.fn(async () => {
    if (left > 0) {
      left -= 1;
      throw GONE;
    }
    return component;
  });
}

/** The server answers, or is unreachable. */
const serverIs = (state: 'there' | 'away') => {
  globalThis.fetch = () => (state === 'there' ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError()));
};

/** A page with a field and a part that loads on demand. */
function Page({ Part }: { Part: ComponentType<{ name: string }> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FailedPartNotice />
      <input aria-label="Name" />
      <button onClick={() => setOpen(true)}>Open</button>
      <Suspense>{isOpen && <Part name="Acme" />}</Suspense>
    </>
  );
}

async function open(Part: ComponentType<{ name: string }>) {
  render(<Page Part={Part} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Smith');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}
const typed = () => (screen.getByLabelText('Name') as HTMLInputElement).value;

describe('a part that is loaded on demand', () => {
  // React logs errors caught by a boundary to the console.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

  it('is asked for once more when it did not come', async () => {
    const load = failing(1, Dialog);
    await open(lazyPart(load));
    await screen.findByText('Dialog of Acme');
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that a new version is available when it is gone, and keeps what was typed', async () => {
    serverIs('there');
    await open(lazyPart(failing(9, Dialog)));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toBe('A new version is available. Save your work, then reload.Reload');
    expect(typed()).toBe('Smith');
  });

  it('can be tried again when the server could not be reached', async () => {
    serverIs('away');
    await open(lazyPart(failing(2, Dialog)));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toBe(
      'The server could not be reached. Check your connection. This continues by itself when the server responds again.Try again',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Dialog of Acme');
    expect([screen.queryByRole('alert'), typed()]).toEqual([null, 'Smith']);
  });

  it('comes by itself when the server responds again', async () => {
    serverIs('away');
    await open(lazyPart(failing(2, Dialog)));
    await screen.findByRole('alert');
    act(noteAnswer);
    await screen.findByText('Dialog of Acme');
    expect([screen.queryByRole('alert'), typed()]).toEqual([null, 'Smith']);
  });

  it('that breaks leaves the rest, and never shows its own message', async () => {
    const Broken = (): never => {
      throw new Error("Cannot read properties of undefined (reading 'map')");
    };
    await open(lazyPart(async () => Broken));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toMatch(/^Something went wrong\./);
    expect(document.body.textContent).not.toContain('undefined');
    expect(typed()).toBe('Smith');
  });
});

describe('a screen that is loaded on demand', () => {
  const Home = () => <h1>Home</h1>;
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

  it('says in its own place what is wrong, and can be tried again', async () => {
    serverIs('away');
    const Screen = lazyScreen(failing(2, Home));
    render(<Screen />);
    await screen.findByRole('heading', { name: 'The server could not be reached' });
    expect(document.title).toBe('Error: The server could not be reached | Priority Quote');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Home' });
  });

  it('comes by itself when the server responds again', async () => {
    serverIs('away');
    const Screen = lazyScreen(failing(2, Home));
    render(<Screen />);
    await screen.findByRole('heading', { name: 'The server could not be reached' });
    act(noteAnswer);
    await screen.findByRole('heading', { name: 'Home' });
  });

  it('says that reloading would lose what was typed elsewhere, unless the server has it', async () => {
    serverIs('there');
    const Screen = lazyScreen(failing(9, Home));
    keepDraft({ userId: 1, name: 'new-group' }, { GroupName: 'Lakeside Pottery' });
    const { unmount } = render(<Screen />);
    await screen.findByText('Reload to continue.');
    unmount();
    keepDraft({ userId: 1, name: 'census-row-7' }, { FirstName: 'Ada' });
    render(<Screen />);
    await screen.findByText(/^Reload to continue\. What you typed and have not saved will be lost\./);
    dropAllDrafts();
  });

  it('is a screen for the router, too, when it is gone', async () => {
    serverIs('there');
    const Screen = await act(loadScreen(failing(9, Home)));
    render(<Screen />);
    await screen.findByRole('heading', { name: 'A new version is available' });
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });
});
