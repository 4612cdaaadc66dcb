import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { Screen } from './Screen.tsx';

let load: () => void;

const Loaded = () => (
  <Screen title="Plans for Ada" subtitle={<a href="#people">Edit household</a>}>
    {null}
  </Screen>
);

/** A page that stands in another frame until it is loaded, as most do. */
function Plans() {
  const [isLoaded, setLoaded] = useState(false);
  load = () => setLoaded(true);
  return isLoaded ? (
    <Loaded />
  ) : (
    <Screen title="Plan selection" pending>
      {null}
    </Screen>
  );
}

async function goToPlans(): Promise<void> {
  render(
    <MemoryRouter>
      <Link to="/plans">Plans</Link>
      <Routes>
        <Route path="/" element={<p>Dashboard</p>} />
        <Route path="/plans" element={<Plans />} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Plans' }));
}

const focused = () => document.activeElement?.textContent;

describe('the heading of a page', () => {
  it('has the focus after navigation, while the page loads and when it stands', async () => {
    await goToPlans();
    expect(focused()).toBe('Plan selection');
    act(load);
    expect(focused()).toBe('Plans for Ada');
  });

  it('leaves the focus with whoever has moved on while the page was loading', async () => {
    await goToPlans();
    act(() => screen.getByRole('link', { name: 'Plans' }).focus());
    act(load);
    expect(focused()).toBe('Plans');
  });
});
