import { type RefObject, useRef } from 'react';

type Place = RefObject<HTMLHeadingElement | null>;

/** Headings to which the page leads from elsewhere on it. */
export interface EnrollmentPlaces {
  consents: Place;
  attestation: Place;
  signing: Place;
}

export const useEnrollmentPlaces = (): EnrollmentPlaces => ({
  consents: useRef(null),
  attestation: useRef(null),
  signing: useRef(null),
});
