import fc from 'fast-check';
import { boxAround, milesBetween } from './distance.ts';

const GRAND_RAPIDS = { latitude: 42.9634, longitude: -85.6681 };
const DETROIT = { latitude: 42.3314, longitude: -83.0458 };
const MARQUETTE = { latitude: 46.5436, longitude: -87.3954 };

it.each([
  ['nowhere', GRAND_RAPIDS, GRAND_RAPIDS, 0],
  ['across the state', GRAND_RAPIDS, DETROIT, 140],
  ['to the Upper Peninsula', DETROIT, MARQUETTE, 361],
])('%s', (_where, from, to, miles) => {
  expect(Math.round(milesBetween(from, to))).toBe(miles);
  expect(milesBetween(to, from)).toBeCloseTo(milesBetween(from, to), 9);
});

it('is 69.1 miles for a degree of latitude', () => {
  expect(milesBetween({ latitude: 42, longitude: -85 }, { latitude: 43, longitude: -85 })).toBeCloseTo(69.09, 2);
});

it('has every place within the distance in its box', () => {
  const place = fc.record({
    latitude: fc.double({ min: 18, max: 71, noNaN: true }),
    longitude: fc.double({ min: -170, max: -66, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, fc.integer({ min: 1, max: 250 }), (from, to, miles) => {
      const { south, north, west, east } = boxAround(from, miles);
      const isInside = to.latitude >= south && to.latitude <= north && to.longitude >= west && to.longitude <= east;
      return milesBetween(from, to) > miles || isInside;
    }),
    { numRuns: 2_000, seed: 20_261_120 },
  );
});

it('is no larger than needed: a place at its edge is as far away as asked', () => {
  const { north, west } = boxAround(GRAND_RAPIDS, 30);
  expect(milesBetween(GRAND_RAPIDS, { ...GRAND_RAPIDS, latitude: north })).toBeCloseTo(30, 6);
  expect(milesBetween(GRAND_RAPIDS, { ...GRAND_RAPIDS, longitude: west })).toBeCloseTo(30, 1);
});
