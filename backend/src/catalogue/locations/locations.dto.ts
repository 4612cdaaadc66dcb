import { CONFIRMED_PLACE, LOCATION, LOCATION_LINE } from '#shared/locations/location.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class LocationAnswer extends answerOf(LOCATION) {}
export class ConfirmedPlaceBody extends bodyOf(CONFIRMED_PLACE) {}
export class LocationLineAnswer extends answerOf(LOCATION_LINE) {}
