import { fireEvent, screen } from '@testing-library/react';
import type { LocationResponse } from '#shared/locations/location.record';
import { openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { NewGroupScreen } from './NewGroupScreen.tsx';

const PLACES: Record<string, LocationResponse> = {
  '43601': {
    PostalCode: '43601',
    City: 'Toledo',
    StateCode: 'OH',
    Counties: [{ County: 'Lucas', CountyFips: '39095', RateArea: null }],
  },
  '48014': {
    PostalCode: '48014',
    City: 'Capac',
    StateCode: 'MI',
    Counties: [
      { County: 'Lapeer', CountyFips: '26087', RateArea: 6 },
      { County: 'St. Clair', CountyFips: '26147', RateArea: 7 },
    ],
  },
};

const serve = async (path: string): Promise<Response> => {
  const place = PLACES[path.split('/').at(-1) ?? ''];
  return Response.json(place ?? [], { status: path.startsWith('/api/location') && !place ? 404 : 200 });
};

const field = (name: RegExp) => screen.getAllByRole<HTMLInputElement>('textbox', { name })[0]!;
async function typeZip(zip: string) {
  openRoutes([{ path: '/new-group', element: <NewGroupScreen /> }], '/new-group');
  await pass();
  fireEvent.change(field(/ZIP code/), { target: { value: zip } });
  await pass();
}

describe('the address of a group', () => {
  setUpTab(serve);

  it('is refused at the ZIP while it is typed, where no group can be', async () => {
    await typeZip('43601');
    expect(screen.getByText('Zipcode invalid. The group must be located in Michigan.')).toBeTruthy();
    expect(field(/ZIP code/).getAttribute('aria-invalid')).toBe('true');
  });

  it('gets its city from a ZIP in several counties, and asks only for the county', async () => {
    await typeZip('48014');
    expect(field(/City/).value).toBe('Capac');
    fireEvent.click(screen.getByRole('button', { name: 'Create and quote' }));
    await pass();
    expect(screen.queryByText('City is required.')).toBeNull();
    expect(screen.getAllByText('This ZIP code is in several counties. Choose one.').length).toBeGreaterThan(0);
  });
});
