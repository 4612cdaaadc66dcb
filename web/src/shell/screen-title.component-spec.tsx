import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PlainField } from '../inputs/PlainField.tsx';
import { Screen, ScreenHead } from './Screen.tsx';

const WRONG = 'Enter a name.';

/** Loads, then says who it is about; its field has to be filled in. */
function Page() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <Screen title="Group" pending={!isLoaded} actions={<button onClick={() => setLoaded(true)}>Load</button>}>
      <Form />
    </Screen>
  );
}

function Form() {
  const [name, setName] = useState('x');
  return (
    <>
      <ScreenHead title="Lakeshore Tool" subtitle="Group number 7" />
      <PlainField label="Name" value={name} onChange={setName} problem={name === '' ? WRONG : null} />
    </>
  );
}

const show = () => render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />);
const type = (text: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value: text } });

describe('the frame of a screen', () => {
  it('stays while its page loads, with the heading that had the focus', async () => {
    show();
    const heading = screen.getByRole('heading', { name: 'Group' });
    heading.focus();
    fireEvent.click(screen.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(document.title).toBe('Lakeshore Tool | Priority Quote'));
    expect(screen.getByRole('heading', { name: 'Lakeshore Tool' })).toBe(heading);
    expect(document.activeElement).toBe(heading);
    screen.getByText('Group number 7');
  });

  it('has “Error:” in its title while a field shows an error', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Load' }));
    type('');
    await waitFor(() => expect(document.title).toBe('Error: Lakeshore Tool | Priority Quote'));
    type('Lakeshore');
    await waitFor(() => expect(document.title).toBe('Lakeshore Tool | Priority Quote'));
  });
});
