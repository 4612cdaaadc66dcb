import { Controller, Get, Param } from '@nestjs/common';
import type { LocationListItem, LocationResponse } from '#shared/locations/location.record';
import { SignedIn } from '../../platform/http/access.ts';
import { Answers, AnswersList } from '../../platform/http/answers.ts';
import { LocationAnswer, LocationLineAnswer } from './locations.dto.ts';
import { LocationsService } from './locations.service.ts';

/** Spec 000 section 7, "Other calls". */
@Controller('api/location')
@SignedIn()
export class LocationsController {
  constructor(private readonly locations: LocationsService) {}

  @Get('getlocationslist/:text')
  @AnswersList(LocationLineAnswer)
  list(@Param('text') text: string): Promise<LocationListItem[]> {
    return this.locations.listBeginningWith(text);
  }

  @Get(':zip')
  @Answers(LocationAnswer, 'NOT_FOUND')
  find(@Param('zip') zip: string): Promise<LocationResponse> {
    return this.locations.findByZip(zip);
  }
}
