/** A point on earth: degrees, north and east positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Degrees, both ends inclusive. */
export interface CoordinateBox {
  south: number;
  north: number;
  west: number;
  east: number;
}

const EARTH_RADIUS_MILES = 3958.8;
const RADIANS = Math.PI / 180;

/** Great-circle distance in miles, by the haversine formula. */
export function milesBetween(one: Coordinates, other: Coordinates): number {
  const [here, there] = [one.latitude * RADIANS, other.latitude * RADIANS];
  const north = Math.sin((there - here) / 2);
  const east = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2);
  const chord = Math.min(1, north ** 2 + Math.cos(here) * Math.cos(there) * east ** 2);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord));
}

/** The smallest box that contains every point within the given number of miles: what an index can narrow. Not for points near a pole. */
export function boxAround({ latitude, longitude }: Coordinates, miles: number): CoordinateBox {
  const angle = miles / EARTH_RADIUS_MILES;
  const upward = angle / RADIANS;
  const sideward = Math.asin(Math.min(1, Math.sin(angle) / Math.cos(latitude * RADIANS))) / RADIANS;
  return {
    south: latitude - upward,
    north: latitude + upward,
    west: longitude - sideward,
    east: longitude + sideward,
  };
}
