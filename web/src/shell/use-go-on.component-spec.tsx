import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { useGoOn } from './use-go-on.ts';

/** A page that writes its filter into the address, and a way to another one, whose code takes as long as the test wants. */
function setUp() {
  let finishLoading = () => {};
  const loading = new Promise<null>((resolve) => {
    finishLoading = () => resolve(null);
  });
  let goOn: ReturnType<typeof useGoOn>;
  function Plans() {
    goOn = useGoOn();
    return <Link to="/household">Edit household</Link>;
  }
  const router = createMemoryRouter(
    [
      { path: '/plans/*', Component: Plans },
      { path: '/household', Component: () => <p>The household</p>, loader: () => loading },
    ],
    { initialEntries: ['/plans'] },
  );
  render(<RouterProvider router={router} />);
  return {
    router,
    goOn: (...to: Parameters<typeof goOn>) => goOn(...to),
    writeFilter: () => act(() => goOn({ search: '?metal=Silver' }, { replace: true })),
    leave: () => fireEvent.click(screen.getByRole('link', { name: 'Edit household' })),
    load: () => act(async () => finishLoading()),
  };
}

describe('navigating without a click', () => {
  it('writes the address of the page that is open', async () => {
    const { router, writeFilter } = setUp();
    await writeFilter();
    expect(router.state.location.search).toBe('?metal=Silver');
  });

  it('does not end the way to another page that is still loading', async () => {
    const { writeFilter, leave, load } = setUp();
    leave();
    await writeFilter();
    await load();
    expect(await screen.findByText('The household')).toBeTruthy();
  });

  it('goes on from the address that a new record just got, before its page is drawn again', async () => {
    const { router, goOn } = setUp();
    await act(async () => {
      void goOn('/plans/7', { replace: true });
      await goOn('/plans/7/done');
    });
    expect(router.state.location.pathname).toBe('/plans/7/done');
  });

  it('does not fetch back who has left', async () => {
    const { router, writeFilter, leave, load } = setUp();
    leave();
    await load();
    await screen.findByText('The household');
    await writeFilter();
    expect(router.state.location).toMatchObject({ pathname: '/household', search: '' });
  });
});
