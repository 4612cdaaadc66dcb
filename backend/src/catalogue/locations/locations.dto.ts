import { LOCATION, LOCATION_LINE } from '#shared/locations/location.record';
import { answerOf } from '../../platform/http/body-of.ts';

export class LocationAnswer extends answerOf(LOCATION) {}
export class LocationLineAnswer extends answerOf(LOCATION_LINE) {}
